import { connectionChanged } from 'src/services/browser/connectionReport'
import { type Device, readDevice } from 'src/services/browser/environment'
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
  const on = (type: string, listener: (event: Event) => void, target: EventTarget = tab) =>
    target.addEventListener(type, listener, { signal })
  on('pagehide', () => {
    away = true
    onEvent({ kind: 'hidden' })
  })
  on('pageshow', event => {
    away = false
    if ((event as PageTransitionEvent).persisted) onEvent({ kind: 'restored' })
  })
  for (const kind of ['online', 'offline'] as const)
    on(kind, () => {
      connectionChanged(kind)
      onEvent({ kind })
    })
  // A page from the back/forward cache fires `visibilitychange` before `pageshow`: the two count as one event.
  const seen = () => tab.document.visibilityState === 'visible' && !away && onEvent({ kind: 'seen' })
  on('visibilitychange', seen, tab.document)
  on('resize', () => {
    const now = readDevice()
    if (now !== device) onEvent({ kind: 'resized', device: (device = now) })
  })
  return () => listeners.abort()
}
