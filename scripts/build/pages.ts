import { createHash } from 'node:crypto'
import { transformSync } from 'esbuild'
import { parse } from 'node-html-parser'
import type { FormMarkup } from './stepMarkup'
import { part } from './stepMarkup'

/** The parts of which the two pages consist. */
export interface Parts {
  /** The page from the bundler, with a link to the style sheet. */
  html: string
  /** The complete style sheet. */
  css: string
  /** The script in the head, after the style. */
  top: string
  /** The script after the step, before the app's scripts. */
  early: string
  /** The first step, the page at the password step, and the style element of both. */
  step: FormMarkup & { style: string }
  /** The scripts that the page itself requests: those that load while the user types, React with the screens, the company's look, the list of languages, and the message for an engine that is too old. */
  chunks: { view: string[]; look: string[]; languages: string; tooOld: string; forms: string }
  /** The texts of the first step by language. */
  words: Readonly<Record<string, unknown>>
}

export interface Pages {
  /** The page for `/signin/`: the username step, visible and usable before any script. */
  index: string
  /** The page for every other path. */
  shell: string
  /** The hashes of the inline parts of both, in the form of the policy. */
  hashes: { script: string[]; style: string[] }
}

/** Composes the pages of the build, each with its style and the parts that it needs inline before the scripts. */
export function composePages({ html, css, top, early, step, chunks, words }: Parts): Pages {
  // The parser would write the blank before the slash into the page.
  const page = parse(html.replaceAll(/(<(?:meta|link)\b[^>]*?) \/>/g, '$1>'))
  const head = part(page, 'head')
  const root = part(page, '#root')
  const scripts = page.querySelectorAll('script[defer]')
  if (scripts.length === 0) throw new Error('The page has lost its scripts.')
  for (const script of scripts) script.remove()
  // Before the style: on a slow connection the browser requests the scripts while most of the page is still arriving.
  const ahead = scripts.map(script => `<link rel="preload" as="script" href="${script.getAttribute('src')}">`)
  part(page, 'link[href$=".css"]').replaceWith(`${ahead.join('')}<style>${minified(css)}</style>`)
  head.insertAdjacentHTML('beforeend', `<script>${top}</script>`)
  // The app's scripts must follow the script that listens for their failure.
  const behind = [
    dataBlock('foyer-chunks', chunks),
    `<script>${early}</script>`,
    ...scripts.map(String),
    // At the end: English needs none of them, and is shown before they arrive (decision 0110).
    dataBlock('foyer-words', words),
  ]
  part(page, 'body').insertAdjacentHTML('beforeend', behind.join(''))
  const shell = page.toString()

  head.insertAdjacentHTML('beforeend', step.style)
  root.set_content(step.root)
  part(page, '#foyer-words').insertAdjacentHTML('beforebegin', step.template)
  const index = page.toString()
  return { index, shell, hashes: hashesOf(index, shell) }
}

const minified = (css: string): string => transformSync(css, { loader: 'css', minify: true }).code.trim()

const dataBlock = (id: string, data: unknown): string =>
  `<script id="${id}" type="application/json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** Returns the hashes of every inline script and style of some pages; data blocks need none. */
export function hashesOf(...pages: string[]): Pages['hashes'] {
  const hashes = (selector: string): string[] => {
    const found = pages.flatMap(page => parse(page).querySelectorAll(selector))
    return [...new Set(found.map(({ innerHTML }) => hashOf(innerHTML)))]
  }
  return { script: hashes('script:not([src], [type="application/json"])'), style: hashes('style') }
}
