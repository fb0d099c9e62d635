import type { Probe } from './probe'

interface Marked {
  usableAt?: number
}

/** The first frame in which the username field can be typed in. */
export const usableField: Probe = {
  name: 'usable username field',
  prepare: () => {
    const look = (): void => {
      const field = document.querySelector<HTMLInputElement>('input[name="username"]')
      const usable = field && !field.disabled && !field.readOnly && field.getClientRects().length > 0
      if (usable) (window as Marked).usableAt = performance.now()
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  },
  read: async page => {
    const time = await page.waitForFunction(() => (window as Marked).usableAt)
    return (await time.jsonValue()) ?? 0
  },
}
