import type { Page } from 'playwright-core'
import type { Phrasebook } from './phrasebook'

/** A page's texts in another language, by the English ones. */
export interface Sayings {
  language: string
  tag: string
  dir: string
  own: Record<string, string>
}

const ENGLISH: Sayings = { language: 'en-US', tag: 'en-US', dir: 'ltr', own: {} }

/** Runs in a page: its texts, without the space around them. */
function textsOf(): string[] {
  const found = [...document.querySelectorAll<HTMLElement>('[data-wait]')].map(
    ({ dataset }) => dataset.wait ?? '',
  )
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (!text.parentElement?.closest('script, style')) found.push(text.nodeValue ?? '')
  return [...new Set(found.map(text => text.trim()))].filter(text => text !== '')
}

/** Runs in a page that was in English at first: puts other texts in place of the English ones. */
function put({ tag, dir, own }: Sayings): void {
  const page = globalThis as unknown as { inEnglish?: WeakMap<object, { english: string; own: string }> }
  const known = (page.inEnglish ??= new WeakMap())
  const translate = (node: object, now: string): string => {
    const before = known.get(node)
    // The app may have written another text meanwhile.
    const english = before?.own === now ? before.english : now
    const word = english.trim()
    const text = Object.hasOwn(own, word) ? english.replace(word, () => own[word] ?? '') : english
    known.set(node, { english, own: text })
    return text
  }
  Object.assign(document.documentElement, { lang: tag, dir })
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const now = text.nodeValue ?? ''
    const next = translate(text, now)
    if (next !== now) text.nodeValue = next
  }
  for (const busy of document.querySelectorAll<HTMLElement>('[data-wait]'))
    busy.dataset.wait = translate(busy, busy.dataset.wait ?? '')
}

/** The texts of a page that is in English in each of the languages. */
export async function sayings(page: Page, books: readonly Phrasebook[]): Promise<Sayings[]> {
  const english = await page.evaluate(textsOf)
  return books.map(({ language, tag, dir, say }) => ({
    language,
    tag,
    dir,
    own: Object.fromEntries(english.map(text => [text, say(text)])),
  }))
}

/** Has a page say in another language what it said in English; without one, in English again. */
export const sayIn = (page: Page, texts: Sayings = ENGLISH): Promise<void> => page.evaluate(put, texts)
