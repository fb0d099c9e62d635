import { MOBILE_MAX_PX } from 'src/constants/limits'
import { config } from 'src/services/config'
import { tab } from 'src/services/tab'

export type Device = 'mobile' | 'tablet' | 'desktop'

const MOBILE_AGENT =
  /Android|iPhone|iPad|iPod|Windows Phone|IEMobile|BlackBerry|BB10|Opera Mini|webOS|Mobile|Mobi\b/i

/** Returns the kind of device. A mobile user agent means mobile in a window under 737 px, otherwise tablet (product/devices). */
export function deviceOf(userAgent: string, touchPoints: number, widthPx: number): Device {
  // An iPad requests desktop pages by identifying itself as a Mac; no Mac has more than one touch point.
  const mobile = MOBILE_AGENT.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)
  if (!mobile) return 'desktop'
  return widthPx < MOBILE_MAX_PX ? 'mobile' : 'tablet'
}

export const readDevice = (): Device =>
  deviceOf(tab.navigator.userAgent, tab.navigator.maxTouchPoints, tab.innerWidth)

/** Whether the page runs inside the native client (product/native-client). */
export const isNativeClient = (): boolean => config().nativeClientPattern.test(tab.navigator.userAgent)

export const isOnline = (): boolean => tab.navigator.onLine

/** The wall clock, in milliseconds since the epoch. */
export const wallClock = (): number => Date.now()

/** Returns a random number of at least 0 and less than 1. It must not be used for secrets. */
export const randomShare = (): number => Math.random()
