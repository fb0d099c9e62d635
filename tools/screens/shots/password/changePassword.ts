import { PASSWORD } from 'sandbox/company/harbor'
import { HANG } from 'tools/screens/faults'
import type { Shot, Stage } from 'tools/screens/shot'
import { fault, press, seen, signIn, signInTo, told, type } from 'tools/screens/steps'
import { enterNew, save } from './newPassword'

async function toIntro(stage: Stage, username: string): Promise<void> {
  await signInTo(stage, username, '/change-password')
  await stage.page.getByRole('listitem').first().waitFor()
}

async function change(stage: Stage, password?: string): Promise<void> {
  await type(stage, 'Old password', PASSWORD)
  await enterNew(stage, password)
  await press(stage, 'Change password')
}

/** A password that is temporary, has expired, or is changed at will. */
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
