import { connectionChanged } from 'src/services/browser/connectionReport'
import type { Device } from 'src/services/browser/environment'
import { readDevice } from 'src/services/browser/environment'
import { tab } from 'src/services/tab'

export type PageEvent =
  | { kind: 'restored' }
  /** The page goes away; the browser may show it again. */
  | { kind: 'hidden' }
  | { kind: 'online' }
  | { kind: 'offline' }
  | { kind: 'seen' }
  | { kind: 'resized'; device: Device }

/** Reports the events of the page itself; returns a function that stops this (addresses/shown-again, product/devices). */
export function watchPage(onEvent: (event: PageEvent) => void): () => void {
  const listeners = new AbortController()
  const { signal } = listeners
  let device = readDevice()
  let away = false
  tab.addEventListener(
    'pagehide',
    () => {
      away = true
      onEvent({ kind: 'hidden' })
    },
    { signal },
  )
  tab.addEventListener(
    'pageshow',
    event => {
      away = false
      if (event.persisted) onEvent({ kind: 'restored' })
    },
    { signal },
  )
  for (const kind of ['online', 'offline'] as const) {
    const report = () => {
      connectionChanged(kind)
      onEvent({ kind })
    }
    tab.addEventListener(kind, report, { signal })
  }
  tab.document.addEventListener(
    'visibilitychange',
    // A page from the back/forward cache fires `visibilitychange` before `pageshow`: the two count as one event.
    () => tab.document.visibilityState === 'visible' && !away && onEvent({ kind: 'seen' }),
    { signal },
  )
  tab.addEventListener(
    'resize',
    () => {
      const now = readDevice()
      if (now !== device) onEvent({ kind: 'resized', device: (device = now) })
    },
    { signal },
  )
  return () => listeners.abort()
}
