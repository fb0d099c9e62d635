import { COOKIES } from 'src/constants/cookies'
import { cleanUsername, isSameName } from 'src/services/cleanUsername'
import { attempt, ignoreErrors } from 'src/services/attempt'
import { readCookie } from 'src/services/storage/readCookie'
import { forgetRemembered } from 'src/services/storage/rememberedPerson'
import { tab } from 'src/services/tab'

/** The key of the names that have signed in here. The first is the name in the cookies, or '' once it is removed from them. */
const ACCOUNTS_KEY = 'foyer.accounts'
const ACCOUNTS_MOST = 5

/** The name that the cookies remember too, '' once they have forgotten it; then the other names. */
function stored(): [latest: string, ...others: string[]] {
  try {
    const list: unknown = JSON.parse(tab.localStorage.getItem(ACCOUNTS_KEY) ?? '')
    if (!Array.isArray(list)) return ['']
    const [latest = '', ...names] = list.map(name => (typeof name === 'string' ? cleanUsername(name) : ''))
    const others = names.filter(
      (name, at) => name && ![latest, ...names.slice(0, at)].some(other => isSameName(name, other)),
    )
    return [latest, ...others.slice(0, ACCOUNTS_MOST - 1)]
  } catch {
    return ['']
  }
}

function write(names: string[]): void {
  ignoreErrors(() =>
    names.some(Boolean)
      ? tab.localStorage.setItem(ACCOUNTS_KEY, JSON.stringify(names.slice(0, ACCOUNTS_MOST)))
      : tab.localStorage.removeItem(ACCOUNTS_KEY),
  )
}

/** Returns whether the browser stores more than one name; false if it rejects storage (sign-in/accounts). */
export const keepsSeveralNames = (): boolean =>
  attempt(() => !!tab.localStorage.getItem(ACCOUNTS_KEY)?.includes('","'), false)

/** Whether this is the name that the cookies remember; for '', whether they remember none (sign-in/prefill). */
export const isRemembered = (name: string): boolean =>
  isSameName(name, readCookie(COOKIES.rememberMeInfo) ?? readCookie(COOKIES.lastLoginUsername) ?? '')

/**
 * Returns the names that were not removed, the latest first. Omits the latest if the cookies no longer contain it.
 * The names are never sent to a server (sign-in/accounts).
 */
export function readAccounts(): string[] {
  const [latest, ...others] = stored()
  return (latest && isRemembered('') ? others : [latest, ...others]).filter(Boolean)
}

/**
 * Removes the latest name if the cookies no longer contain it. 'Use another account' and 'Not you?' clear only the
 * cookies, because the code of this list is not in the first load.
 */
export function pruneAccounts(): void {
  const [latest, ...others] = stored()
  if (latest && isRemembered('')) write(['', ...others])
}

/** Puts a name first. Call it before the cookies are written: they still hold the previous name. */
export const rememberAccount = (name: string): void =>
  write([name, ...readAccounts().filter(other => !isSameName(name, other))])

/**
 * Removes a name from the list, and from the cookies if they contain the same name: another tab may have stored
 * another person's since (sign-in/accounts, sign-in/not-you).
 */
export function forgetAccount(name: string): void {
  if (isRemembered(name)) forgetRemembered()
  const [latest, ...others] = stored()
  write([isSameName(name, latest) ? '' : latest, ...others.filter(other => !isSameName(name, other))])
}
