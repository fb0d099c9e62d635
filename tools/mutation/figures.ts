import { markdownTable, partsAround, withPart } from 'tools/documents'

/** The results of a group's mutants; `score` is the percentage noticed of all that count. */
export interface Figures {
  group: string
  mutants: number
  noticed: number
  survived: number
  score: number
}

/** The part of Stryker's report that is read. */
export interface Report {
  files: Record<string, { mutants: { status: string }[] }>
}

const NOTICED = ['Killed', 'Timeout']
const SURVIVED = ['Survived', 'NoCoverage']

export function figuresOf(group: string, { files }: Report): Figures {
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status))
  const count = (of: string[]): number => statuses.filter(status => of.includes(status)).length
  const [noticed, survived] = [count(NOTICED), count(SURVIVED)]
  const mutants = noticed + survived
  return { group, mutants, noticed, survived, score: mutants === 0 ? 100 : (100 * noticed) / mutants }
}

const PART = 'mutation'
const ROW = /^\| (\w+) \| (\d+) \| (\d+) \| (\d+) \| ([\d.]+) \| \d+ \|$/gm

/** Returns the stored figures of a page, by group. */
export function readFigures(page: string): Map<string, Figures> {
  const [, within] = partsAround(page, PART)
  return new Map(
    [...within.matchAll(ROW)].map(([, group = '', ...figures]) => {
      const [mutants = 0, noticed = 0, survived = 0, score = 0] = figures.map(Number)
      return [group, { group, mutants, noticed, survived, score }]
    }),
  )
}

const shown = (score: number): string => score.toFixed(1)

/** Returns the page with these figures, each next to the minimum score of its group. */
export function withFigures(page: string, figures: Iterable<Figures>, least: Record<string, number>): string {
  const rows = [...figures].map(({ group, mutants, noticed, survived, score }) =>
    [group, mutants, noticed, survived, shown(score), least[group] ?? 0].map(String),
  )
  const columns = ['group', 'mutants', 'noticed', 'survived', 'score, %', 'least, %']
  return withPart(page, PART, markdownTable(columns, rows))
}

/** Returns the complaints about a group's score: below its minimum, or lower than the stored one. */
export function complaintsOf(now: Figures, before: Figures | undefined, least: number): string[] {
  const [score, was] = [shown(now.score), before && shown(before.score)]
  return [
    ...(now.score < least ? [`${now.group}: ${score} % is under ${least} %`] : []),
    ...(was !== undefined && Number(score) < Number(was)
      ? [`${now.group}: ${score} % is lower than ${was} %, the last figure`]
      : []),
  ]
}
