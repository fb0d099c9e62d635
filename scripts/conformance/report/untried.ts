import type { Journey } from '../journeys'
import type { Outcome } from './outcome'

/** The aspects that this command never tests. */
const NEVER =
  'never by this command: device checks, the registration of a one-time-code credential and the way back from an identity provider, which need a browser or a device; whether an unknown name is answered as fast as a known one'

export interface Left {
  /** Journeys that `--only` or `--without` excluded. */
  unchosen: string[]
  /** Journeys that need an option, by that option. */
  options: [option: string, journeys: string[]][]
  /** Calls of the contract that no step made. */
  calls: string[]
  /** False over http, where `Secure` cannot be tested. */
  overTls: boolean
}

/** Returns the journeys and calls of the contract that the outcomes do not cover. */
export function leftOf(outcomes: Outcome[], all: Journey[], calls: Map<string, string>, api: string): Left {
  const made = new Set(outcomes.flatMap(({ operations }) => operations))
  const rest = all.filter(({ id }) => !outcomes.some(({ journey }) => journey.id === id))
  const options = [...new Set(rest.flatMap(({ option }) => option ?? []))]
  const idsOf = (option: string | undefined): string[] =>
    rest.filter(journey => journey.option === option).map(({ id }) => id)
  return {
    unchosen: idsOf(undefined),
    options: options.map(option => [option, idsOf(option)]),
    calls: [...calls].filter(([operation]) => !made.has(operation)).map(([, call]) => call),
    overTls: api.startsWith('https:'),
  }
}

const namesOf = (outcomes: Outcome[], kind: Outcome['kind']): string =>
  outcomes
    .filter(outcome => outcome.kind === kind)
    .map(({ journey }) => journey.id)
    .join(', ')

/** Returns the last lines of a result: the aspects that it does not cover. */
export function untriedLines(outcomes: Outcome[], left: Left): string[] {
  const rows: [what: string, which: string][] = [
    ['journeys that lack a person or a secret', namesOf(outcomes, 'left out')],
    ['extensions that the backend does not say', namesOf(outcomes, 'not tried')],
    ['journeys that broke off, from their step on', namesOf(outcomes, 'not carried')],
    ['journeys that were not chosen', left.unchosen.join(', ')],
    ...left.options.map(([option, journeys]): [string, string] => [
      `what locks people out, without --${option}`,
      journeys.join(', '),
    ]),
    ['calls of the contract that no step made', left.calls.join(', ')],
    ['Secure, which counts over https alone', left.overTls ? '' : 'the step secure of cookie'],
  ]
  return [
    '',
    'Not tried',
    ...rows.filter(([, which]) => which !== '').map(([what, which]) => `- ${what}: ${which}`),
    `- ${NEVER}`,
  ]
}
