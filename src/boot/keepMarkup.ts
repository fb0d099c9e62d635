import type { FirstForm } from 'src/boot/firstForm'
import { restoreMarkup } from 'src/boot/restoreMarkup'

interface PreservedMarkup {
  /** Restores the markup that React expects; returns whether something had changed it. */
  restore: () => boolean
  /** Restores it after each further change until the release, and calls the function then. */
  watch: (onRestored: () => void) => void
  /** React has hydrated: puts the foreign nodes and the focus back. */
  release: () => void
}

/** Keeps the first form as the build has rendered it until React has hydrated it. */
export function keepMarkup(root: HTMLElement, { rendered, live }: FirstForm): PreservedMarkup {
  const putBacks: (() => void)[] = []
  let focused: Element | null = null
  const restore = (): boolean => {
    const now = document.activeElement
    const putBack = restoreMarkup(rendered, live)
    if (!putBack) return false
    putBacks.push(putBack)
    focused ??= now
    return true
  }
  let released = false
  let observer: MutationObserver | undefined
  return {
    restore,
    watch: onRestored => {
      if (released) return
      observer = new MutationObserver(() => restore() && onRestored())
      observer.observe(root, { childList: true, subtree: true, characterData: true })
    },
    release: () => {
      released = true
      observer?.disconnect()
      for (const putBack of putBacks.splice(0).reverse()) putBack()
      if (focused instanceof HTMLElement && focused !== document.activeElement) focused.focus()
    },
  }
}
