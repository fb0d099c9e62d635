import { tab } from 'src/services/tab'

/** Resolves with the person's first key, touch or fill; at once if a field already has a value. */
export const firstInput = (): Promise<void> =>
  new Promise(resolve => {
    if (tab.document.querySelector('input')?.value) return resolve()
    const used = new AbortController()
    for (const event of ['keydown', 'pointerdown', 'input'])
      tab.document.addEventListener(
        event,
        () => {
          used.abort()
          resolve()
        },
        { signal: used.signal, capture: true, passive: true },
      )
  })

/**
 * Resolves at the first pointer move, touch, scroll or press of Tab, otherwise after a time in milliseconds. Typing
 * does not count, because the work that starts now would delay the next keys.
 */
export const firstActivity = (atMostMs: number): Promise<void> =>
  new Promise(resolve => {
    const looked = new AbortController()
    const { signal } = looked
    const done = () => {
      looked.abort()
      resolve()
    }
    tab.setTimeout(done, atMostMs)
    tab.document.addEventListener('keydown', ({ key }) => key === 'Tab' && done(), { signal, capture: true })
    for (const event of ['pointermove', 'pointerdown', 'scroll'])
      tab.document.addEventListener(event, done, { signal, capture: true })
  })

/** Resolves once the browser has painted the current state of the page; in a hidden page, once it becomes visible. */
export const painted = (): Promise<void> =>
  new Promise(resolve => tab.requestAnimationFrame(() => tab.setTimeout(resolve)))
