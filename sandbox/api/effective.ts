import type { CompanySettings } from 'sandbox/company/types'
import type { Account } from 'sandbox/state/accounts'
import type { World } from 'sandbox/state/world'

/** The company's settings, with those of the person who signed in over them (rulings §3). */
export const effectiveSettings = (world: World, account: Account | undefined): CompanySettings => ({
  ...world.company.settings,
  ...account?.person.settings,
})

export const effectiveFeatures = (world: World, account: Account | undefined): Record<string, boolean> => ({
  ...world.company.features,
  ...account?.person.features,
})
