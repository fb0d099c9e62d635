import { SCHEME_KEY } from 'src/constants/storageKeys'
import { attempt } from 'src/boot/inline/page'

/** The look that the web app asks for, `dark` or `light`, now or earlier in this tab; '' where it leaves it to the browser (product/scheme). */
export const askedScheme = (search: string, kept: string): string =>
  /[?&]scheme=(dark|light)\b/.exec(search)?.[1] ?? kept

/** Has the page wear a look whatever the browser prefers: its style sheets, its controls and the browser's bar. */
export function wearScheme(scheme: string): void {
  attempt(() => sessionStorage.setItem(SCHEME_KEY, scheme))
  document.querySelector('[name=color-scheme]')?.setAttribute('content', scheme)
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules] as CSSMediaRule[])
  for (const part of [...document.querySelectorAll('meta'), ...rules]) {
    const media = String(part.media)
    if (media.includes('-scheme')) part.media = media.includes(scheme) ? 'all' : 'not all'
  }
}
