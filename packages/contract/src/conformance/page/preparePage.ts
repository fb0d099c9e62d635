const IGNORED = (): undefined => undefined

const define = (name: string, value: unknown): void => {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
}

/** Gives this process the few objects of a page at the backend's origin that the app's services read. Leaves a real page unchanged. */
export function preparePage(api: string): void {
  if ('document' in globalThis) return
  define('navigator', { onLine: true, maxTouchPoints: 0, userAgent: 'Foyer conformance', languages: ['en'] })
  define('location', new URL('/signin/', api))
  define('document', {
    documentElement: { lang: 'en', getAttribute: () => null },
    getElementById: () => null,
    cookie: '',
  })
  define('addEventListener', IGNORED)
  define('removeEventListener', IGNORED)
  define('window', globalThis)
}
