import { execFileSync } from 'node:child_process'
import { Complaint } from 'scripts/command/command'

const git = (root: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()

/** Returns the time of the release: `SOURCE_DATE_EPOCH` (seconds), otherwise the time of the commit; throws a Complaint if neither is known. */
export function madeAt(root: string, env: NodeJS.ProcessEnv = process.env): Date {
  const given = env.SOURCE_DATE_EPOCH
  if (given !== undefined && !/^\d{1,11}$/.test(given))
    throw new Complaint('SOURCE_DATE_EPOCH must be a number of seconds since 1970.', 2)
  try {
    return new Date(Number(given ?? git(root, 'log', '-1', '--format=%ct')) * 1000)
  } catch {
    throw new Complaint("The commit's time is unknown: set SOURCE_DATE_EPOCH.")
  }
}

/** Returns the files that differ from the commit; none if there is no repository. */
export function changedFiles(root: string): string[] {
  try {
    return git(root, 'status', '--porcelain').split('\n').filter(Boolean)
  } catch {
    return []
  }
}
