import { ACCOUNTS_KEY, ACCOUNTS_MOST } from 'src/constants/accounts'
import { COOKIES } from 'src/constants/cookies'
import { cleanUsername } from 'src/services/storage/username/cleanUsername'
import { ignoreErrors } from 'src/services/storage/ignoreErrors'
import { readCookie } from 'src/services/storage/readCookie'

/** Whether two usernames are one person's: case does not tell them apart. */
const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()

/** The name that the cookies remember too, '' once they have forgotten it; then the other names. */
function stored(): [latest: string, ...others: string[]] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(ACCOUNTS_KEY) ?? '')
    if (!Array.isArray(list)) return ['']
    const [latest = '', ...names] = list.map(name => (typeof name === 'string' ? cleanUsername(name) : ''))
    const others = names.filter(
      (name, at) => name && ![latest, ...names.slice(0, at)].some(other => isSame(name, other)),
    )
    return [latest, ...others.slice(0, ACCOUNTS_MOST - 1)]
  } catch {
    return ['']
  }
}

function write(names: string[]): void {
  ignoreErrors(() =>
    names.some(Boolean)
      ? localStorage.setItem(ACCOUNTS_KEY, JSON.stringify(names.slice(0, ACCOUNTS_MOST)))
      : localStorage.removeItem(ACCOUNTS_KEY),
  )
}

/** Whether this is the name that the cookies remember; '': whether they remember nobody (sign-in/prefill). */
export const isRemembered = (name: string): boolean =>
  isSame(name, readCookie(COOKIES.rememberMeInfo) ?? readCookie(COOKIES.lastLoginUsername) ?? '')

/** The names that have signed in on this browser and are not forgotten, the latest first; never sent (sign-in/accounts). */
export function readAccounts(): string[] {
  const [latest, ...others] = stored()
  // 'Use another account' and 'Not you?' empty the cookies, which are in the first load. This list is not: it follows them.
  if (latest && isRemembered('')) {
    write(['', ...others])
    return others
  }
  return [latest, ...others].filter(Boolean)
}

/** Puts a name first; the cookies still remember the one before. */
export const rememberAccount = (name: string): void =>
  write([name, ...readAccounts().filter(other => !isSame(name, other))])

/** Takes a name out of the list; the cookies may remember it still. */
export function forgetAccount(name: string): void {
  const [latest, ...others] = stored()
  write([isSame(name, latest) ? '' : latest, ...others.filter(other => !isSame(name, other))])
}
