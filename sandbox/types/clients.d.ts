// Globals that the scripts of the extension and of the native client use in their page.
interface DeviceSettings {
  behaviour: 'prompt' | 'late' | 'wrong' | 'never'
  lateMs: number
  name: string
  id: string
}

// eslint-disable-next-line no-var -- the extension sets it on the global object
declare var DEFAULTS: DeviceSettings

declare const chrome: {
  runtime: { getManifest: () => { version: string } }
  storage: {
    local: {
      get: (defaults: DeviceSettings) => Promise<DeviceSettings>
      set: (settings: { [name in keyof DeviceSettings]: unknown }) => Promise<void>
    }
  }
}

interface Window {
  /** Bound by the native client; returns nothing to a site other than the sign-in page. */
  harborDevice?: () => Promise<{ name: string; id: string } | null>
}
