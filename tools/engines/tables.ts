import { leftOutOf, type Results, sumOf } from './results'
import { type Trait, TRAITS, type Traits } from './traits'

/** The data about a browser. */
export interface Walk {
  name: string
  version: string
  traits: Traits
  /** The results of each file that it has walked. */
  results: Record<string, Results>
}

const MARKS = ['<!-- engines -->', '<!-- end: engines -->'] as const

const row = (cells: string[]): string => `| ${cells.join(' | ')} |`
const table = (head: string[], rows: string[][]): string =>
  [row(head), row(head.map((_, column) => (column === 0 ? ':--' : '--:'))), ...rows.map(row)].join('\n')

const titleOf = ({ name, version }: Walk): string => `${name} ${version}`
const sum = ({ results }: Walk): Results => sumOf(Object.values(results))

function walks(all: Walk[], files: string[]): string {
  const rows = all.map(walk => {
    const { passed, failed, leftOut } = sum(walk)
    const counts = [passed, failed.length, leftOutOf({ leftOut })].map(String)
    return [titleOf(walk), `${Object.keys(walk.results).length} of ${files.length}`, ...counts]
  })
  return table(['walked in', 'files', 'passed', 'failed', 'left out'], rows)
}

/** Describes the results of a file in few words. */
function cell(results: Results | undefined): string {
  if (!results) return 'not walked'
  const parts = [`${results.passed} passed`]
  if (results.failed.length > 0) parts.push(`${results.failed.length} failed`)
  if (leftOutOf(results) > 0) parts.push(`${leftOutOf(results)} left out`)
  return parts.join(', ')
}

const byFile = (all: Walk[], files: string[]): string =>
  table(
    ['`test/e2e/` (in the repository)', ...all.map(titleOf)],
    files.map(file => [
      `\`${file.replace(/^test\/e2e\/|\.test\.ts$/g, '')}\``,
      ...all.map(({ results }) => cell(results[file])),
    ]),
  )

function lacks(all: Walk[]): string {
  const rows = (Object.keys(TRAITS) as Trait[]).map(trait => [
    TRAITS[trait][0],
    ...all.map(({ traits }) => (traits[trait] ? 'yes' : '–')),
    TRAITS[trait][1],
  ])
  return table(['', ...all.map(titleOf), 'without it'], rows)
}

const needing = (name: string, counts: Record<string, number>, what: string): string[] =>
  Object.entries(counts).map(
    ([need, count]) => `- ${name}: ${count} ${what}${count === 1 ? ' needs' : 's need'} ${need}.`,
  )

const reasons = (all: Walk[]): string[] =>
  all.flatMap(walk => {
    const { leftOut, leftOutSteps } = sum(walk)
    return [...needing(walk.name, leftOut, 'test'), ...needing(walk.name, leftOutSteps, 'step')]
  })

const failures = (all: Walk[]): string[] =>
  all.flatMap(walk => sum(walk).failed.map(test => `- ${walk.name} fails: ${test}.`))

/** Returns the document with these walks between its marks, and their first and last day. */
export function withWalks(document: string, all: Walk[], files: string[], days: string[]): string {
  const [from, to] = [document.indexOf(MARKS[0]), document.indexOf(MARKS[1])]
  if (from < 0 || to < from) throw new Error('the page has no marks for the walks')
  const parts = [
    `Taken on ${days.join(' to ')} by \`npm run engines\`, without a display.`,
    walks(all, files),
    [...reasons(all), ...failures(all)].join('\n'),
    byFile(all, files),
    lacks(all),
  ].filter(part => part !== '')
  return `${document.slice(0, from)}${MARKS[0]}\n\n${parts.join('\n\n')}\n\n${document.slice(to)}`
}
