import { cleanUsername } from 'src/services/username/cleanUsername'
import { rawCookie } from 'src/services/storage/rawCookie'
import { rememberedUsername } from 'src/services/storage/username/rememberedUsername'

// Or has letters that need not have been encoded.
const NAMES_SOMEBODY = /user(?:Identifier|name)|%(?:25)*(?:[46][1-9a-f]|[57][\da])/i

/** The username to begin with; '' too where the return address may name another, which the app reads (sign-in/prefill). */
export const prefill = (cookies: string, back: string): string =>
  NAMES_SOMEBODY.test(back) ? '' : rememberedUsername(name => cleanUsername(rawCookie(cookies, name) ?? ''))

/** Gives the username the focus where nothing has it: a browser that draws the page while the step is hidden drops its `autofocus` (accessibility/focus-moves). */
export function focusStep(field: HTMLElement | null): void {
  if (document.activeElement === document.body) field?.focus()
}
