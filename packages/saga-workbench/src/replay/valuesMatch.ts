import type { JsonValue } from '../recording/entries'
import { MASK } from '../recording/masking'

/** The sign for an unknown name. A name with several candidates lists them with `|`. */
const ANY = '?'

/** Whether two names may be the same: a release cannot distinguish all functions. */
export const namesMatch = (one: string, other: string): boolean =>
  one === other || one === ANY || (one.includes('|') && one.split('|').includes(other))

/** The kinds of values that are compared only by name; an action creator is compared by its type. */
const NAMED: readonly unknown[] = ['function', 'task']

const nameOf = ({ name }: Record<string, JsonValue>): string => (typeof name === 'string' ? name : '')

const isObject = (value: unknown): value is Record<string, JsonValue> =>
  typeof value === 'object' && value !== null

/** Whether two values may be the same: a masked value in the first one matches any text or number. */
export function valuesMatch(one: JsonValue | undefined, other: JsonValue | undefined): boolean {
  if (one === other || JSON.stringify(one) === JSON.stringify(other)) return true
  if (one === MASK) return typeof other === 'string' || typeof other === 'number'
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false
  if (NAMED.includes(one['$']) && one['$'] === other['$'])
    return (one['type'] ?? other['type']) === undefined
      ? namesMatch(nameOf(one), nameOf(other))
      : one['type'] === other['type']
  const names = Object.keys(one)
  if (names.length !== Object.keys(other).length) return false
  return names.every(name => name === MASK || (name in other && valuesMatch(one[name], other[name])))
}
