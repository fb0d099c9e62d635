import type { CompanySettings } from 'sandbox/company/types'
import type { Account } from 'sandbox/state/accounts'
import type { World } from 'sandbox/state/world'

/** The company's settings, with those of the person who signed in over them (sign-in/answer-outranks). */
export const effectiveSettings = (world: World, account: Account | undefined): CompanySettings => ({
  ...world.company.settings,
  ...account?.person.settings,
})

/** Returns the name of the session's user if the company has the extension `session` (one-sign-in/server-name). */
export const sessionUserName = (world: World, account: Account): { userName?: string } =>
  effectiveSettings(world, account).sessionUserNameEnabled ? { userName: account.person.username } : {}

/** Returns the reason for which the person must set a new password, if there is one (password-change/required). */
export const passwordChangeOf = ({ person }: Account): Pick<Account['person'], 'passwordChange'> =>
  person.passwordChange ? { passwordChange: person.passwordChange } : {}

/** The settings with what the answer to the password says in their place. */
export const saidSettings = (world: World, account: Account): CompanySettings => ({
  ...effectiveSettings(world, account),
  ...account.person.said,
})

export const effectiveFeatures = (world: World, account: Account | undefined): Record<string, boolean> => ({
  ...world.company.features,
  ...account?.person.features,
})
