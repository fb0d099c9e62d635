import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { KEYS } from 'scripts/messages/state'
import { enUSInitial } from 'src/messages/en-US.initial'

const FOLDER = 'src/messages/en-US'
const keysIn = (file: string): string[] =>
  [...readFileSync(path.join(FOLDER, file), 'utf8').matchAll(/^ {2}'([\w.]+)':/gm)].map(([, key = '']) => key)

// A spread hides both from the compiler.
test('each English text is in one file, and each file is in the catalogue', () => {
  const inFiles = readdirSync(FOLDER).flatMap(keysIn)
  const later = KEYS.filter(key => !Object.hasOwn(enUSInitial, key))
  expect(inFiles.sort()).toEqual([...later].sort())
})
