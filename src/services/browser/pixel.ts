import { config } from 'src/services/config'
import { tab } from 'src/services/tab'

interface PrivacySettings {
  doNotTrack?: string | null
  globalPrivacyControl?: boolean
}

/** Whether the person asked not to be followed, by Do Not Track or Global Privacy Control. */
export function wantsPrivacy(): boolean {
  const { doNotTrack, globalPrivacyControl } = tab.navigator as PrivacySettings
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true
}

/** Reports to the configured analytics service which screen was shown, and nothing else. The app never waits for it (calls/pixel). */
export function sendPixel(route: string): void {
  const { analyticsPixelUrl } = config()
  if (!analyticsPixelUrl || wantsPrivacy()) return
  const address = new URL(analyticsPixelUrl)
  address.searchParams.append('route', route)
  const image = new tab.Image()
  image.referrerPolicy = 'no-referrer'
  image.src = address.href
}
