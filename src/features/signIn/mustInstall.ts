import type { Device } from 'src/services/browser/environment'

export interface InstallFacts {
  requireNativeAppInstall: boolean
  device: Device
  nativeClient: boolean
  /** The install flow has been through in this tab (rulings §1, Install flow). */
  installed: boolean
}

/** Whether the native app has to be installed first: on a desktop, outside the app itself, once (spec §4, Native-app install). */
export const mustInstall = ({
  requireNativeAppInstall,
  device,
  nativeClient,
  installed,
}: InstallFacts): boolean => requireNativeAppInstall && device === 'desktop' && !nativeClient && !installed
