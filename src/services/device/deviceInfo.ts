import { DEVICE_INFO_TIMEOUT_MS } from 'src/constants/timings'
import { askDevice } from 'src/services/device/deviceChannel'
import { tab } from 'src/services/tab'

export interface DeviceInfo {
  name: string
  id: string
}

// Kept out of the store and of storage: it identifies the machine.
let device: DeviceInfo | undefined

/** The name and id that the native client or extension has given so far; a sign-in never waits for them (sign-in/device-headers). */
export const knownDevice = (): DeviceInfo | undefined => device

export const rememberDevice = (info: DeviceInfo): void => {
  device = info
}

/** Asks the native client or extension for this device's name and id; undefined after 3000 ms without an answer (calls/channel-limits). */
export const askForDevice = (): Promise<DeviceInfo | undefined> =>
  askDevice('get-device-info', DEVICE_INFO_TIMEOUT_MS)

const VERSION = /^[\w.+-]{1,32}$/

/** The version that a browser extension left on the root element, or undefined (calls/extension-version). */
export function extensionVersion(): string | undefined {
  const version = tab.document.documentElement.getAttribute('data-extension-version')
  return version && VERSION.test(version) ? version : undefined
}
