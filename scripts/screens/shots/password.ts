import { PASSWORD } from 'sandbox/company/harbor'
import type { Shot, Stage } from '../shot'
import { busy, fault, open, press, seen, signIn, signInTo, told, type } from '../steps'

const OPTIONS = ['GET', '/api/auth/v2/login/options'] as const
const METHODS = ['GET', '/api/auth/v2/reset-password/verification-methods'] as const
const SEND = ['POST', '/api/auth/v2/reset-password/send-verification-message'] as const
const CHECK = ['PUT', '/api/auth/v2/reset-password/verify-user'] as const
const SAVE = ['PUT', '/api/auth/v2/reset-password/set-new-password'] as const
const HANG = { kind: 'hang' } as const
const NEW = 'Correct-Horse-9'

async function forgot(stage: Stage, username: string): Promise<void> {
  await open(stage, '/forget-password')
  await type(stage, 'Username', username)
  await press(stage, 'Continue')
}

async function toPhone(stage: Stage, username = 'abroad'): Promise<void> {
  await forgot(stage, username)
  await stage.page.getByRole('button', { name: 'Send code' }).waitFor()
}

async function toCode(stage: Stage): Promise<void> {
  await toPhone(stage)
  await stage.page.getByLabel('Mobile number').pressSequentially('+4915112345678')
  await press(stage, 'Send code')
  await stage.page.getByLabel('Digit 1 of 6').waitFor()
}

const codeOf = async ({ sandbox }: Stage): Promise<string> => {
  const { messages } = await sandbox.api<{ messages: { code?: string }[] }>('phone?person=abroad')
  return messages[0]?.code ?? ''
}
const enterCode = (stage: Stage, code: string): Promise<void> => type(stage, 'Digit 1 of 6', code)

async function toNew(stage: Stage): Promise<void> {
  await toCode(stage)
  await enterCode(stage, await codeOf(stage))
  await stage.page.getByLabel('New password').waitFor()
}

async function enterNew(stage: Stage, password = NEW): Promise<void> {
  await type(stage, 'New password', password)
  await type(stage, 'Verify password', password)
}

async function save(stage: Stage, password = NEW): Promise<void> {
  await enterNew(stage, password)
  await press(stage, 'Save password')
}

const forgotShots: Shot[] = [
  {
    name: 'forget-password',
    reach: async stage => {
      await open(stage, '/forget-password')
      await seen(stage, 'Continue')
    },
  },
  { name: 'forget-password-missing', reach: stage => forgot(stage, '').then(() => told(stage)) },
  {
    name: 'forget-password-looking-up',
    reach: async stage => {
      await fault(stage, ...OPTIONS, HANG)
      await forgot(stage, 'abroad')
      await busy(stage)
    },
  },
  { name: 'forget-password-unknown', reach: stage => forgot(stage, 'nobody').then(() => told(stage)) },
  { name: 'forget-password-no-phone', reach: stage => forgot(stage, 'no-phone').then(() => told(stage)) },
  {
    name: 'forget-password-not-automatic',
    reach: stage => forgot(stage, 'extra-security').then(() => told(stage)),
  },
  {
    name: 'forget-password-limited',
    reach: async stage => {
      await fault(stage, ...METHODS, { kind: 'status', status: 429, retryAfter: 90 })
      await forgot(stage, 'abroad')
      await told(stage)
    },
  },
  {
    name: 'forget-password-provider',
    reach: async stage => {
      await forgot(stage, 'sso')
      await stage.page.getByText('Your company has Single Sign On enabled.').waitFor()
    },
  },
  {
    name: 'forget-password-again',
    reach: async stage => {
      await toPhone(stage)
      await stage.page.reload()
      await seen(stage, 'Your password was not reset. Please start again.')
    },
  },
]

const resetShots: Shot[] = [
  { name: 'reset-phone', reach: stage => toPhone(stage) },
  {
    name: 'reset-phone-picker',
    reach: async stage => {
      await toPhone(stage)
      await stage.page.getByRole('button', { name: /^Country/ }).click()
      await stage.page.getByRole('listbox').waitFor()
    },
  },
  {
    name: 'reset-phone-missing',
    reach: async stage => {
      await toPhone(stage)
      await press(stage, 'Send code')
      await told(stage)
    },
  },
  {
    name: 'reset-phone-other',
    reach: async stage => {
      await toPhone(stage)
      await stage.page.getByLabel('Mobile number').pressSequentially('2025550123')
      await press(stage, 'Send code')
      await told(stage)
    },
  },
  {
    name: 'reset-phone-sending',
    reach: async stage => {
      await fault(stage, ...SEND, HANG)
      await toPhone(stage)
      await stage.page.getByLabel('Mobile number').pressSequentially('2025550123')
      await press(stage, 'Send code')
      await busy(stage)
    },
  },
  { name: 'reset-code', reach: toCode },
  {
    name: 'reset-code-missing',
    reach: async stage => {
      await toCode(stage)
      await enterCode(stage, '12')
      await press(stage, 'Continue')
      await told(stage)
    },
  },
  {
    name: 'reset-code-invalid',
    reach: async stage => {
      await toCode(stage)
      await enterCode(stage, (await codeOf(stage)) === '000000' ? '000001' : '000000')
      await told(stage)
    },
  },
  {
    name: 'reset-code-checking',
    reach: async stage => {
      await fault(stage, ...CHECK, HANG)
      await toCode(stage)
      await enterCode(stage, '123456')
      await busy(stage)
    },
  },
  {
    name: 'reset-code-resending',
    reach: async stage => {
      await toCode(stage)
      await fault(stage, ...SEND, HANG)
      await press(stage, 'Send new code')
      await busy(stage)
    },
  },
  {
    name: 'reset-code-resent',
    reach: async stage => {
      await toCode(stage)
      await press(stage, 'Send new code')
      await seen(stage, 'Please check your phone for the new code.')
    },
  },
  { name: 'reset-create', reach: toNew },
  {
    name: 'reset-create-some',
    reach: async stage => {
      await toNew(stage)
      await type(stage, 'New password', 'Correct')
    },
  },
  {
    name: 'reset-create-shown',
    reach: async stage => {
      await toNew(stage)
      await enterNew(stage)
      await stage.page.getByLabel('Show password').check()
    },
  },
  {
    name: 'reset-create-saving',
    reach: async stage => {
      await fault(stage, ...SAVE, HANG)
      await toNew(stage)
      await save(stage)
      await busy(stage)
    },
  },
  {
    name: 'reset-create-prohibited',
    reach: async stage => {
      await toNew(stage)
      await save(stage, PASSWORD)
      await told(stage)
    },
  },
  {
    name: 'reset-create-too-late',
    reach: async stage => {
      await fault(stage, ...SAVE, { kind: 'status', status: 403 })
      await toNew(stage)
      await save(stage)
      await seen(stage, 'Verify again')
    },
  },
  {
    name: 'reset-done',
    reach: async stage => {
      await toNew(stage)
      await save(stage)
      await seen(stage, 'Password updated')
    },
  },
]

const changeShots: Shot[] = [
  {
    name: 'temporary',
    reach: async stage => {
      await signIn(stage, 'activation-code')
      await stage.page.getByLabel('New password').waitFor()
    },
  },
  {
    name: 'temporary-used',
    reach: async stage => {
      await signIn(stage, 'activation-code')
      await stage.page.getByLabel('New password').waitFor()
      await save(stage, PASSWORD)
      await told(stage)
    },
  },
  {
    name: 'expired',
    reach: stage => signInTo(stage, 'simple', '/password-expired').then(() => seen(stage, 'Change password')),
  },
  { name: 'change-intro', reach: stage => toIntro(stage, 'simple') },
  {
    name: 'change-intro-loading',
    reach: async stage => {
      await fault(stage, 'GET', '/api/online/v1/sessions/devices', HANG)
      await signInTo(stage, 'simple', '/change-password')
      await stage.page.getByRole('region', { name: 'Connected devices' }).getByText('Loading…').waitFor()
    },
  },
  { name: 'change-intro-many', reach: stage => toIntro(stage, 'many-devices') },
  {
    name: 'change-intro-none',
    reach: stage =>
      signInTo(stage, 'no-devices', '/change-password').then(() => seen(stage, 'No connected apps')),
  },
  {
    name: 'change-intro-failed',
    reach: async stage => {
      await fault(stage, 'GET', '/api/online/v1/sessions/devices', { kind: 'status', status: 500 })
      await signInTo(stage, 'simple', '/change-password')
      await told(stage)
    },
  },
  {
    name: 'change-form',
    reach: async stage => {
      await toIntro(stage, 'simple')
      await press(stage, 'Got it')
      await stage.page.getByLabel('Old password').waitFor()
    },
  },
  {
    name: 'change-form-prohibited',
    reach: async stage => {
      await toIntro(stage, 'simple')
      await press(stage, 'Got it')
      await change(stage, PASSWORD)
      await told(stage)
    },
  },
  {
    name: 'change-form-failed',
    reach: async stage => {
      await fault(stage, 'POST', '/api/user/v1/settings/password', { kind: 'status', status: 500 })
      await toIntro(stage, 'simple')
      await press(stage, 'Got it')
      await change(stage)
      await told(stage)
    },
  },
  {
    name: 'change-done',
    reach: async stage => {
      await toIntro(stage, 'simple')
      await press(stage, 'Got it')
      await change(stage)
      await seen(stage, 'Password updated')
    },
  },
]

async function toIntro(stage: Stage, username: string): Promise<void> {
  await signInTo(stage, username, '/change-password')
  await stage.page.getByRole('listitem').first().waitFor()
}

async function change(stage: Stage, password = NEW): Promise<void> {
  await type(stage, 'Old password', PASSWORD)
  await enterNew(stage, password)
  await press(stage, 'Change password')
}

/** Every way to a new password. */
export const passwordShots: Shot[] = [...forgotShots, ...resetShots, ...changeShots]
