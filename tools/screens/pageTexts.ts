import type { Page } from 'playwright-core'
import type { Phrasebook } from './phrasebook'

/** A page's texts in another language, by the English ones. */
export interface PageTexts {
  language: string
  tag: string
  dir: string
  own: Record<string, string>
}

const ENGLISH: PageTexts = { language: 'en-US', tag: 'en-US', dir: 'ltr', own: {} }

/** Runs in a page: returns its texts, without surrounding white space. */
function textsOf(): string[] {
  const found: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (!text.parentElement?.closest('script, style')) found.push(text.nodeValue ?? '')
  return [...new Set(found.map(text => text.trim()))].filter(text => text !== '')
}

declare global {
  interface Window {
    /** The texts that were replaced, in this page. */
    inEnglish?: WeakMap<Node, { english: string; translated: string }>
  }
}

/** Runs in a page that was in English at first: replaces the English texts. It contains no function: tsx would name it with a helper that the page lacks. */
export function put({ tag, dir, own }: PageTexts): void {
  const known = (window.inEnglish ??= new WeakMap())
  Object.assign(document.documentElement, { lang: tag, dir })
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
    const before = known.get(text)
    const now = text.data
    // The app may have written another text meanwhile.
    const english = before?.translated === now ? before.english : now
    const translated = english.replace(english.trim(), word =>
      Object.hasOwn(own, word) ? (own[word] ?? '') : word,
    )
    known.set(text, { english, translated })
    if (translated !== now) text.data = translated
  }
}

/** Returns the texts of an English page in each of the languages. */
export async function pageTexts(page: Page, books: readonly Phrasebook[]): Promise<PageTexts[]> {
  const english = await page.evaluate(textsOf)
  return books.map(({ language, tag, dir, translate }) => ({
    language,
    tag,
    dir,
    own: Object.fromEntries(english.map(text => [text, translate(text)])),
  }))
}

/** Shows the page in another language; without one, in English again. */
export const showIn = (page: Page, texts: PageTexts = ENGLISH): Promise<void> => page.evaluate(put, texts)
