import type { Journey } from '../journeys'
import type { Outcome, Stop } from './outcome'

const MARKS = { carried: '✓', 'not carried': '✗', 'not tried': '–' }
const INDENT = ' '.repeat(4)

type Untried = Extract<Outcome, { kind: 'not tried' }>

const whyNot = (outcome: Untried): string =>
  'lacks' in outcome
    ? `it needs ${outcome.lacks.join(', ')}`
    : `the backend does not announce the extension ${outcome.extension}`

const asClause = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1)

/** Returns a sentence with the requirement and the result, and another with other possible causes. */
export const sentenceOf = ({ call, reason, rule, hint }: Stop): string =>
  `${call} ${reason}: ${asClause(rule)}${hint === undefined ? '' : ` ${hint}`}`

const pageLines = ({ page }: Stop): string[] => (page === undefined ? [] : [`${INDENT}${page}`])

/** Identifies a cause, so that it is reported once: the hint, or the same result of the same call. */
const causeOf = ({ call, reason, hint }: Stop): string => hint ?? `${call} ${reason}`

/** Returns the lines of an outcome; `told` has the causes that were already reported, with their places. */
function linesOf(outcome: Outcome, told: Map<string, string>): string[] {
  const { journey, kind } = outcome
  const line = `${MARKS[kind]} ${journey.id}: ${journey.summary}`
  if (kind === 'carried') {
    const fresh = (outcome.notes ?? []).filter(note => !told.has(note))
    for (const note of fresh) told.set(note, journey.id)
    return [line, ...fresh.map(note => `${INDENT}${note}`)]
  }
  if (kind === 'not tried') return [line, `${INDENT}${kind}: ${whyNot(outcome)}`]
  const { stop } = outcome
  const cause = causeOf(stop)
  const before = told.get(cause)
  if (before !== undefined) return [line, `${INDENT}${stop.step}: same cause as ${before}`]
  told.set(cause, `${journey.id}, ${stop.step}`)
  return [
    line,
    `${INDENT}${stop.step}: ${sentenceOf(stop)}`,
    ...pageLines(stop),
    `${INDENT}read ${journey.read}`,
  ]
}

const countOf = (outcomes: Outcome[], kind: Outcome['kind']): number =>
  outcomes.filter(outcome => outcome.kind === kind).length

/** The aspects that this command never tests. */
const NEVER =
  'not covered by this command: device checks, the registration of a one-time-code credential and the return from an identity provider, which need a browser or a device; and whether the response to an unknown name takes as long as to a known one'

/** The run whose outcomes are reported. */
export interface Scope {
  /** The origin of the backend. */
  api: string
  /** The journeys of the contract. */
  all: Journey[]
  /** Those that the options selected; some have no outcome if the journeys were walked on the page. */
  chosen: Journey[]
  /** The calls of the contract, by operation. */
  calls: ReadonlyMap<string, string>
  /** True if `--only` selected the journeys, or on the page: the user knows that the rest is missing. */
  isSelection: boolean
}

const idsOf = (journeys: Journey[]): string => journeys.map(({ id }) => id).join(', ')

/** Returns the last lines of a result: the aspects that it does not cover. Over http, `Secure` cannot be tested. */
export function untriedLines(outcomes: Outcome[], { api, all, chosen, calls, isSelection }: Scope): string[] {
  const those = (isOne: (outcome: Outcome) => boolean): string =>
    idsOf(outcomes.filter(isOne).map(({ journey }) => journey))
  const isLeft = ({ id }: Journey): boolean => !outcomes.some(({ journey }) => journey.id === id)
  const rest = isSelection ? [] : all.filter(isLeft)
  const made = new Set(outcomes.flatMap(({ operations }) => operations))
  const unmade = isSelection ? [] : [...calls].filter(([operation]) => !made.has(operation))
  const options = [...new Set(rest.flatMap(({ option }) => option ?? []))]
  const rows: [what: string, which: string][] = [
    ['journeys without a person or a secret', those(outcome => 'lacks' in outcome)],
    ['journeys of extensions that the backend does not announce', those(outcome => 'extension' in outcome)],
    [
      'journeys that were not carried, after the step that failed',
      those(({ kind }) => kind === 'not carried'),
    ],
    ['journeys that were not selected', idsOf(rest.filter(({ option }) => option === undefined))],
    [
      'journeys that are not walked on a page, so run the command without --browser too',
      idsOf(chosen.filter(isLeft)),
    ],
    ...options.map((option): [string, string] => [
      `tests that lock people out, without --${option}`,
      idsOf(rest.filter(journey => journey.option === option)),
    ]),
    ['calls of the contract that no step made', unmade.map(([, call]) => call).join(', ')],
    [
      'Secure, which is required only over https',
      api.startsWith('https:') ? '' : 'the step secure of cookie',
    ],
  ]
  const lines = rows.filter(([, which]) => which !== '').map(([what, which]) => `- ${what}: ${which}`)
  if (!isSelection) lines.push(`- ${NEVER}`)
  return lines.length === 0 ? [] : ['', 'Not tried', ...lines]
}

const COUNTED = ['carried', 'not carried', 'not tried'] as const

/** Formats the outcomes for readers, and lists the journeys that were not tried. */
export function asText(outcomes: Outcome[], scope: Scope): string {
  const told = new Map<string, string>()
  const chapter = (name: string): Outcome[] => outcomes.filter(({ journey }) => journey.chapter === name)
  const section = (title: string, part: Outcome[]): string[] =>
    part.length === 0 ? [] : [title, ...part.flatMap(outcome => linesOf(outcome, told)), '']
  return [
    ...section('Journeys', chapter('journey')),
    ...section('Security', chapter('security')),
    COUNTED.map(kind => `${countOf(outcomes, kind)} ${kind}`).join(', '),
    ...untriedLines(outcomes, scope),
  ].join('\n')
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string =>
  // XML allows no control characters.
  text.replace(/\p{Cc}+/gu, ' ').replace(/[&<>"]/g, sign => ENTITIES[sign] ?? sign)

const seconds = (outcome: Outcome): string => (outcome.ms / 1000).toFixed(3)

function caseOf(outcome: Outcome): string {
  const { journey } = outcome
  const open = `    <testcase classname="${journey.chapter}" name="${journey.id}: ${escaped(journey.summary)}" time="${seconds(outcome)}"`
  if (outcome.kind === 'carried' && !outcome.notes) return `${open}/>`
  const inner =
    outcome.kind === 'carried'
      ? `<system-out>${escaped((outcome.notes ?? []).join('; '))}</system-out>`
      : outcome.kind === 'not tried'
        ? `<skipped message="${escaped(whyNot(outcome))}"/>`
        : `<failure message="${escaped(`${outcome.stop.step}: ${outcome.stop.rule}`)}">${escaped(
            [sentenceOf(outcome.stop), outcome.stop.page, `Read ${journey.read}`].filter(Boolean).join(' '),
          )}</failure>`
  return `${open}>\n      ${inner}\n    </testcase>`
}

/** Formats the outcomes for machines, as JUnit XML. */
export function asJunit(outcomes: Outcome[]): string {
  const total = outcomes.reduce((sum, outcome) => sum + Number(seconds(outcome)), 0).toFixed(3)
  const counts = `tests="${outcomes.length}" failures="${countOf(outcomes, 'not carried')}" errors="0" skipped="${countOf(outcomes, 'not tried')}" time="${total}"`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="conformance" ${counts}>`,
    `  <testsuite name="conformance" ${counts}>`,
    ...outcomes.map(caseOf),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n')
}

/** Returns true if at least one journey was run and none was interrupted. */
export const carriesAll = (outcomes: Outcome[]): boolean =>
  outcomes.some(({ kind }) => kind === 'carried') && !outcomes.some(({ kind }) => kind === 'not carried')
