import { tab } from 'src/services/tab'

export const isTouchSupported = (): boolean => tab.navigator.maxTouchPoints > 0 || 'ontouchstart' in tab

/** Returns how the person came to this page; an arrival if the browser does not report it. */
function navigationType(): string {
  const [entry] = tab.performance.getEntriesByType('navigation')
  return entry && 'type' in entry ? String(entry.type) : 'navigate'
}

export const isReload = (): boolean => navigationType() === 'reload'

/** Returns whether this page load is Back or Forward. */
export const isReturn = (): boolean => navigationType() === 'back_forward'

/** Returns whether a page of another origin frames this one; the app then shows nothing (security/framing). */
export function isForeignFrame(): boolean {
  try {
    return tab.top?.location.origin !== tab.location.origin
  } catch {
    return true
  }
}

/** Returns the language of the page, for servers whose texts appear next to ours (calls/text-language). */
export const pageLanguage = (): string => tab.document.documentElement.lang
