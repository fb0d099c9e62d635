import { tab } from 'src/services/tab'

/** Resolves at the first of these events of the document that counts. */
const firstOf = (events: string[], counts: (event: Event) => boolean = () => true): Promise<void> =>
  new Promise(resolve => {
    const listening = new AbortController()
    const look = (event: Event) => {
      if (!counts(event)) return
      listening.abort()
      resolve()
    }
    for (const event of events)
      tab.document.addEventListener(event, look, { signal: listening.signal, capture: true, passive: true })
  })

/** Resolves with the person's first key, touch or fill; at once if a field already has a value. */
export const firstInput = (): Promise<void> =>
  tab.document.querySelector('input')?.value
    ? Promise.resolve()
    : firstOf(['keydown', 'pointerdown', 'input'])

/**
 * Resolves at the first pointer move, touch, scroll or press of Tab, otherwise after a time in milliseconds. Typing
 * does not count, because the work that starts now would delay the next keys.
 */
export const firstActivity = (atMostMs: number): Promise<void> =>
  Promise.race([
    firstOf(
      ['keydown', 'pointermove', 'pointerdown', 'scroll'],
      event => !(event instanceof KeyboardEvent) || event.key === 'Tab',
    ),
    new Promise<void>(resolve => tab.setTimeout(resolve, atMostMs)),
  ])

/** Resolves once the browser has painted the current state of the page; in a hidden page, once it becomes visible. */
export const painted = (): Promise<void> =>
  new Promise(resolve => tab.requestAnimationFrame(() => tab.setTimeout(resolve)))
