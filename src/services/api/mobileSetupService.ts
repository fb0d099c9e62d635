import * as v from 'valibot'
import { serverAddress } from 'src/services/addresses/trustedAddress'
import type { ActingUser } from 'src/services/http/call'
import { done, bodyOf, request } from 'src/services/http/http'
import { jsonObject, lenient, listOf } from 'src/services/schemas'

export interface App {
  name: string
  platform: string
  url: string
}

/** An app to install, as the server returns it. */
export const appSchema = jsonObject({ name: v.string(), platform: lenient(v.string()), url: v.string() })

/** Requests the apps to install. Omits an item that cannot be read, or whose address is not trusted (factors/setup-parts). */
export const fetchApps = (): Promise<App[]> =>
  request('get', '/api/online/v1/apps', {
    read: answer =>
      bodyOf(listOf(appSchema))(answer).flatMap(({ name, platform, url }) => {
        const address = serverAddress(url)
        return address && name.trim() ? [{ name, platform: platform ?? '', url: address }] : []
      }),
  })

/** Sends the address of the mobile app to a phone; `phoneNumber` consists of `+` and digits (factors/mobile-setup). */
export const sendDownloadLink = (phoneNumber: string, acting: ActingUser = {}): Promise<void> =>
  request('post', '/api/onboarding/v2/send-download-link', {
    body: { phoneNumber },
    acting,
    form: 'downloadLink',
    read: done,
  })

/** Signs in once without the mobile app (factors/mobile-setup). */
export const bypassMobileInstall = (acting: ActingUser = {}): Promise<void> =>
  request('post', '/api/onboarding/v2/bypass-mobile-install', { acting, form: 'bypass', read: done })
