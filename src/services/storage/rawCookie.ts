import { COOKIES } from 'src/constants/cookies'

/** A cookie's text from a document's cookies: decoded if it is encoded correctly, without the quotes that some servers write. */
export function rawCookie(cookies: string, name: string): string | undefined {
  const found = cookies.split('; ').find(each => each.startsWith(`${name}=`))
  const text = found?.slice(name.length + 1).replace(/^"(.*)"$/, '$1')
  try {
    return text && decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The username that this browser remembers, '' if it remembers none; `read` reads a cookie (sign-in/prefill). */
export const rememberedUsername = (
  read: (name: typeof COOKIES.rememberMeInfo | typeof COOKIES.lastLoginUsername) => string | undefined,
): string => read(COOKIES.rememberMeInfo) || read(COOKIES.lastLoginUsername) || ''
