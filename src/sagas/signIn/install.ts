import { selectSettings } from 'src/features/company/companySlice'
import { selectDevice, selectIsNativeClient } from 'src/features/environment/environmentSlice'
import { selectInstalled } from 'src/features/record/selectors'
import { mustInstall } from 'src/features/signIn/signInCheck'
import { call, type Saga, select } from 'src/sagas/effects'
import { startDeviceCheck } from 'src/sagas/signIn/deviceCheck'
import { simpleLogin } from 'src/sagas/signIn/simpleLogin'

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
