import type { Check } from '@redocly/respect-core'
import type { Criterion } from '../journeys'

// eslint-disable-next-line no-control-regex -- the runner colours its messages
const COLOUR = /\u001b\[\d+m/g

const plain = (message = ''): string => message.replace(COLOUR, '')

/** The first line contains the error; the following lines quote the body. */
const headline = (message?: string): string =>
  plain(message)
    .split('\n')
    .map(line => line.trim())
    .find(line => line !== '') ?? ''

/** Returns the field to which the quoted lines point, without its value. */
const fieldIn = (message?: string): string =>
  /^> +\d+ \| *"([^"]+)":/m.exec(plain(message))?.[1] ?? 'the body'

const STATUS = /\$statusCode == (\d+)/g

const either = (words: string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`

/** Together, these statuses mean that a call is optional. */
const NOT_OFFERED = ['404', '405', '501']

/** Returns the statuses that a step accepts; none if it accepts any. */
export const statusesIn = (criteria: Criterion[]): string[] =>
  criteria.flatMap(({ condition }) => [...condition.matchAll(STATUS)].map(([, status = '']) => status))

/** Returns the statuses that a step accepts, in words; empty if it accepts any. */
export function statusesOf(criteria: Criterion[]): string {
  const all = statusesIn(criteria)
  const mayLack = NOT_OFFERED.every(status => all.includes(status))
  return either(mayLack ? all.filter(status => !NOT_OFFERED.includes(status)) : all)
}

const isStatus = ({ condition = '' }: Check): boolean => condition.startsWith('$statusCode')

/** The order of the reported checks: only the first failed one is reported, because the others follow from it or wait for the next run. */
const RANK: ((check: Check) => boolean)[] = [
  ({ name }) => name === 'unexpected error' || name === 'failed network request',
  check => check.name === 'success criteria check' && isStatus(check),
  ({ name }) => name === 'content-type check',
  ({ name }) => name === 'schema check',
  ({ name }) => name === 'success criteria check',
  () => true,
]

const firstOf = (failed: Check[]): Check | undefined =>
  RANK.map(isOf => failed.find(isOf)).find(check => check !== undefined)

/** Returns the actual result of a call, to follow its method and path; quotes no body. */
export function reasonOf(failed: Check[], status: number | undefined, criteria: Criterion[]): string {
  const check = firstOf(failed)
  const answered = status === undefined ? 'returned no readable response' : `returned ${status}`
  if (!check) return answered
  const { name, condition, message } = check
  if (name === 'success criteria check' && isStatus(check))
    return `${answered} instead of ${statusesOf(criteria)}`
  if (name === 'success criteria check') {
    const seen = criteria.find(one => one.condition === condition)?.seen
    return `${answered}, but ${seen === undefined ? `this does not hold: ${condition ?? ''}` : `the response ${seen}`}`
  }
  if (name === 'schema check') {
    // The schema keyword precedes the message, in capitals.
    const said = headline(message).replace(/^[A-Z]+ /, '')
    return `${answered}, but ${fieldIn(message)} does not match the contract: it ${said}`
  }
  if (name === 'content-type check') {
    const [type, expected] = [/Content type (\S+)/, /Expected content types: ([^\n]+?)\.?$/m].map(
      pattern => pattern.exec(plain(message))?.[1],
    )
    return `${answered} with ${type ?? 'an unknown type'} instead of ${expected ?? 'JSON'}`
  }
  return headline(message)
}
