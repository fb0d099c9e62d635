import * as v from 'valibot'
import { AUTO_LOGIN_WAIT_MS, SECOND_MS } from 'src/constants/timings'
import { config } from 'src/services/config'
import { bodyOf, ended, request } from 'src/services/http/http'
import { nullish, jsonObject } from 'src/services/schemas'
import { callUnseen } from 'src/services/http/unseen/callUnseen'

export const autoLoginSchema = jsonObject({
  type: nullish(v.string()),
  token: v.string(),
  urls: v.fallback(v.array(v.unknown()), []),
})

/** Requests the token, and the hosts on which it signs the person in (sign-in/simple-login). */
export const fetchAutoLogin = () =>
  request('get', config().autoLoginPath, {
    read: answer => {
      const { type, token, urls } = bodyOf(autoLoginSchema)(answer)
      return {
        redirect: type === 'Redirect',
        token,
        // As the server returns them; the caller validates each.
        hosts: urls.filter((url): url is string => typeof url === 'string'),
      }
    },
  })

/**
 * Signs the person in on another host, with the token and the time in seconds. It must never read the response
 * (sign-in/auto-login-hosts, security/auto-login-notification).
 */
export function notifyHost(host: string, token: string, nowMs: number): Promise<void> {
  const { address, query } = hostAutoLogin(host, token, nowMs)
  return request('get', address, { query, unseen: callUnseen, limitMs: AUTO_LOGIN_WAIT_MS, read: ended })
}

/** The path on each partner host (sign-in/auto-login-hosts). */
const PATH = '/auth/v2/autologin'

/** Returns the address at which a host signs a person in, with the token and the time in seconds (sign-in/auto-login-hosts). */
const hostAutoLogin = (host: string, token: string, nowMs: number) => ({
  address: `${host}${PATH}`,
  query: { token, timestamp: Math.floor(nowMs / SECOND_MS) },
})

/**
 * Like the function above, for a navigation of the browser, with the address for the way back:
 * `{host}/auth/v2/autologin?token&timestamp&back` (sign-in/auto-login-redirect).
 */
export function redirectAddress(host: string, token: string, nowMs: number, back: string): string {
  const { address, query } = hostAutoLogin(host, token, nowMs)
  const { timestamp } = query
  return `${address}?${new URLSearchParams({ token, timestamp: String(timestamp), back }).toString()}`
}
