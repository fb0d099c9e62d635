import { type RefObject, useEffect } from 'react'

/** Runs when the page goes away. A browser that caches the page stops it right after: set state synchronously. */
export function useOnPageHide(leave: () => void): void {
  useEffect(() => {
    window.addEventListener('pagehide', leave)
    return () => window.removeEventListener('pagehide', leave)
  }, [leave])
}

/** Empties an input when the page is hidden, so that a page in the back/forward cache contains no secret (security/fields-emptied). */
export const useClearOnPageHide = (input: RefObject<HTMLInputElement | null>): void =>
  useOnPageHide(() => empty(input.current))

function empty(field: HTMLInputElement | null): void {
  if (!field?.value) return
  field.value = ''
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
