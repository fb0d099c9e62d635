import { markdownTable, partsAround, withPart } from 'tools/documents'

/** The results of a group's mutants. */
export interface Figures {
  noticed: number
  survived: number
}

/** The part of Stryker's report that is read. */
export interface Report {
  files: Record<string, { mutants: { status: string }[] }>
}

export function figuresOf({ files }: Report): Figures {
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status))
  const count = (...of: string[]): number => statuses.filter(status => of.includes(status)).length
  return { noticed: count('Killed', 'Timeout'), survived: count('Survived', 'NoCoverage') }
}

/** Returns the percentage of mutants that are noticed, with one decimal place. */
export const scoreOf = ({ noticed, survived }: Figures): string =>
  (survived === 0 ? 100 : (100 * noticed) / (noticed + survived)).toFixed(1)

const PART = 'mutation'
const ROW = /^\| (\w+) \| \d+ \| (\d+) \| (\d+) \|/gm

/** Returns the stored figures of a page, by group. */
export function readFigures(page: string): Map<string, Figures> {
  const [, within] = partsAround(page, PART)
  return new Map(
    [...within.matchAll(ROW)].map(([, group = '', noticed, survived]) => [
      group,
      { noticed: Number(noticed), survived: Number(survived) },
    ]),
  )
}

/** Returns the page with these figures, each next to the minimum score of its group. */
export function withFigures(
  page: string,
  all: ReadonlyMap<string, Figures>,
  least: Record<string, number>,
): string {
  const rows = [...all].map(([group, figures]) => {
    const { noticed, survived } = figures
    return [group, noticed + survived, noticed, survived, scoreOf(figures), least[group] ?? 0].map(String)
  })
  const columns = ['group', 'mutants', 'noticed', 'survived', 'score, %', 'least, %']
  return withPart(page, PART, markdownTable(columns, rows))
}

/** Returns the complaints about a score: below its minimum, or lower than the stored one. */
export function complaintsOf(now: Figures, before: Figures | undefined, least: number): string[] {
  const [score, was] = [scoreOf(now), before && scoreOf(before)]
  return [
    ...(Number(score) < least ? [`${score} % is under ${least} %`] : []),
    ...(Number(score) < Number(was) ? [`${score} % is lower than ${was} %, the last figure`] : []),
  ]
}
