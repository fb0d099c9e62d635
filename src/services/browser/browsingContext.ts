export const isTouchSupported = (): boolean => navigator.maxTouchPoints > 0 || 'ontouchstart' in window

/** Whether this page load is a refresh. */
export function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry !== undefined && 'type' in entry && entry.type === 'reload'
}

/** Whether a page of another origin frames this one: then nothing is shown (hardening §2, framing). */
export function isForeignFrame(): boolean {
  if (window.top === window.self) return false
  try {
    return window.top?.location.origin !== window.location.origin
  } catch {
    return true
  }
}
