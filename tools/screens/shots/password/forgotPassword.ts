import { HANG } from 'tools/screens/faults'
import type { Shot, Stage } from 'tools/screens/shot'
import { busy, fault, open, press, seen, told, type } from 'tools/screens/steps'

const OPTIONS = ['GET', '/api/auth/v2/login/options'] as const
const METHODS = ['GET', '/api/auth/v2/reset-password/verification-methods'] as const

async function forgot(stage: Stage, username: string): Promise<void> {
  await open(stage, '/forget-password')
  await type(stage, 'Username', username)
  await press(stage, 'Continue')
}

/** Goes to the phone to which a code is sent. */
export async function toPhone(stage: Stage, username = 'abroad'): Promise<void> {
  await forgot(stage, username)
  await stage.page.getByRole('button', { name: 'Send code' }).waitFor()
}

/** Who forgot the password, up to the phone. */
export const forgotShots: Shot[] = [
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
      await fault(stage, ...METHODS, { kind: 'status', status: 429, retryAfter: 5400 })
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
