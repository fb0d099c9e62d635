import type { Flag } from 'src/constants/journeys'
import { companyActions, selectSettings, selectSettingsKnown } from 'src/features/company/companySlice'
import { type Saga, select, take } from 'src/sagas/effects'
import type { CompanySettings } from 'src/services/api/companyService'

/** Returns the company's settings once they are known. */
export function* knownSettings(): Saga<CompanySettings> {
  if (!(yield* select(selectSettingsKnown))) yield* take(companyActions.settingsLoaded)
  return yield* select(selectSettings)
}

/** Waits until the company's settings switch this journey on. */
export function* untilEnabled(flag: Flag): Saga {
  while (!(yield* select(selectSettings))[flag]) yield* take(companyActions.settingsLoaded)
}
