/** Local storage: the names that have signed in on this browser; the first is the one that the cookies remember, '' once it is forgotten. */
export const ACCOUNTS_KEY = 'foyer.accounts'
export const ACCOUNTS_MOST = 5
