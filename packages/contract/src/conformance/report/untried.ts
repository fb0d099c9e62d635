import type { Journey } from '../journeys'
import type { Outcome } from './outcome'

/** The aspects that this command never tests. */
const NEVER =
  'not covered by this command: device checks, the registration of a one-time-code credential and the return from an identity provider, which need a browser or a device; and whether the response to an unknown name takes as long as to a known one'

export interface Left {
  /** Journeys that `--only` or `--without` excluded. */
  unchosen: string[]
  /** Journeys that only calls can test, if the journeys were walked on the page. */
  unwalked: string[]
  /** Journeys that need an option, by that option. */
  options: [option: string, journeys: string[]][]
  /** Calls of the contract that no step made. */
  calls: string[]
  /** False over http, where `Secure` cannot be tested. */
  overTls: boolean
  /** True if `--only` selected the journeys: the user knows that the rest is missing. */
  isSelection: boolean
}

/** Returns the journeys and calls of the contract that the outcomes do not cover; none of a selection. */
export function leftOf(
  outcomes: Outcome[],
  all: Journey[],
  calls: ReadonlyMap<string, string>,
  { api, isSelection }: { api: string; isSelection: boolean },
): Left {
  const overTls = api.startsWith('https:')
  if (isSelection) return { unchosen: [], unwalked: [], options: [], calls: [], overTls, isSelection }
  const made = new Set(outcomes.flatMap(({ operations }) => operations))
  const rest = all.filter(({ id }) => !outcomes.some(({ journey }) => journey.id === id))
  const options = [...new Set(rest.flatMap(({ option }) => option ?? []))]
  const idsOf = (option: string | undefined): string[] =>
    rest.filter(journey => journey.option === option).map(({ id }) => id)
  return {
    unchosen: idsOf(undefined),
    unwalked: [],
    options: options.map(option => [option, idsOf(option)]),
    calls: [...calls].filter(([operation]) => !made.has(operation)).map(([, call]) => call),
    overTls,
    isSelection,
  }
}

const namesOf = (outcomes: Outcome[]): string => outcomes.map(({ journey }) => journey.id).join(', ')

/** Returns the last lines of a result: the aspects that it does not cover. */
export function untriedLines(outcomes: Outcome[], left: Left): string[] {
  const rows: [what: string, which: string][] = [
    ['journeys without a person or a secret', namesOf(outcomes.filter(outcome => 'lacks' in outcome))],
    [
      'journeys of extensions that the backend does not announce',
      namesOf(outcomes.filter(outcome => 'extension' in outcome)),
    ],
    [
      'journeys that were not carried, after the step that failed',
      namesOf(outcomes.filter(({ kind }) => kind === 'not carried')),
    ],
    ['journeys that were not selected', left.unchosen.join(', ')],
    [
      'journeys that are not walked on a page, so run the command without --browser too',
      left.unwalked.join(', '),
    ],
    ...left.options.map(([option, journeys]): [string, string] => [
      `tests that lock people out, without --${option}`,
      journeys.join(', '),
    ]),
    ['calls of the contract that no step made', left.calls.join(', ')],
    ['Secure, which is required only over https', left.overTls ? '' : 'the step secure of cookie'],
  ]
  const lines = rows.filter(([, which]) => which !== '').map(([what, which]) => `- ${what}: ${which}`)
  if (!left.isSelection) lines.push(`- ${NEVER}`)
  return lines.length === 0 ? [] : ['', 'Not tried', ...lines]
}
