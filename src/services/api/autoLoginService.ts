import * as v from 'valibot'
import { AUTO_LOGIN_WAIT_MS } from 'src/constants/timings'
import { hostAutoLogin } from 'src/services/addresses/hostAutoLogin'
import { config } from 'src/services/config'
import { bodyOf, ended, request } from 'src/services/http/http'
import { nullish, jsonObject } from 'src/services/schemas'
import { callUnseen } from 'src/services/http/unseen/callUnseen'

export const autoLoginSchema = jsonObject({
  type: nullish(v.string()),
  token: v.string(),
  urls: v.fallback(v.array(v.unknown()), []),
})

export interface AutoLogin {
  redirect: boolean
  token: string
  /** As the server returns them; the caller validates each. */
  hosts: string[]
}

/** Requests the token, and the hosts on which it signs the person in (sign-in/simple-login). */
export const fetchAutoLogin = (): Promise<AutoLogin> =>
  request('get', config().autoLoginPath, {
    read: answer => {
      const { type, token, urls } = bodyOf(autoLoginSchema)(answer)
      return {
        redirect: type === 'Redirect',
        token,
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
