import { selectSettings } from 'src/features/company/companySlice'
import { selectDevice, selectIsNativeClient } from 'src/features/environment/environmentSlice'
import { selectInstalled } from 'src/features/record/selectors'
import { mustInstall } from 'src/features/signIn/signInCheck'
import { call, type Saga, select } from 'src/sagas/effects'
import { simpleLogin } from 'src/sagas/signIn/simpleLogin'
import type { DeviceCheckMode } from 'src/constants/cookies'
import { exitAdvancing } from 'src/sagas/navigation/goTo'
import { writeDeviceCheck } from 'src/services/storage/cookies'
import { deviceCheckAddress, deviceCheckInfo } from 'src/services/addresses/deviceCheckAddress'

/** Requires the native app first if the company does, then continues with simple login (onboarding/install). The settings must be loaded. */
export function* installOrLogin(): Saga {
  const { requireNativeAppInstall } = yield* select(selectSettings)
  const install = mustInstall({
    requireNativeAppInstall: requireNativeAppInstall ?? false,
    device: yield* select(selectDevice),
    nativeClient: yield* select(selectIsNativeClient),
    installed: yield* select(selectInstalled),
  })
  if (install) yield* call(startDeviceCheck, 'install')
  else yield* call(simpleLogin)
}

/** Sends the browser to the device-check app when the onboarding, not a factor, asks for the check (onboarding/device-check-version). */
export function* startDeviceCheck(mode: Exclude<DeviceCheckMode, 'mfa'>): Saga {
  const { isStrongholdV2FamilyCompany } = yield* select(selectSettings)
  yield* call(writeDeviceCheck, yield* call(deviceCheckInfo, mode))
  yield* call(
    exitAdvancing,
    yield* call(deviceCheckAddress, { mode, version: isStrongholdV2FamilyCompany ? 2 : 1 } as const),
  )
}
