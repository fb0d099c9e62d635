import { Accounts } from 'src/features/signIn/accounts/Accounts'
import { languageMenu } from 'src/app/languageMenu'

/** What comes with the first sign of a person, with the words of every screen: the menu of languages, and the choice of accounts. */
export const deferredChrome = async () => ({
  Languages: await languageMenu(),
  Accounts,
})
