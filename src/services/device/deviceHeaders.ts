import { HEADER_MAX } from 'src/constants/limits'
import type { DeviceInfo } from 'src/services/device/deviceInfo'
import { tab } from 'src/services/tab'

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
