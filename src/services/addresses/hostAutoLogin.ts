import { SECOND_MS } from 'src/constants/timings'

/** The path on each partner host (sign-in/auto-login-hosts). */
const PATH = '/auth/v2/autologin'

/** Returns the address at which a host signs a person in, with the token and the time in seconds (sign-in/auto-login-hosts). */
export const hostAutoLogin = (host: string, token: string, nowMs: number) => ({
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
