import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'

function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    // A copy of the tree without its history.
    return undefined
  }
}

/** The commit that is tested; it chooses the samples, so that a second run of a commit takes the same ones. */
export const commitSeed = (): string => git('rev-parse', 'HEAD') ?? 'no history'

/** Whether the last commit or the working tree changes any of these paths. */
const haveChanged = (paths: readonly string[]): boolean =>
  git('diff', '--name-only', 'HEAD~1', '--', ...paths) !== ''

const rankOf = (seed: string, name: string): string =>
  createHash('sha256').update(`${seed} ${name}`).digest('hex')

/**
 * Returns one in `oneIn` of the rows, chosen by the commit. Returns all of them if the last commit or the working tree
 * changes one of `paths`, or if FOYER_EVERY is set. `nameOf` must name each row differently.
 */
export function sample<Row>(
  rows: readonly Row[],
  oneIn: number,
  nameOf: (row: Row) => string,
  paths: readonly string[],
): Row[] {
  if (process.env.FOYER_EVERY || haveChanged(paths)) return [...rows]
  const seed = commitSeed()
  const taken = new Set(
    [...rows]
      .sort((one, other) => (rankOf(seed, nameOf(one)) < rankOf(seed, nameOf(other)) ? -1 : 1))
      .slice(0, Math.ceil(rows.length / oneIn)),
  )
  return rows.filter(row => taken.has(row))
}
