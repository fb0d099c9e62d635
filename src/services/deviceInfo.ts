import type { DeviceInfo } from 'src/services/authService'

// Kept out of the store and of storage: it identifies the machine.
let device: DeviceInfo | undefined

/** What the native client or extension has said of this device so far; signing in never waits for it (rulings §4). */
export const knownDevice = (): DeviceInfo | undefined => device

export const rememberDevice = (info: DeviceInfo): void => {
  device = info
}
