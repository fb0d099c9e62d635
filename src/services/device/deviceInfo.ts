import { DEVICE_INFO_TIMEOUT_MS } from 'src/constants/timings'
import { askDevice, type DeviceInfo } from 'src/services/device/deviceChannel'
import { tab } from 'src/services/tab'
import { HEADER_MAX } from 'src/constants/limits'

// Kept out of the store and of storage: it identifies the machine.
let device: DeviceInfo | undefined

/** The name and id that the native client or extension has given so far; a sign-in never waits for them (sign-in/device-headers). */
export const knownDevice = (): DeviceInfo | undefined => device

export const rememberDevice = (info: DeviceInfo): void => {
  device = info
}

/** Asks the native client or extension for this device's name and id; undefined after 3000 ms without an answer (calls/channel-limits). */
export const askForDevice = (): Promise<DeviceInfo | undefined> => askDevice(DEVICE_INFO_TIMEOUT_MS)

const VERSION = /^[\w.+-]{1,32}$/

/** The version that a browser extension left on the root element, or undefined (calls/extension-version). */
function extensionVersion(): string | undefined {
  const version = tab.document.documentElement.getAttribute('data-extension-version')
  return version && VERSION.test(version) ? version : undefined
}

/** Percent-encodes a text for a header, cut to 256 characters without splitting an escape (calls/header-text). */
export function headerText(value: string): string {
  let text = ''
  for (const character of value.slice(0, HEADER_MAX)) {
    // `isWellFormed` is younger than browsers that have to work. A code point of one unit from there is half a pair.
    const encoded = encodeURIComponent(/^[\ud800-\udfff]$/.test(character) ? '\ufffd' : character)
    if (text.length + encoded.length > HEADER_MAX) break
    text += encoded
  }
  return text
}

/** Returns the headers that describe the device and the browser extension to a sign-in, if they are known (sign-in/device-headers). */
export function deviceHeaders(device: DeviceInfo | undefined): Record<string, string> {
  const extension = extensionVersion()
  return {
    ...(device && { 'X-Device-Name': headerText(device.name), 'X-Device-Id': headerText(device.id) }),
    ...(extension && { 'X-Extension-Version': extension }),
  }
}
