import { tab } from 'src/services/tab'

export type PhonePlatform = 'ios' | 'android'

/** Returns the platform of the phone or tablet that shows the page; undefined on any other device (factors/setup-own-store). */
export function phonePlatformOf(userAgent: string, touchPoints: number): PhonePlatform | undefined {
  if (/Android/i.test(userAgent)) return 'android'
  // An iPad calls itself a Mac; no Mac has more than one touch point.
  return /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)
    ? 'ios'
    : undefined
}

export const readPhonePlatform = (): PhonePlatform | undefined =>
  phonePlatformOf(tab.navigator.userAgent, tab.navigator.maxTouchPoints)
