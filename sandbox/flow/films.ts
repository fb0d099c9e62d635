import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Film } from 'saga-workbench/room/host'

const FOLDER = 'test-results'
const FILM = /^[\w-]+\.foyer\.json$/
const GOOD = /\.foyer\.json$/

const textOf = (file: string): Promise<string | undefined> =>
  readFile(path.join(FOLDER, file), 'utf8').catch(() => undefined)

/** Returns the names of the recordings of failed tests. */
export async function filmNames(): Promise<string[]> {
  const files = await readdir(FOLDER).catch(() => [])
  return files.filter(file => FILM.test(file)).toSorted()
}

/** Returns a recording by its name; undefined if there is none. */
export async function filmOf(name: string): Promise<Film | undefined> {
  const failed = FILM.test(name) ? await textOf(name) : undefined
  const good = await textOf(path.basename(name).replace(GOOD, '.good.foyer.json'))
  return failed === undefined ? undefined : { failed, ...(good !== undefined && { good }) }
}
