/**
 * Returns the colour scheme that the web app requests in the address, `dark` or `light`; undefined if the browser
 * decides, or an earlier address of this tab (product/scheme).
 */
export const schemeInQuery = (search: string): string | undefined =>
  /[?&]scheme=(dark|light)\b/.exec(search)?.[1]
