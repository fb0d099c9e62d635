import type { Page } from 'playwright-core'

/** Applies the style sheets for print to the screen, in every browser. */
export const showPrinted = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const style = (rules: CSSRuleList): void => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule && rule.conditionText === 'print') rule.media.mediaText = 'all'
        else if ('cssRules' in rule) style(rule.cssRules as CSSRuleList)
      }
    }
    for (const { cssRules } of document.styleSheets) style(cssRules)
  })

/** Counts the presses that open the browser's dialog for printing, in place of the dialog. */
export const countPrints = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.print = () => {
      const { dataset } = document.documentElement
      dataset['prints'] = String(Number(dataset['prints'] ?? 0) + 1)
    }
  })

export const prints = (page: Page): Promise<number> =>
  page.evaluate(() => Number(document.documentElement.dataset['prints'] ?? 0))
