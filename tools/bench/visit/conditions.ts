import type { CDPSession } from 'playwright-core'

export interface Conditions {
  name: string
  /** Milliseconds. */
  roundTrip: number
  /** Bits a second, both ways; 0 for no limit. */
  bandwidth: number
  /** How many times slower the processor is. */
  slowdown: number
  /** True where the page has been visited before, and the browser has kept what it was allowed to. */
  warm: boolean
  /** What happens after a first visit that went as far as the password, and before this one. */
  between?: () => Promise<void>
}

export const SLOW_4G: Conditions = {
  name: 'slow 4G (150 ms, 1.6 Mbit/s), processor 4× slower, empty cache',
  roundTrip: 150,
  bandwidth: 1_600_000,
  slowdown: 4,
  warm: false,
}

export const SLOW_3G: Conditions = {
  name: 'slow 3G (400 ms, 400 kbit/s), processor 6× slower, empty cache',
  roundTrip: 400,
  bandwidth: 400_000,
  slowdown: 6,
  warm: false,
}

export const SLOW_4G_AGAIN: Conditions = {
  ...SLOW_4G,
  name: 'slow 4G, processor 4× slower, warm cache',
  warm: true,
}

export const UNTHROTTLED: Conditions = {
  name: 'unthrottled, empty cache',
  roundTrip: 0,
  bandwidth: 0,
  slowdown: 1,
  warm: false,
}

/** Puts a page under conditions. */
export async function impose(cdp: CDPSession, { roundTrip, bandwidth, slowdown }: Conditions): Promise<void> {
  const bytesPerSecond = bandwidth === 0 ? -1 : bandwidth / 8
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTrip,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}
