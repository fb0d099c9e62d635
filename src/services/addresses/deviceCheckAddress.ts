import type { DeviceCheckMode } from 'src/constants/cookies'
import { ROUTES } from 'src/constants/routes'
import { config } from 'src/services/config'
import { currentOrigin } from 'src/services/browser/navigation'
import { signUpAddress } from 'src/services/addresses/outsidePages'
import { ownPage } from 'src/services/addresses/pageAddress'

/** The contents of the cookie for the device-check app. */
export interface DeviceCheckInfo {
  mode: DeviceCheckMode
  successUrl: string
  failUrl: string
}

export interface DeviceCheck {
  mode: DeviceCheckMode
  version: 1 | 2
  /** The marker of the MFA step; only for version 2. */
  loginMarker?: string | undefined
}

/** Returns the return addresses of a device check, by its mode (onboarding/device-check-cookie). */
export function deviceCheckInfo(mode: DeviceCheckMode): DeviceCheckInfo {
  return {
    mode,
    successUrl: mode === 'onboardingV3' ? signUpAddress('allSet') : ownPage(ROUTES.sessionStatus),
    failUrl: ownPage(ROUTES.login),
  }
}

/** Returns the address of the device-check app for this check (onboarding/device-check). */
export function deviceCheckAddress({ mode, version, loginMarker }: DeviceCheck): string {
  const url = new URL(
    `${config().deviceCheckPath.replace(/\/$/, '')}/${version === 2 ? 'v2' : ''}`,
    currentOrigin(),
  )
  url.searchParams.set('back', deviceCheckInfo(mode).successUrl)
  if (version === 2 && loginMarker) url.searchParams.set('login-marker', loginMarker)
  return url.href
}
