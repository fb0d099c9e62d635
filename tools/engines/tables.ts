import { leftOutOf, type Results } from './results'
import { type Trait, TRAITS, type Traits } from './traits'

/** What is told of a browser. */
export interface Walk {
  name: string
  version: string
  traits: Traits
  /** Missing where it was only asked what it has. */
  results?: Results
  /** How many files it has walked, of how many. */
  files?: string
}

const MARKS = ['<!-- engines -->', '<!-- end: engines -->'] as const

const row = (cells: string[]): string => `| ${cells.join(' | ')} |`
const table = (head: string[], rows: string[][]): string =>
  [row(head), row(head.map((_, column) => (column === 0 ? ':--' : '--:'))), ...rows.map(row)].join('\n')

function walks(all: Walk[]): string {
  const rows = all.flatMap(({ name, version, results, files = '' }) =>
    results
      ? [
          [
            `${name} ${version}`,
            files,
            String(results.passed),
            String(results.failed.length),
            String(leftOutOf(results)),
          ],
        ]
      : [],
  )
  return table(['walked in', 'files', 'passed', 'failed', 'left out'], rows)
}

function lacks(all: Walk[]): string {
  const rows = (Object.keys(TRAITS) as Trait[]).map(trait => [
    TRAITS[trait][0],
    ...all.map(({ traits }) => (traits[trait] ? 'yes' : '–')),
    TRAITS[trait][1],
  ])
  return table(['', ...all.map(({ name, version }) => `${name} ${version}`), 'without it'], rows)
}

const reasons = (all: Walk[]): string[] =>
  all.flatMap(({ name, results }) =>
    Object.entries(results?.leftOut ?? {}).map(
      ([need, count]) => `- ${name}: ${count} ${count === 1 ? 'test needs' : 'tests need'} ${need}.`,
    ),
  )

const failures = (all: Walk[]): string[] =>
  all.flatMap(({ name, results }) => (results?.failed ?? []).map(test => `- ${name} fails: ${test}.`))

/** The document with these walks between its marks, and the day on which they were taken. */
export function withWalks(document: string, all: Walk[], day: string): string {
  const [from, to] = [document.indexOf(MARKS[0]), document.indexOf(MARKS[1])]
  if (from < 0 || to < from) throw new Error('the page has no marks for the walks')
  const parts = [
    `Taken on ${day} by \`npm run engines\`, without a display.`,
    walks(all),
    [...reasons(all), ...failures(all)].join('\n'),
    lacks(all),
  ].filter(part => part !== '')
  return `${document.slice(0, from)}${MARKS[0]}\n\n${parts.join('\n\n')}\n\n${document.slice(to)}`
}
