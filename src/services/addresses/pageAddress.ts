import { PAGES, PREVIEW_PREFIX, WEB_APP_PREFIX } from 'src/constants/routes'
import { currentOrigin } from 'src/services/browser/navigation'

export interface Page {
  /** Defaults to `online`, or `preview/online` under `webappPreviewEnabled`; empty for pages outside the web app. */
  prefix?: string
  path: string
  query?: Record<string, string | undefined>
  /** Whether `webappPreviewEnabled` is on. */
  preview?: boolean
}

/** An absolute address on this host, from prefix, page path and query; empty parameters are left out (addresses/page-address). */
export function pageAddress(
  { prefix = WEB_APP_PREFIX, path, query = {}, preview = false }: Page,
  origin: string,
): string {
  const actual = prefix === WEB_APP_PREFIX && preview ? PREVIEW_PREFIX : prefix
  const parameters = Object.entries(query).flatMap(([name, value]) =>
    value ? [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`] : [],
  )
  const place = [actual, path].filter(Boolean).join('/')
  // The root of the web app is a folder.
  const slash = actual && path === PAGES.webAppRoot ? '/' : ''
  return `${origin}/${place}${slash}${parameters.length > 0 ? `?${parameters.join('&')}` : ''}`
}

/** The absolute address of a page on this host. */
export const addressOnThisHost = (page: Page): string => pageAddress(page, currentOrigin())

/** The web app's root (addresses/web-app-root). */
export const webAppRoot = ({ preview }: { preview: boolean }): string =>
  addressOnThisHost({ path: PAGES.webAppRoot, preview })

/** An address with one more parameter; the rest stays as it is written. */
export function withParameter(address: string, name: string, value: string): string {
  const url = new URL(address)
  url.search = `${url.search || '?'}${url.search && '&'}${name}=${encodeURIComponent(value)}`
  return url.href
}
