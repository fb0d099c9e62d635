import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { precompress } from 'scripts/build/precompress'

const SOURCE = 'tools/bench/static/index.html'
const FOLDER = '.cache/bench/static'
const INLINE_STYLE = /<style>([\s\S]*?)<\/style>/g

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** The page of the limit, as it is written. */
export const staticPage = (): string => readFileSync(SOURCE, 'utf8')

/** What a page's policy has to allow of its inline styles, in the form that a build writes beside it. */
export const hashesOf = (html: string): { style: string[] } => ({
  style: [...html.matchAll(INLINE_STYLE)].map(([, text = '']) => hashOf(text)),
})

/** A form of the same look without a script, in a folder that is served as the app's build is: the limit of what can be reached. */
export async function buildStaticForm(): Promise<string> {
  const html = staticPage()
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(path.join(FOLDER, 'index.html'), html)
  writeFileSync(path.join(FOLDER, 'csp-hashes.json'), JSON.stringify(hashesOf(html)))
  await precompress(FOLDER)
  return FOLDER
}
