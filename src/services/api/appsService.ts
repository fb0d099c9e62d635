import * as v from 'valibot'
import * as ENDPOINTS from 'src/constants/endpoints'
import { READ_LIMIT_MS } from 'src/constants/timings'
import { bodyOf, request } from 'src/services/http/http'
import { currentProtocol } from 'src/services/browser/navigation'
import { lenient, listOf, jsonObject } from 'src/services/schemas'
import { serverAddress } from 'src/services/addresses/trustedAddress'

export interface App {
  name: string
  platform: string
  url: string
}

/** An app to get, as the server names it. */
export const appSchema = jsonObject({ name: v.string(), platform: lenient(v.string()), url: v.string() })

/** The apps to get; an item that cannot be read, or whose address cannot be trusted, is skipped (factors/setup-parts). */
export const fetchApps = (): Promise<App[]> =>
  request({
    method: 'get',
    address: ENDPOINTS.apps,
    limitMs: READ_LIMIT_MS,
    read: answer =>
      bodyOf(listOf(appSchema))(answer).flatMap(({ name, platform, url }) => {
        const address = serverAddress(url, currentProtocol())
        return address && name.trim() ? [{ name, platform: platform ?? '', url: address }] : []
      }),
  })
