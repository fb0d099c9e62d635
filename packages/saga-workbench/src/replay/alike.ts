import type { Shown } from '../recording/entries'
import { MASK } from '../recording/masking'

/** In the place of a name that nobody knows; several that it may be stand beside each other. */
const ANY = '?'

/** Whether two names may be the same: a release does not tell all functions apart. */
export const namesAlike = (one: string, other: string): boolean =>
  one === other || one === ANY || (one.includes('|') && one.split('|').includes(other))

/** What is told by its name alone; the creator of an action by the action's type. */
const NAMED: readonly unknown[] = ['function', 'task']

const nameOf = ({ name }: Record<string, Shown>): string => (typeof name === 'string' ? name : '')

const isObject = (value: unknown): value is Record<string, Shown> =>
  typeof value === 'object' && value !== null

/** Whether two values may be the same: what is masked in the first stands for any text or number. */
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
