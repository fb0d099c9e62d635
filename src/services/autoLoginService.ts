import * as v from 'valibot'
import { READ_LIMIT_MS } from 'src/constants/timings'
import { config } from 'src/services/config'
import { bodyOf, request } from 'src/services/http'
import { absent, record } from 'src/services/schemas'

export const autoLoginSchema = record({
  type: absent(v.string()),
  token: v.string(),
  urls: v.fallback(v.array(v.unknown()), []),
})

export interface AutoLogin {
  redirect: boolean
  token: string
  /** As the server named them, still to be checked one by one. */
  hosts: string[]
}

/** The token and the hosts on which it signs the person in (spec §7, GET auto-login). */
export const fetchAutoLogin = (): Promise<AutoLogin> =>
  request({
    method: 'get',
    address: config().autoLoginPath,
    limitMs: READ_LIMIT_MS,
    read: answer => {
      const { type, token, urls } = bodyOf(autoLoginSchema)(answer)
      return {
        redirect: type === 'Redirect',
        token,
        hosts: urls.filter((url): url is string => typeof url === 'string'),
      }
    },
  })
