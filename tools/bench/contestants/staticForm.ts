import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { precompress } from 'scripts/build/precompress'

const SOURCE = 'tools/bench/static/index.html'
const FOLDER = '.cache/bench/static'
const INLINE_STYLE = /<style>([\s\S]*?)<\/style>/g

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** Returns the source of the limit's page. */
export const staticPage = (): string => readFileSync(SOURCE, 'utf8')

/** Returns the hashes of a page's inline styles for the policy, in the format of a build. */
export const hashesOf = (html: string): { style: string[] } => ({
  style: [...html.matchAll(INLINE_STYLE)].map(([, text = '']) => hashOf(text)),
})

/** Builds a form with the same look and without a script, in a folder that is served like the app's build: the lower limit. */
export async function buildStaticForm(): Promise<string> {
  const html = staticPage()
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(path.join(FOLDER, 'index.html'), html)
  writeFileSync(path.join(FOLDER, 'csp-hashes.json'), JSON.stringify(hashesOf(html)))
  await precompress(FOLDER)
  return FOLDER
}
