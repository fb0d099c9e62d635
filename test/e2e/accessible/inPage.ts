import type { Page } from 'playwright-core'
import { put } from 'tools/screens/pageTexts'
import { drawn, focusFaults, tabStops } from './keyboard'
import { edgeless, layoutFaults, movements, smallTargets, tallButtons } from './layout'
import { shownTexts } from './texts'

/** Puts a rule upon the page, as a person's own style sheet does. */
function dress(rules: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  document.adoptedStyleSheets.push(sheet)
}
const undress = (): unknown => document.adoptedStyleSheets.pop()

const LOOKS = {
  dress,
  drawn,
  edgeless,
  focusFaults,
  layoutFaults,
  movements,
  put,
  shownTexts,
  smallTargets,
  tabStops,
  tallButtons,
  undress,
}

declare global {
  interface Window {
    /** Helpers that several of the page checks share. */
    looks: typeof LOOKS
  }
}

const SCRIPT = `window.looks ??= { ${Object.entries(LOOKS)
  .map(([name, look]) => `${name}: ${look.toString()}`)
  .join(',\n')} }`

/** Puts the checks into a page's document, unless they are there. */
export const bringLooks = (page: Page): Promise<unknown> => page.evaluate(SCRIPT)
