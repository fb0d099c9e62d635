import type { CDPSession } from 'playwright-core'

export interface Conditions {
  name: string
  /** Milliseconds. */
  roundTrip: number
  /** Bits a second, both ways; 0 for no limit. */
  bandwidth: number
  /** How many times slower the processor is. */
  slowdown: number
}

export const SLOW_4G: Conditions = {
  name: 'slow 4G (150 ms, 1.6 Mbit/s), processor 4× slower',
  roundTrip: 150,
  bandwidth: 1_600_000,
  slowdown: 4,
}

/** Puts a page under conditions, with an empty cache. */
export async function impose(cdp: CDPSession, { roundTrip, bandwidth, slowdown }: Conditions): Promise<void> {
  const bytesPerSecond = bandwidth === 0 ? -1 : bandwidth / 8
  await cdp.send('Network.enable')
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true })
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTrip,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}
