import { PASSWORD } from 'sandbox/company/harbor'
import type { ChangeReason } from 'src/constants/passwordChange'
import { enUS } from 'src/messages/en-US'
import { FAILED } from 'tools/screens/faults'
import type { Shot, Stage } from 'tools/screens/shot'
import { fault, hold, open, press, seen, signIn, enter, waitForAlert, type } from 'tools/screens/steps'
import { enterNew, save } from './newPassword'

const DEVICES = '/api/online/v1/sessions/devices'

async function change(stage: Stage, password?: string): Promise<void> {
  await type(stage, 'Old password', PASSWORD)
  await enterNew(stage, password)
  await press(stage, 'Change password')
}

/** Returns the shot of a password that a person must replace for a reason of the server. */
const required = (reason: ChangeReason): Shot => ({
  name: `temporary-${reason}`,
  reach: async stage => {
    await signIn(stage, `password-${reason}`)
    await seen(stage, enUS[`resetTempPassword.${reason}`])
  },
})

/** A temporary, an expired, and a voluntarily changed password. */
export const changeShots: Shot[] = [
  {
    name: 'temporary',
    reach: async stage => {
      await signIn(stage, 'activation-code')
      await stage.page.getByLabel('New password').waitFor()
    },
  },
  {
    name: 'temporary-used',
    from: 'temporary',
    reach: async stage => {
      await save(stage, PASSWORD)
      await waitForAlert(stage)
    },
  },
  required('expired'),
  required('policy'),
  {
    name: 'expired',
    reach: stage => enter(stage, 'simple', '/password-expired').then(() => seen(stage, 'Change password')),
  },
  {
    name: 'change-intro-failed',
    from: 'expired',
    reach: async stage => {
      await fault(stage, 'GET', DEVICES, FAILED)
      await open(stage, '/change-password')
      await waitForAlert(stage)
    },
  },
  {
    name: 'change-intro-loading',
    from: 'expired',
    reach: async stage => {
      await hold(stage, DEVICES)
      await open(stage, '/change-password')
      await stage.page.getByRole('region', { name: 'Connected devices' }).getByText('Loading…').waitFor()
    },
  },
  {
    name: 'change-intro',
    from: 'change-intro-loading',
    reach: ({ page }) => page.getByRole('listitem').first().waitFor(),
  },
  {
    name: 'change-intro-many',
    reach: async stage => {
      await enter(stage, 'many-devices', '/change-password')
      await stage.page.getByRole('listitem').first().waitFor()
    },
  },
  {
    name: 'change-intro-none',
    reach: stage =>
      enter(stage, 'no-devices', '/change-password').then(() => seen(stage, 'No connected apps')),
  },
  {
    name: 'change-form',
    from: 'change-intro',
    reach: async stage => {
      await press(stage, 'Got it')
      await stage.page.getByLabel('Old password').waitFor()
    },
  },
  {
    name: 'change-form-prohibited',
    from: 'change-form',
    reach: async stage => {
      await change(stage, PASSWORD)
      await waitForAlert(stage, 'prohibited')
    },
  },
  {
    name: 'change-form-failed',
    from: 'change-form',
    reach: async stage => {
      await fault(stage, 'POST', '/api/user/v1/settings/password', FAILED)
      await change(stage)
      await waitForAlert(stage, 'Server error')
    },
  },
  {
    name: 'change-done',
    from: 'change-form',
    reach: async stage => {
      await change(stage)
      await seen(stage, 'Password updated')
    },
  },
]
