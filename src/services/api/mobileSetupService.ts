import * as ENDPOINTS from 'src/constants/endpoints'
import { ACTION_LIMIT_MS } from 'src/constants/timings'
import { done } from 'src/services/http/done'
import { request } from 'src/services/http/http'

/** Sends the address of the mobile app to a phone; `phoneNumber` is a plus and digits (factors/mobile-setup). */
export const sendDownloadLink = (phoneNumber: string): Promise<void> =>
  request({
    method: 'post',
    address: ENDPOINTS.downloadLink,
    body: { phoneNumber },
    limitMs: ACTION_LIMIT_MS,
    read: done,
  })

/** Signs in without the mobile app, this time (factors/mobile-setup). */
export const bypassMobileInstall = (): Promise<void> =>
  request({ method: 'post', address: ENDPOINTS.bypassMobileInstall, limitMs: ACTION_LIMIT_MS, read: done })
