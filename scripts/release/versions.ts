import { readFileSync } from 'node:fs'
import path from 'node:path'
import { CONTRACT } from 'foyer-contract/document/readDocument'
import { parse } from 'yaml'
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

export interface Versions {
  app: string
  /** `info.version` of the contract. */
  contract: string
  /** The first row of the changelog's table. */
  listed: { app: string; contract: string } | undefined
  /** True if the changelog has a chapter for the app's version. */
  told: boolean
  /** The changes that belong to no version yet; '' if there are none. */
  unreleased: string
}

/** Returns the versions of the app and of the contract, and their entries in `CHANGELOG.md`. */
export function readVersions(root: string): Versions {
  const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')
  const { version: app } = JSON.parse(read('package.json')) as { version: string }
  const { info } = parse(read(CONTRACT)) as { info: { version: string } }
  const changes = read('CHANGELOG.md')
  const row = /^\| (\d\S*) \| (\d\S*) \|/m.exec(changes)
  const chapters = new Map(
    changes.split(/^## /m).map(chapter => {
      const [title = '', ...lines] = chapter.split('\n')
      return [title.trim(), lines.join('\n').trim()]
    }),
  )
  return {
    app,
    contract: info.version,
    listed: row ? { app: row[1] ?? '', contract: row[2] ?? '' } : undefined,
    told: chapters.has(app),
    unreleased: chapters.get('Unreleased') ?? '',
  }
}
