import { readdirSync } from 'node:fs'
import path from 'node:path'

/** Returns every file in a folder and its subfolders. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile())
    .map(entry => path.join(entry.parentPath, entry.name))
