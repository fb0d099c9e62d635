import type { Device } from 'src/services/browser/environment'

export interface InstallFacts {
  requireNativeAppInstall: boolean
  device: Device
  nativeClient: boolean
  /** The install flow has been through in this tab (onboarding/install-once). */
  installed: boolean
}

/** Whether the native app has to be installed first: on a desktop, outside the app itself, once (onboarding/install). */
export const mustInstall = ({
  requireNativeAppInstall,
  device,
  nativeClient,
  installed,
}: InstallFacts): boolean => requireNativeAppInstall && device === 'desktop' && !nativeClient && !installed
