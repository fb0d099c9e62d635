/** Resolves once somebody moves, scrolls or types here, else after a while, in milliseconds. */
export const presence = (atMostMs: number): Promise<void> =>
  new Promise(resolve => {
    setTimeout(resolve, atMostMs)
    for (const event of ['keydown', 'pointermove', 'touchstart', 'scroll'])
      document.addEventListener(event, () => resolve(), { once: true, capture: true, passive: true })
  })
