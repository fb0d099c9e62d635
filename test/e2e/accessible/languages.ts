import type { Page } from 'playwright-core'
import { phrasebooks } from 'tools/screens/phrasebook'
import { showIn, type PageTexts, pageTexts } from 'tools/screens/pageTexts'

/** In `npm run check`: those that need the most room. */
const WIDEST = process.env.EVERY_LANGUAGE ? Infinity : 3
const BOOKS = phrasebooks()

// Twice as wide as a Latin letter.
const WIDE = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uff00-\uff60]/g
const widthOf = (text: string): number => text.length + (text.match(WIDE)?.length ?? 0)
const longestWord = (text: string): number => Math.max(...text.split(/[\s-]/).map(word => word.length))

/** The languages with the longest texts, the longest words and, of the rest, the longest single text. */
function widest(all: PageTexts[]): PageTexts[] {
  const measures: ((texts: string[]) => number)[] = [
    texts => texts.reduce((sum, text) => sum + widthOf(text), 0),
    texts => Math.max(0, ...texts.map(longestWord)),
    texts => Math.max(0, ...texts.map(widthOf)),
  ]
  const left = [...all]
  return measures.flatMap(measure => {
    const of = ({ own }: PageTexts) => measure(Object.values(own))
    left.sort((one, other) => of(other) - of(one))
    return left.splice(0, WIDEST / measures.length)
  })
}

/** Runs in a page: returns the elements that are too narrow for their text, in each of the languages in turn. */
function noRoom(all: PageTexts[]): string[] {
  const { layoutFaults, put, tallButtons } = window.looks
  return all.flatMap(texts => {
    put(texts)
    return [...layoutFaults(), ...tallButtons()].map(fault => `${texts.tag}: ${fault}`)
  })
}

/** Returns the elements of a state that are too narrow for their text in those languages; the page is in English again afterwards (product/languages). */
export async function languageFaults(page: Page): Promise<string[]> {
  const faults = await page.evaluate(noRoom, widest(await pageTexts(page, await BOOKS)))
  await showIn(page)
  return faults
}
