import { SETTINGS_WAIT_MS } from 'src/constants/timings'
import { companyActions, selectSettings, selectSettingsKnown } from 'src/features/company/companySlice'
import { call, delayEffect, race, type Saga, select, takeEffect } from 'src/sagas/effects'
import type { IdentityProvider } from 'src/services/api/authService'

/**
 * Returns the company's name, which distinguishes its own identity provider from others (sign-in/own-provider). If
 * the lookup named a provider, waits up to 3 s for settings that are still loading.
 */
export function* companyNameFor({ redirectUrl, name }: IdentityProvider): Saga<string | null | undefined> {
  if (redirectUrl && name) yield* call(untilSettings)
  return (yield* select(selectSettings)).companyProviderName
}

function* untilSettings(): Saga {
  if (yield* select(selectSettingsKnown)) return
  yield* race({
    known: takeEffect(companyActions.settingsLoaded),
    late: delayEffect(SETTINGS_WAIT_MS),
  })
}
