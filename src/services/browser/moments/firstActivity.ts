/** Resolves once somebody moves the pointer, scrolls or types here, else after a while, in milliseconds. */
export const firstActivity = (atMostMs: number): Promise<void> =>
  new Promise(resolve => {
    setTimeout(resolve, atMostMs)
    for (const event of ['keydown', 'pointermove', 'scroll'])
      document.addEventListener(event, () => resolve(), { once: true, capture: true })
  })
