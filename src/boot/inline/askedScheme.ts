/** The look that the web app asks for in the address, `dark` or `light`; undefined where it leaves it to the browser, or to an earlier address of this tab (product/scheme). */
export const askedScheme = (search: string): string | undefined =>
  /[?&]scheme=(dark|light)\b/.exec(search)?.[1]
