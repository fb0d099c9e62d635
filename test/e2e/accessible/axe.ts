import { readFileSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { lowContrast } from './contrast'

// Half the size of what the builder puts into each page.
const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

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

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>
type Node = Results['violations'][number]['nodes'][number]

/** Axe comes into the page with the first run, and stays; the compiler does not know that page's window. */
const analyze = async (page: Page, rules: typeof ALL | typeof LOOK): Promise<Results> =>
  (await page.evaluate(() => 'axe' in window))
    ? page.evaluate(
        options => (window as unknown as { axe: { run: (o: unknown) => Promise<Results> } }).axe.run(options),
        rules,
      )
    : new AxeBuilder({ page, axeSource }).setLegacyMode().options(rules).analyze()

const selector = ({ target }: Node): string => target.map(String).join(' ')

/** What axe holds against a page, or against its look alone; what it cannot decide of contrast is worked out, anything else undecided counts. */
export async function axeFaults(page: Page, of: 'all' | 'look' = 'all'): Promise<string[]> {
  const { violations, incomplete } = await analyze(page, of === 'all' ? ALL : LOOK)
  const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  for (const { id, nodes } of incomplete) {
    if (id === 'color-contrast') faults.push(...(await page.evaluate(lowContrast, nodes.map(selector))))
    // It asks to look at what is hidden: the footer, which a phone does not show (product/sign-in-layout), says nothing that the header does not.
    else if (id !== 'hidden-content')
      faults.push(`undecided: ${id}: ${nodes.map(({ html }) => html).join(' ')}`)
  }
  return faults
}
