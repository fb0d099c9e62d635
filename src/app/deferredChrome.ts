import { Accounts } from 'src/features/signIn/accounts/Accounts'
import { languageMenu } from 'src/app/languageMenu'

/**
 * The parts that load at the first sign of activity, together with the texts shared by all screens: the language
 * menu, and the choice of accounts.
 */
export const deferredChrome = async () => ({
  Languages: await languageMenu(),
  Accounts,
})
