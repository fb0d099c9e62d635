import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'

export interface Versions {
  app: string
  /** `info.version` of the contract. */
  contract: string
  /** The first row of the changelog's table. */
  listed: { app: string; contract: string } | undefined
  /** True where the changelog has a chapter of the app's version. */
  told: boolean
  /** What the changelog says of no version yet; '' for nothing. */
  unreleased: string
}

/** The versions of the app and of the contract, and what `CHANGELOG.md` says of them. */
export function readVersions(root: string): Versions {
  const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')
  const { version: app } = JSON.parse(read('package.json')) as { version: string }
  const { info } = parse(read('docs/contract/openapi.yaml')) as { info: { version: string } }
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
