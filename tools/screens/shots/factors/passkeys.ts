import { type Act, after, type Ways } from 'tools/screens/shot'
import {
  enter,
  FAILED,
  fault,
  givePasskey,
  open,
  press,
  problem,
  seen,
  settings,
  signIn,
} from 'tools/screens/steps'

/** As text, because the page lacks the helper that the script's loader adds to a function. */
const DEVICE = `
  const cancelled = () => Promise.reject(new DOMException('cancelled', 'NotAllowedError'))
  Object.assign(PublicKeyCredential, {
    isUserVerifyingPlatformAuthenticatorAvailable: () => Promise.resolve(true),
    isConditionalMediationAvailable: () => Promise.resolve(false),
  })
  Object.assign(navigator.credentials, { get: cancelled, create: cancelled })
`

/** Adds a device that could store passkeys, and a user who closes the dialog. */
const withDevice: Act = ({ page }) => page.addInitScript({ content: DEVICE })

/** Passkeys: on the sign-in page, as a factor, offered, and listed. */
export const passkeyShots: Ways = {
  'login-passkey': [withDevice, settings({ passkeysEnabled: true }), open(), seen('Sign in with a passkey')],
  'login-passkey-cancelled': after('login-passkey', press('Sign in with a passkey'), problem()),
  passkey: [withDevice, givePasskey('passkey-factor'), enter('passkey-factor'), seen('Use passkey')],
  'passkey-cancelled': after('passkey', press('Use passkey'), problem()),
  'passkey-offer': [withDevice, signIn('passkey'), seen('Create a passkey')],
  'passkey-offer-failed': after(
    'passkey-offer',
    fault('POST', '/api/auth/v2/passkeys/registration/options', FAILED),
    press('Create a passkey'),
    problem(),
  ),
  'change-intro-passkeys': [givePasskey('passkey'), enter('passkey', '/change-password'), seen('Passkeys')],
  'change-intro-passkey-removal': after(
    'change-intro-passkeys',
    press('Remove A phone at home'),
    seen('Keep'),
  ),
}
