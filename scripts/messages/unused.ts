import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { MessageKey } from 'src/messages/en-US'
import { KEYS } from './state'

const FOLDERS = ['src', 'scripts/build']
const CATALOGUES = 'src/messages'
/** A key that is put together from one part: `problem.${code}`, `${page}.heading`. */
const TEMPLATE = /`([\w.]*)\$\{[^`}]+\}([\w.]*)`/g
/** What may take the place of that part: a literal, or the name of a row of a table. */
const NAME = /'(\w+)'|(\w+): \{/g

/** Returns a test of whether a source names a text: by its whole key, or by a template and, anywhere, the name in its place. */
export function usesOf(source: string): (key: string) => boolean {
  const names = new Set([...source.matchAll(NAME)].map(([, literal, row]) => literal ?? row))
  const templates = [...source.matchAll(TEMPLATE)].flatMap(([, head = '', tail = '']) =>
    head.includes('.') || tail.startsWith('.') ? [{ head, tail }] : [],
  )
  return key =>
    source.includes(`'${key}'`) ||
    source.includes(`"${key}"`) ||
    templates.some(
      ({ head, tail }) =>
        key.startsWith(head) &&
        key.endsWith(tail) &&
        names.has(key.slice(head.length, key.length - tail.length)),
    )
}

function readSources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) return file === path.normalize(CATALOGUES) ? [] : readSources(file)
    return /\.tsx?$/.test(entry.name) ? readFileSync(file, 'utf8') : []
  })
}

/** Lists the English texts that no source shows. */
export function readUnused(): MessageKey[] {
  const isUsed = usesOf(FOLDERS.flatMap(readSources).join('\n'))
  return KEYS.filter(key => !isUsed(key))
}
