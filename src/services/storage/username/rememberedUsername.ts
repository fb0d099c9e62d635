import { COOKIES } from 'src/constants/cookies'

/** The username that this browser remembers, '' if it remembers none; `read` reads a cookie (sign-in/prefill). */
export const rememberedUsername = (
  read: (name: typeof COOKIES.rememberMeInfo | typeof COOKIES.lastLoginUsername) => string | undefined,
): string => read(COOKIES.rememberMeInfo) || read(COOKIES.lastLoginUsername) || ''
