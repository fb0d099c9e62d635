import type { Shot, Stage } from '../shot'
import { enter, fault, open, press, seen, signIn, waitForAlert } from '../steps'

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
const withDevice = ({ page }: Stage): Promise<unknown> => page.addInitScript({ content: DEVICE })

const give = ({ sandbox }: Stage, person: string): Promise<unknown> =>
  sandbox.api('passkeys', { method: 'POST', body: { person } })

async function toSignIn(stage: Stage): Promise<void> {
  await withDevice(stage)
  await stage.sandbox.api('company', { method: 'PUT', body: { settings: { passkeysEnabled: true } } })
  await open(stage)
  await seen(stage, 'Sign in with a passkey')
}

async function toFactor(stage: Stage): Promise<void> {
  await withDevice(stage)
  await give(stage, 'passkey-factor')
  await enter(stage, 'passkey-factor')
  await seen(stage, 'Use passkey')
}

async function toOffer(stage: Stage): Promise<void> {
  await withDevice(stage)
  await signIn(stage, 'passkey')
  await seen(stage, 'Create a passkey')
}

async function toList(stage: Stage): Promise<void> {
  await give(stage, 'passkey')
  await enter(stage, 'passkey', '/change-password')
  await seen(stage, 'Passkeys')
}

/** Passkeys: on the sign-in page, as a factor, offered, and listed. */
export const passkeyShots: Shot[] = [
  { name: 'login-passkey', reach: toSignIn },
  {
    name: 'login-passkey-cancelled',
    from: 'login-passkey',
    reach: async stage => {
      await press(stage, 'Sign in with a passkey')
      await waitForAlert(stage)
    },
  },
  { name: 'passkey', reach: toFactor },
  {
    name: 'passkey-cancelled',
    from: 'passkey',
    reach: async stage => {
      await press(stage, 'Use passkey')
      await waitForAlert(stage)
    },
  },
  { name: 'passkey-offer', reach: toOffer },
  {
    name: 'passkey-offer-failed',
    from: 'passkey-offer',
    reach: async stage => {
      await fault(stage, 'POST', '/api/auth/v2/passkeys/registration/options', {
        kind: 'status',
        status: 500,
      })
      await press(stage, 'Create a passkey')
      await waitForAlert(stage)
    },
  },
  { name: 'change-intro-passkeys', reach: toList },
  {
    name: 'change-intro-passkey-removal',
    from: 'change-intro-passkeys',
    reach: async stage => {
      await stage.page.getByRole('button', { name: 'Remove A phone at home' }).click()
      await seen(stage, 'Keep')
    },
  },
]
