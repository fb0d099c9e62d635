import { readFileSync } from 'node:fs'
import path from 'node:path'
import { CONTRACT } from 'foyer-contract/document/readDocument'
import { parse } from 'yaml'

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
