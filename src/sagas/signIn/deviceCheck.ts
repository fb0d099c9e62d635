import type { DeviceCheckMode } from 'src/constants/cookies'
import { selectSettings } from 'src/features/company/companySlice'
import { call, type Saga, select } from 'src/sagas/effects'
import { exitAdvancing } from 'src/sagas/navigation/goTo'
import { writeDeviceCheck } from 'src/services/storage/cookies'
import { deviceCheckAddress, deviceCheckInfo } from 'src/services/addresses/deviceCheckAddress'

/** Sends the browser to the device-check app when the onboarding, not a factor, asks for the check (onboarding/device-check-version). */
export function* startDeviceCheck(mode: Exclude<DeviceCheckMode, 'mfa'>): Saga {
  const { isStrongholdV2FamilyCompany } = yield* select(selectSettings)
  yield* call(writeDeviceCheck, yield* call(deviceCheckInfo, mode))
  yield* call(
    exitAdvancing,
    yield* call(deviceCheckAddress, { mode, version: isStrongholdV2FamilyCompany ? 2 : 1 } as const),
  )
}
