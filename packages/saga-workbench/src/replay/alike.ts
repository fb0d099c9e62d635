import type { Shown } from '../recording/entries'
import { MASK } from '../recording/masking'

/** The sign for an unknown name. A name with several candidates lists them with `|`. */
const ANY = '?'

/** Whether two names may be the same: a release cannot distinguish all functions. */
export const namesAlike = (one: string, other: string): boolean =>
  one === other || one === ANY || (one.includes('|') && one.split('|').includes(other))

/** The kinds of values that are compared only by name; an action creator is compared by its type. */
const NAMED: readonly unknown[] = ['function', 'task']

const nameOf = ({ name }: Record<string, Shown>): string => (typeof name === 'string' ? name : '')

const isObject = (value: unknown): value is Record<string, Shown> =>
  typeof value === 'object' && value !== null

/** Whether two values may be the same: a masked value in the first one matches any text or number. */
export function alike(one: Shown | undefined, other: Shown | undefined): boolean {
  if (one === other || JSON.stringify(one) === JSON.stringify(other)) return true
  if (one === MASK) return typeof other === 'string' || typeof other === 'number'
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) return false
  if (NAMED.includes(one['$']) && one['$'] === other['$'])
    return (one['type'] ?? other['type']) === undefined
      ? namesAlike(nameOf(one), nameOf(other))
      : one['type'] === other['type']
  const names = Object.keys(one)
  if (names.length !== Object.keys(other).length) return false
  return names.every(name => name === MASK || (name in other && alike(one[name], other[name])))
}
