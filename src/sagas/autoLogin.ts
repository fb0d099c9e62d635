import { HOST_AUTO_LOGIN_PATH } from 'src/constants/endpoints'
import { call, type Saga } from 'src/sagas/effects'
import { leaveToStay } from 'src/sagas/goTo'
import { fetchAutoLogin } from 'src/services/autoLoginService'
import { wallClock } from 'src/services/environment'
import { logFailure } from 'src/services/log'
import { currentProtocol } from 'src/services/navigation'
import { failureOf } from 'src/services/serviceError'
import { hostAddress } from 'src/services/trustedAddress'

/** Signs the person in on the company's other hosts; `redirected` when the first of them takes the browser over (spec §4, Simple login 2). */
export function* autoLogin(back: string): Saga<'redirected' | 'done'> {
  try {
    const { redirect, token, hosts } = yield* call(fetchAutoLogin)
    if (!redirect) return 'done'
    const host = yield* call(hostAddress, hosts[0], yield* call(currentProtocol))
    if (!host) return 'done'
    yield* call(leaveToStay, redirectAddress(host, token, yield* call(wallClock), back))
    return 'redirected'
  } catch (error) {
    yield* call(logFailure, 'auto-login data', failureOf(error))
    return 'done'
  }
}

/** `{host}/auth/v2/autologin?token&timestamp&back`, the time in seconds (rulings §4). */
export function redirectAddress(host: string, token: string, nowMs: number, back: string): string {
  const query = new URLSearchParams({ token, timestamp: String(Math.floor(nowMs / 1000)), back })
  return `${host}${HOST_AUTO_LOGIN_PATH}?${query.toString()}`
}
