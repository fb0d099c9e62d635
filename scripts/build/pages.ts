import { createHash } from 'node:crypto'
import { transformSync } from 'esbuild'
import { parse } from 'node-html-parser'
import type { FormMarkup } from './stepMarkup'
import { part } from './stepMarkup'

/** The parts that the two pages are put together from. */
export interface Parts {
  /** As the bundler has written it, with a link to the style sheet. */
  html: string
  /** The whole style sheet. */
  css: string
  /** The script in the head, behind the style. */
  top: string
  /** The script after the step, before the app's scripts. */
  early: string
  /** The first step, the page at the step of the password, and the style element that both wear. */
  step: FormMarkup & { style: string }
  /** The scripts that the page itself asks for: those that come while the person types, React with the screens, what puts on a company's look, the list of the languages, and the words for an engine that is too old. */
  chunks: { view: string[]; look: string[]; languages: string; tooOld: string; forms: string }
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

/** The pages of the build, each with its style and what it needs before the scripts inline. */
export function composePages({ html, css, top, early, step, chunks, words }: Parts): Pages {
  // The parser would write the blank before the slash into the page.
  const page = parse(html.replaceAll(/(<(?:meta|link)\b[^>]*?) \/>/g, '$1>'))
  const head = part(page, 'head')
  const root = part(page, '#root')
  const scripts = page.querySelectorAll('script[defer]')
  if (scripts.length === 0) throw new Error('The page has lost its scripts.')
  for (const script of scripts) script.remove()
  // Before the style: on a slow line the browser asks for the scripts while most of the page is still to come.
  const ahead = scripts.map(script => `<link rel="preload" as="script" href="${script.getAttribute('src')}">`)
  part(page, 'link[href$=".css"]').replaceWith(`${ahead.join('')}<style>${minified(css)}</style>`)
  head.insertAdjacentHTML('beforeend', `<script>${top}</script>`)
  // The app's scripts come after the script that listens for their failure.
  const behind = [
    dataBlock('foyer-chunks', chunks),
    `<script>${early}</script>`,
    ...scripts.map(String),
    // At the end: English needs none of them, and is shown before they are here (decision 0110).
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

/** The hashes of every inline script and style of some pages; data blocks need none. */
export function hashesOf(...pages: string[]): Pages['hashes'] {
  const hashes = (selector: string): string[] => {
    const found = pages.flatMap(page => parse(page).querySelectorAll(selector))
    return [...new Set(found.map(({ innerHTML }) => hashOf(innerHTML)))]
  }
  return { script: hashes('script:not([src], [type="application/json"])'), style: hashes('style') }
}
