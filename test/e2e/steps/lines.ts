import type { Locator } from 'playwright-core'

/** The lines that a text is drawn in. */
export const linesOf = (text: Locator): Promise<string[]> =>
  text.evaluate(element => {
    const lines: { bottom: number; words: string }[] = []
    const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/\S+/g)) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const { bottom } = range.getBoundingClientRect()
        const line = lines.at(-1)
        if (line && Math.abs(line.bottom - bottom) < 2) line.words += ` ${word}`
        else lines.push({ bottom, words: word })
      }
    }
    return lines.map(line => line.words)
  })
