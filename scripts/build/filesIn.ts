import { readdirSync } from 'node:fs'
import path from 'node:path'

/** Every file in a folder and below. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile())
    .map(entry => path.join(entry.parentPath, entry.name))
