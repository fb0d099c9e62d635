import { useSyncExternalStore } from 'react'
import { isRemembered, readAccounts } from 'src/services/storage/accounts'

interface Accounts {
  names: string[]
  /** The names that are not in the cookies. */
  others: string[]
}

const never = () => () => undefined

/** Returns the names as a string, which is equal as long as the names are. */
function readText(): string {
  const names = readAccounts()
  return JSON.stringify({ names, others: names.filter(name => !isRemembered(name)) })
}

/** Returns the names that have signed in on this browser. Each render reads them again: another tab may have changed them before the list opens, and 'Use another account' changes them (sign-in/accounts). */
export const useAccounts = () => JSON.parse(useSyncExternalStore(never, readText)) as Accounts
