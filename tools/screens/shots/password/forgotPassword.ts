import type { Shot, Stage } from 'tools/screens/shot'
import { busy, fault, hold, open, press, seen, waitForAlert, type } from 'tools/screens/steps'

const OPTIONS = '/api/auth/v2/login/options'
const METHODS = ['GET', '/api/auth/v2/reset-password/verification-methods'] as const

/** Types a username and continues. */
export async function goOnAs(stage: Stage, username: string): Promise<void> {
  await type(stage, 'Username', username)
  await press(stage, 'Continue')
}

async function forgot(stage: Stage, username: string): Promise<void> {
  await open(stage, '/forget-password')
  await goOnAs(stage, username)
}

/** Goes to the phone step, to which a code is sent. */
export async function toPhone(stage: Stage, username = 'abroad'): Promise<void> {
  await forgot(stage, username)
  await stage.page.getByRole('button', { name: 'Send code' }).waitFor()
}

/** Returns the shot of a username that is rejected. */
const refused = (state: string, username: string, problem: string): Shot => ({
  name: `forget-password-${state}`,
  from: 'forget-password',
  reach: async stage => {
    await goOnAs(stage, username)
    await waitForAlert(stage, problem)
  },
})

/** The forgotten password, up to the phone step. */
export const forgotShots: Shot[] = [
  {
    name: 'forget-password',
    reach: async stage => {
      await open(stage, '/forget-password')
      await seen(stage, 'Continue')
    },
  },
  refused('missing', '', 'Please enter your username.'),
  refused('unknown', 'nobody', 'No user matches this username.'),
  refused('no-phone', 'no-phone', 'No mobile number on file'),
  refused('not-automatic', 'extra-security', 'can’t be reset automatically.'),
  {
    name: 'forget-password-provider',
    from: 'forget-password',
    reach: async stage => {
      await goOnAs(stage, 'sso')
      await stage.page.getByText('Your company has Single Sign On enabled.').waitFor()
    },
  },
  {
    name: 'forget-password-limited',
    reach: async stage => {
      await fault(stage, ...METHODS, { kind: 'status', status: 429, retryAfter: 5400 })
      await forgot(stage, 'abroad')
      await waitForAlert(stage)
    },
  },
  {
    name: 'forget-password-looking-up',
    from: 'forget-password',
    reach: async stage => {
      await hold(stage, OPTIONS)
      await goOnAs(stage, 'abroad')
      await busy(stage)
    },
  },
  {
    name: 'forget-password-again',
    from: 'forget-password-looking-up',
    reach: async stage => {
      await stage.page.getByRole('button', { name: 'Send code' }).waitFor()
      await stage.page.reload()
      await seen(stage, 'Your password was not reset. Please start again.')
    },
  },
]
