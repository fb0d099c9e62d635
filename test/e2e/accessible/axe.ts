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
/** What other colours can change; a size that is large enough is so in any direction. */
const LOOK = {
  runOnly: { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] },
  resultTypes,
}

type Rules = typeof ALL | typeof LOOK

declare global {
  interface Window {
    axe?: { run: (context: Element[] | Document, rules: Rules) => ReturnType<AxeBuilder['analyze']> }
    lowContrast?: typeof lowContrast
  }
}

// The browser's own file is half the size of what the builder puts into each page.
const SCRIPT = `${readFileSync('node_modules/axe-core/axe.min.js', 'utf8')}
;window.lowContrast = ${lowContrast.toString()}`

/** Runs in a page: what axe holds against it, or against its new parts; what it cannot decide of contrast is worked out, anything else undecided counts. Undefined where axe is missing. */
async function findings([rules, parts]: readonly [Rules, boolean]): Promise<string[] | undefined> {
  if (!window.axe) return undefined
  const context = parts ? (window.newParts ?? []).filter(part => part.isConnected) : document
  if (context instanceof Array && context.length === 0) return []
  const { violations, incomplete } = await window.axe.run(context, rules)
  const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  for (const { id, nodes } of incomplete) {
    if (id === 'color-contrast')
      faults.push(...(window.lowContrast?.(nodes.map(({ target }) => target.map(String).join(' '))) ?? []))
    // It asks to look at what is hidden: the footer, which a phone does not show (product/sign-in-layout), says nothing that the header does not.
    else if (id !== 'hidden-content')
      faults.push(`undecided: ${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  }
  return faults
}

/** What axe holds against a page, or against its look alone: against all of it, or the parts that `newParts` has found. Axe comes into a document with the first run, and stays. */
export async function axeFaults(
  page: Page,
  of: 'all' | 'look' = 'all',
  { parts = false } = {},
): Promise<string[]> {
  const asked = [of === 'all' ? ALL : LOOK, parts] as const
  const faults = await page.evaluate(findings, asked)
  if (faults) return faults
  await page.evaluate(SCRIPT)
  return (await page.evaluate(findings, asked)) ?? ['axe is missing']
}
