import { readFileSync } from 'node:fs'
import type { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { lowContrast } from './contrast'

const resultTypes: ('violations' | 'incomplete')[] = ['violations', 'incomplete']
/** All that axe knows of our level and below, its best practices and experiments as well; none of it is switched off. */
const ALL = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'],
  resultTypes,
}
/** Rules whose result other colours can change; the size of a target does not depend on direction. */
const LOOK = {
  runOnly: { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] },
  resultTypes,
}

type Rules = typeof ALL | typeof LOOK

declare global {
  interface Window {
    axe?: { run: (context: Document, rules: Rules) => ReturnType<AxeBuilder['analyze']> }
    lowContrast?: typeof lowContrast
  }
}

// The browser's own file is half the size of the one that the builder puts into each page.
const SCRIPT = `${readFileSync('node_modules/axe-core/axe.min.js', 'utf8')}
;window.lowContrast = ${lowContrast.toString()}`

/** Runs in a page: returns the violations that axe finds in it. Works out contrast that axe cannot decide; anything else undecided counts as a violation. Returns undefined where axe is missing. */
async function findings(rules: Rules): Promise<string[] | undefined> {
  if (!window.axe) return undefined
  const { violations, incomplete } = await window.axe.run(document, rules)
  const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  for (const { id, nodes } of incomplete) {
    if (id === 'color-contrast')
      faults.push(...(window.lowContrast?.(nodes.map(({ target }) => target.map(String).join(' '))) ?? []))
    // Axe asks for a manual check of hidden content: the footer, which a phone does not show (product/sign-in-layout), has the same content as the header.
    else if (id !== 'hidden-content')
      faults.push(`undecided: ${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  }
  return faults
}

/** Returns the violations that axe finds in a page, or only those of its colours. The first run loads axe into the document, where it stays. */
export async function axeFaults(page: Page, of: 'all' | 'look' = 'all'): Promise<string[]> {
  const rules = of === 'all' ? ALL : LOOK
  const faults = await page.evaluate(findings, rules)
  if (faults) return faults
  await page.evaluate(SCRIPT)
  return (await page.evaluate(findings, rules)) ?? ['axe is missing']
}
