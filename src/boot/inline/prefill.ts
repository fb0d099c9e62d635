import { cleanUsername } from 'src/services/cleanUsername'
import { rawCookie, rememberedUsername } from 'src/services/storage/rawCookie'

// Or has letters that need not have been encoded.
const USERNAME_PARAMETER = /user(?:Identifier|name)|%(?:25)*(?:[46][1-9a-f]|[57][\da])/i

/** Returns the username to start with; '' also if the return address may contain another one, which the app reads (sign-in/prefill). */
export const prefill = (cookies: string, back: string): string =>
  USERNAME_PARAMETER.test(back)
    ? ''
    : rememberedUsername(name => cleanUsername(rawCookie(cookies, name) ?? ''))

/** Focuses the username if no element has the focus. A browser that renders the page while the step is hidden ignores its `autofocus` (accessibility/focus-moves). */
export function focusStep(field: HTMLElement | null): void {
  if (document.activeElement === document.body) field?.focus()
}
