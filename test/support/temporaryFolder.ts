import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const made: string[] = []

afterAll(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** Makes an empty folder that is removed when the tests of the file are over; its name begins with `name`. */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-`))
  made.push(folder)
  return folder
}
