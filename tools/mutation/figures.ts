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

const MARKS = ['<!-- mutation -->', '<!-- end: mutation -->'] as const
const ROW = /^\| (\w+) \| (\d+) \| (\d+) \| (\d+) \| ([\d.]+) \| (\d+) \|$/

const bounds = (page: string): [from: number, to: number] => {
  const [from, to] = [page.indexOf(MARKS[0]), page.indexOf(MARKS[1])]
  if (from < 0 || to < from) throw new Error('the page has no marks for the figures')
  return [from + MARKS[0].length, to]
}

/** Returns the stored figures of a page, by group. */
export const readFigures = (page: string): Map<string, Figures> =>
  new Map(
    page
      .slice(...bounds(page))
      .split('\n')
      .flatMap(line => {
        const [, group = '', mutants, noticed, survived, score] = ROW.exec(line) ?? []
        return group === ''
          ? []
          : [
              [
                group,
                {
                  group,
                  mutants: Number(mutants),
                  noticed: Number(noticed),
                  survived: Number(survived),
                  score: Number(score),
                },
              ],
            ]
      }),
  )

const shown = (score: number): string => score.toFixed(1)

/** Returns the page with these figures, each next to the minimum score of its group. */
export function withFigures(page: string, figures: Iterable<Figures>, least: Record<string, number>): string {
  const rows = [...figures].map(
    ({ group, mutants, noticed, survived, score }) =>
      `| ${group} | ${mutants} | ${noticed} | ${survived} | ${shown(score)} | ${least[group] ?? 0} |`,
  )
  const head = [
    '| group | mutants | noticed | survived | score, % | least, % |',
    '| :-- | --: | --: | --: | --: | --: |',
  ]
  const [from, to] = bounds(page)
  return `${page.slice(0, from)}\n\n${[...head, ...rows].join('\n')}\n\n${page.slice(to)}`
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
