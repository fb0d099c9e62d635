import { DEVICE_INFO_RETRIES, DEVICE_INFO_RETRY_MS } from 'src/constants/timings'
import { call, delay, type Saga } from 'src/sagas/effects'
import { rememberDevice, askForDevice } from 'src/services/device/deviceInfo'

/** Requests this device's name and id, again 2000 ms after each missing answer, up to 10 times (calls/channel-limits). */
export function* deviceSaga(): Saga {
  for (let retries = 0; ; retries += 1) {
    const device = yield* call(askForDevice)
    if (device) {
      yield* call(rememberDevice, device)
      return
    }
    if (retries === DEVICE_INFO_RETRIES) return
    yield* delay(DEVICE_INFO_RETRY_MS)
  }
}
