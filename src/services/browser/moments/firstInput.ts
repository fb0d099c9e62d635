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
