/** Fetches an image so that the next page has it; resolves when it has loaded or failed (onboarding/v2). */
export const preloadImage = (address: string): Promise<void> =>
  new Promise(resolve => {
    const image = new Image()
    image.onload = image.onerror = () => resolve()
    image.referrerPolicy = 'no-referrer'
    image.src = address
  })
