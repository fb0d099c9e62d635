import { leftOutOf, type Results, sumOf } from './results'
import { type Trait, TRAITS, type Traits } from './browsers'

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

function lacks(all: Walk[]): string {
  const rows = (Object.keys(TRAITS) as Trait[]).map(trait => [
    TRAITS[trait][0],
    ...all.map(({ traits }) => (traits[trait] ? 'yes' : '–')),
    TRAITS[trait][1],
  ])
  return table(['', ...all.map(titleOf), 'without it'], rows)
}

const counted = (count: number, what: string): string[] =>
  count === 0 ? [] : [`${count} ${what}${count === 1 ? '' : 's'}`]

/** Returns a table of the features that tests need, with the number of tests and steps that each browser left out; '' if it left out none. */
function reasons(all: Walk[]): string {
  const sums = all.map(sum)
  const needs = new Set(
    sums.flatMap(({ leftOut, leftOutSteps }) => Object.keys({ ...leftOut, ...leftOutSteps })),
  )
  const rows = [...needs].map(need => [
    need,
    ...sums.map(({ leftOut, leftOutSteps }) =>
      [...counted(leftOut[need] ?? 0, 'test'), ...counted(leftOutSteps[need] ?? 0, 'step')].join(', '),
    ),
  ])
  return rows.length === 0 ? '' : table(['left out, because it needs', ...all.map(({ name }) => name)], rows)
}

const failures = (all: Walk[]): string[] =>
  all.flatMap(walk => sum(walk).failed.map(test => `- ${walk.name} fails: ${test}.`))

/** Returns the document with these walks between its marks, and their first and last day. */
export function withWalks(document: string, all: Walk[], files: string[], days: string[]): string {
  const [from, to] = [document.indexOf(MARKS[0]), document.indexOf(MARKS[1])]
  if (from < 0 || to < from) throw new Error('the page has no marks for the walks')
  const parts = [
    `Taken on ${days.join(' to ')} by \`npm run engines\`, without a display.`,
    walks(all, files),
    reasons(all),
    failures(all).join('\n'),
    lacks(all),
  ].filter(part => part !== '')
  return `${document.slice(0, from)}${MARKS[0]}\n\n${parts.join('\n\n')}\n\n${document.slice(to)}`
}
