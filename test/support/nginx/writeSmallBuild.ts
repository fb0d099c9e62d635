import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { writeNginxPolicy } from 'scripts/build/nginxPolicy'
import { precompress } from 'scripts/build/precompress'

export const INDEX = `<!doctype html><title>index</title>${' '.repeat(500)}`
export const SHELL = `<!doctype html><title>shell</title>${' '.repeat(400)}`
export const SCRIPT = 'console.log("curly quotes: “”")\n'.repeat(50)
export const ICON = '<svg xmlns="http://www.w3.org/2000/svg"/>'
export const HASHES = { script: ['sha256-c2NyaXB0'], style: ['sha256-c3R5bGUx', 'sha256-c3R5bGUy'] }

const FILES = {
  'index.html': INDEX,
  'shell.html': SHELL,
  'main.0123abcd.js': SCRIPT,
  'main.0123abcd.css': 'p{color:red}'.repeat(50),
  'flags.89abcdef.png': 'no picture',
  'favicon.svg': ICON,
  'main.0123abcd.js.map': '{}',
  'csp-hashes.json': JSON.stringify(HASHES),
  'folder/.hidden': '',
}

export interface BuildOptions {
  /** Files beside the usual ones, or in place of them. */
  files?: Record<string, string>
  /** Usual files that it has not. */
  without?: string[]
}

/** Writes a small build into an empty folder, and returns the folder: for tests of the serving rules that do not depend on the app's state. */
export async function writeSmallBuild(
  dist: string,
  { files = {}, without = [] }: BuildOptions = {},
): Promise<string> {
  mkdirSync(path.join(dist, 'folder'))
  for (const [name, text] of Object.entries({ ...FILES, ...files }))
    if (!without.includes(name)) writeFileSync(path.join(dist, name), text)
  await precompress(dist)
  await writeNginxPolicy(dist)
  return dist
}
