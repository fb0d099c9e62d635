import type { Page } from 'playwright-core'
import { phrasebooks } from 'tools/screens/phrasebook'
import { sayIn, type Sayings, sayings } from 'tools/screens/sayIn'
import { layoutFaults } from './layout'

/** In `npm run check`: those that need the most room. */
const WIDEST = process.env.EVERY_LANGUAGE ? Infinity : 3
const BOOKS = phrasebooks()

/** Runs in a page: buttons whose words take more than two lines. */
function tallButtons(): string[] {
  return [...document.querySelectorAll('button')].flatMap(button => {
    // The words alone: an icon beside two lines does not count as a third.
    const words = document.createTreeWalker(button, NodeFilter.SHOW_TEXT)
    const rects: DOMRect[] = []
    while (words.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(words.currentNode)
      rects.push(...range.getClientRects())
    }
    const tops = rects.map(({ top }) => top).sort((one, other) => one - other)
    const lines = tops.filter((top, at) => top - (tops[at - 1] ?? -Infinity) > 8).length
    return button.checkVisibility() && lines > 2
      ? [`button '${button.textContent}' takes ${lines} lines`]
      : []
  })
}

// Twice as wide as a Latin letter.
const WIDE = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uff00-\uff60]/g
const widthOf = (text: string): number => text.length + (text.match(WIDE)?.length ?? 0)
const longestWord = (text: string): number => Math.max(...text.split(/[\s-]/).map(word => word.length))

/** The languages with the longest texts, the longest words and, of the rest, the longest single text. */
function widest(all: Sayings[]): Sayings[] {
  const measures: ((texts: string[]) => number)[] = [
    texts => texts.reduce((sum, text) => sum + widthOf(text), 0),
    texts => Math.max(0, ...texts.map(longestWord)),
    texts => Math.max(0, ...texts.map(widthOf)),
  ]
  const left = [...all]
  return measures.flatMap(measure => {
    const of = ({ own }: Sayings) => measure(Object.values(own))
    left.sort((one, other) => of(other) - of(one))
    return left.splice(0, WIDEST / measures.length)
  })
}

/** What has no room in a state, in those languages in turn; the page is in English again afterwards (product/languages). */
export async function languageFaults(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const texts of widest(await sayings(page, await BOOKS))) {
    await sayIn(page, texts)
    const found = [...(await page.evaluate(layoutFaults)), ...(await page.evaluate(tallButtons))]
    faults.push(...found.map(fault => `${texts.tag}: ${fault}`))
  }
  await sayIn(page)
  return faults
}
