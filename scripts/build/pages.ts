import { createHash } from 'node:crypto'

/** The parts that the two pages are put together from. */
export interface Parts {
  /** As the bundler has written it, with a link to the style sheet. */
  html: string
  /** The whole style sheet. */
  css: string
  /** The script after the step, before the app's scripts. */
  early: string
  /** The first step, and the style element that it wears. */
  step: { html: string; style: string }
  /** The scripts that the page itself asks for: those that come while the person types, what puts on a company's look, and the list of the languages. */
  chunks: { next: string[]; look: string[]; languages: string }
  /** The words of the first step by language. */
  words: Readonly<Record<string, unknown>>
}

export interface Pages {
  /** For `/signin/` alone: the username step, to be seen and typed into before any script. */
  index: string
  /** For every other path. */
  shell: string
  /** The hashes of the inline parts of both, as the policy names them. */
  hashes: { script: string[]; style: string[] }
}

const SHEET = /<link href="[^"]+\.css" rel="stylesheet">/
const ROOT = '<div id="root"></div>'
const SCRIPTS = /<script defer [^>]*><\/script>/g
// By script: where none may run inline, the step is seen as it is.
const HIDE = "document.documentElement.dataset.early='hidden'"
const BUTTON = '<button type="submit"'
const INLINE = /<(script|style)(?:\s[^>]*)?>([\s\S]*?)<\/\1>/g
const IS_DATA = /type="application\/json"|\ssrc=/

/** The pages of the build, each with its style and what it needs before the scripts inline. */
export function composePages({ html, css, early, step, chunks, words }: Parts): Pages {
  if (!SHEET.test(html) || !html.includes(ROOT))
    throw new Error('The page has lost its style sheet or its root.')
  const scripts = html.match(SCRIPTS)
  if (!scripts) throw new Error('The page has lost its scripts.')
  if (!step.html.includes(BUTTON)) throw new Error('The step has lost its button.')
  // The browser's preload scanner finds the app's scripts anyway; they come after the script that listens for their failure.
  const behind = [
    dataBlock('foyer-chunks', chunks),
    `<script>${early}</script>`,
    ...scripts,
    // At the end: English needs none of them, and is shown before they are here (decision 0215).
    dataBlock('foyer-words', words),
  ]
  const shell = html
    .replace(SHEET, () => `<style>${tight(css)}</style>`)
    .replace(SCRIPTS, '')
    .replace('</head>', `<script>${HIDE}</script></head>`)
    .replace('</body>', () => `${behind.join('')}</body>`)
  const index = shell
    .replace('</head>', () => `${step.style}</head>`)
    // The script after it enables it: without that script the browser would send the form.
    .replace(ROOT, () => `<div id="root">${step.html.replace(BUTTON, '$& disabled=""')}</div>`)
  return { index, shell, hashes: hashesOf(index, shell) }
}

/** A style sheet without comments and indentation. */
const tight = (css: string): string => css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\s*\n\s*/g, '')

const dataBlock = (id: string, data: unknown): string =>
  `<script id="${id}" type="application/json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** The hashes of every inline script and style of some pages; data blocks need none. */
export function hashesOf(...pages: string[]): Pages['hashes'] {
  const found = { script: new Set<string>(), style: new Set<string>() }
  for (const page of pages)
    for (const [element, name, text] of page.matchAll(INLINE))
      if (!IS_DATA.test(element.slice(0, element.indexOf('>'))))
        found[name as 'script' | 'style'].add(hashOf(text ?? ''))
  return { script: [...found.script], style: [...found.style] }
}
