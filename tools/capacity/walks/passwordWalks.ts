import { PASSWORD } from 'sandbox/company/harbor'
import type { Stage } from 'tools/screens/shot'
import { open, press, seen, signIn, signInTo, type } from 'tools/screens/steps'
import { phoneOf, sentCode } from './phone'
import { inWebApp } from './signInWalks'
import type { Walk } from './walk'

const NEW = 'Correct-Horse-9'

async function enterNew(stage: Stage, button: string): Promise<void> {
  await type(stage, 'New password', NEW)
  await type(stage, 'Verify password', NEW)
  await press(stage, button)
}

/** Forgotten, temporary and changed passwords, and the way to support. */
export const passwordWalks: Walk[] = [
  {
    name: 'resets a forgotten password',
    go: async stage => {
      await open(stage, '/forget-password')
      await type(stage, 'Username', 'abroad')
      await press(stage, 'Continue')
      const { number } = await phoneOf(stage, 'abroad')
      await stage.page.getByLabel('Mobile number').pressSequentially(number)
      await press(stage, 'Send code')
      await stage.page.getByLabel('Digit 1 of 6').waitFor()
      await type(stage, 'Digit 1 of 6', await sentCode(stage, 'abroad'))
      await enterNew(stage, 'Save password')
      await seen(stage, 'Password updated')
    },
  },
  {
    name: 'replaces a temporary password',
    go: async stage => {
      await signIn(stage, 'activation-code')
      await enterNew(stage, 'Save password')
      await inWebApp(stage)
    },
  },
  {
    name: 'signs in, then changes the password',
    go: async stage => {
      await signInTo(stage, 'simple', '/change-password')
      await press(stage, 'Got it')
      await type(stage, 'Old password', PASSWORD)
      await enterNew(stage, 'Change password')
      await seen(stage, 'Password updated')
    },
  },
  {
    name: 'writes to support',
    go: async stage => {
      await open(stage)
      const { page } = stage
      await page.getByRole('link', { name: 'Get help' }).click()
      await page.getByLabel('Name', { exact: true }).fill('Grace Hopper')
      await page.getByLabel('Email').fill('grace@harbor.example')
      await page.getByLabel('Phone').pressSequentially('12025550199')
      await page.getByLabel('Description').fill('I have a new phone, and no code comes to it.')
      await page.getByLabel('Company').fill('Harbor')
      await press(stage, 'Submit')
      await page.getByRole('button', { name: 'Done' }).waitFor()
    },
  },
]
