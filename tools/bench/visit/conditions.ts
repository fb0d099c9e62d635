import type { CDPSession } from 'playwright-core'

export interface Conditions {
  name: string
  /** Milliseconds. */
  roundTrip: number
  /** Bits a second, in both directions; 0 for no limit. */
  bandwidth: number
  /** The factor by which the processor is slower. */
  slowdown: number
  /** True if the page was visited before, and the browser has a warm cache. */
  warm: boolean
  /** Runs between a first visit that reached the password, and this one. */
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

/** Applies conditions to a page. */
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
