import { WEB_APP_PREFIX, type Route } from 'src/constants/routes'
import { config } from 'src/services/config'
import { currentOrigin } from 'src/services/browser/navigation'
import { BASE_PATH } from 'src/constants/basePath'

export interface Page {
  /** Defaults to `online`, the configured `webAppPath`, or `webAppPreviewPath` under `webappPreviewEnabled`; empty for pages outside the web app. */
  prefix?: string
  path: string
  query?: Record<string, string | undefined>
  /** Whether `webappPreviewEnabled` is on. */
  preview?: boolean
}

/** Returns an absolute address on this host, from prefix, page path and query; empty parameters are omitted (addresses/page-address). */
export function pageAddress(
  { prefix = WEB_APP_PREFIX, path, query = {}, preview = false }: Page,
  origin: string,
): string {
  const folder = prefix === WEB_APP_PREFIX ? config()[preview ? 'webAppPreviewPath' : 'webAppPath'] : prefix
  const parameters = Object.entries(query).flatMap(([name, value]) =>
    value ? [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`] : [],
  )
  const place = `/${folder}${path && `/${path}`}`.replace(/\/+/g, '/')
  return `${origin}${place}${parameters.length > 0 ? `?${parameters.join('&')}` : ''}`
}

export const addressOnThisHost = (page: Page): string => pageAddress(page, currentOrigin())

/** Returns the web app's root (addresses/web-app-root). */
export const webAppRoot = ({ preview }: { preview: boolean }): string =>
  addressOnThisHost({ path: '', preview })

/** Returns the absolute address of a page of this app, for other parties that send the person back to it. */
export const ownPage = (route: Route): string => `${currentOrigin()}${BASE_PATH}${route}`
