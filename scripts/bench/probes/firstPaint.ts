import type { Probe } from './probe'

export const firstPaint: Probe = {
  name: 'first paint',
  read: async page => {
    const time = await page.waitForFunction(() => performance.getEntriesByName('first-paint')[0]?.startTime)
    return (await time.jsonValue()) ?? 0
  },
}
