/** Resolves with the person's first key, touch or fill; at once where a field has something in it already. */
export const firstInput = (): Promise<void> =>
  new Promise(resolve => {
    if (document.querySelector('input')?.value) return resolve()
    const used = new AbortController()
    for (const event of ['keydown', 'pointerdown', 'input'])
      document.addEventListener(
        event,
        () => {
          used.abort()
          resolve()
        },
        { signal: used.signal, capture: true, passive: true },
      )
  })

/** Resolves once somebody moves the pointer, scrolls or types here, else after a while, in milliseconds. */
export const firstActivity = (atMostMs: number): Promise<void> =>
  new Promise(resolve => {
    setTimeout(resolve, atMostMs)
    for (const event of ['keydown', 'pointermove', 'scroll'])
      document.addEventListener(event, () => resolve(), { once: true, capture: true })
  })
