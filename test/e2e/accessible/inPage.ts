import type { Page } from 'playwright-core'
import { put } from 'tools/screens/sayIn'
import { edgeless, layoutFaults, movements, smallTargets, tallButtons } from './layout'

/** Puts a rule upon the page, as a person's own style sheet does. */
function dress(rules: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  document.adoptedStyleSheets.push(sheet)
}
const undress = (): unknown => document.adoptedStyleSheets.pop()

const LOOKS = { dress, edgeless, layoutFaults, movements, put, smallTargets, tallButtons, undress }

declare global {
  interface Window {
    /** What the checks of a page have in common, for functions that run several of them. */
    looks: typeof LOOKS
  }
}

const SCRIPT = `window.looks ??= { ${Object.entries(LOOKS)
  .map(([name, look]) => `${name}: ${look.toString()}`)
  .join(',\n')} }`

/** Puts the checks into a page's document, unless they are there. */
export const bringLooks = (page: Page): Promise<unknown> => page.evaluate(SCRIPT)
