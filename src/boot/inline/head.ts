import { SCHEME_KEY } from 'src/constants/storageKeys'
import { schemeInQuery } from 'src/boot/inline/schemeInQuery'

// Runs inline in the head, after the style sheet and before anything can be painted.

const page = document.documentElement
// Set by script, because the step must be visible as it is if no inline script may run.
page.dataset.early = 'hidden'

let scheme = schemeInQuery(location.search)
try {
  if (scheme) sessionStorage.setItem(SCHEME_KEY, scheme)
  else scheme = sessionStorage.getItem(SCHEME_KEY) ?? ''
} catch {
  // The browser keeps its storage from scripts: then the look is that of the address.
}
if (scheme) applyScheme(scheme)

/** Applies a colour scheme to the page regardless of the browser's preference: to its style sheet, its controls and the browser's toolbar. */
function applyScheme(name: string): void {
  document.querySelector('[name=color-scheme]')?.setAttribute('content', name)
  const rules = [...(document.styleSheets[0]?.cssRules ?? [])] as CSSMediaRule[]
  for (const part of [...document.querySelectorAll('meta'), ...rules]) {
    const media = String(part.media)
    if (media.includes('-scheme')) part.media = media.includes(name) ? 'all' : 'not all'
  }
}
