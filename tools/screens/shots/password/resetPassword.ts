import { PASSWORD } from 'sandbox/company/harbor'
import type { Shot, Stage } from 'tools/screens/shot'
import { busy, hold, press, seen, waitForAlert, type } from 'tools/screens/steps'
import { goOnAs, toPhone } from './forgotPassword'
import { enterNew, waitForStatus, save } from './newPassword'

const RESET = '/api/auth/v2/reset-password'
const SEND = `${RESET}/send-verification-message`
const CHECK = `${RESET}/verify-user`
const SAVE = `${RESET}/set-new-password`

async function giveNumber(stage: Stage, number: string): Promise<void> {
  const field = stage.page.getByLabel('Mobile number')
  await field.fill('')
  await field.pressSequentially(number)
  await press(stage, 'Send code')
}
const OWN = '+4915112345678'

async function toCode(stage: Stage): Promise<void> {
  await toPhone(stage)
  await giveNumber(stage, OWN)
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

/** The reset by a code, from the phone step on. */
export const resetShots: Shot[] = [
  { name: 'reset-phone', reach: stage => toPhone(stage) },
  {
    name: 'reset-phone-picker',
    from: 'reset-phone',
    reach: async stage => {
      await stage.page.getByRole('button', { name: /^Country/ }).click()
      await stage.page.getByRole('listbox').waitFor()
    },
  },
  {
    name: 'reset-phone-missing',
    from: 'reset-phone',
    reach: async stage => {
      await press(stage, 'Send code')
      await waitForAlert(stage)
    },
  },
  {
    name: 'reset-phone-other',
    from: 'reset-phone',
    reach: async stage => {
      await giveNumber(stage, '2025550123')
      await waitForAlert(stage)
    },
  },
  {
    name: 'reset-phone-sending',
    from: 'reset-phone',
    reach: async stage => {
      await hold(stage, SEND)
      await giveNumber(stage, OWN)
      await busy(stage)
    },
  },
  {
    name: 'reset-code',
    from: 'reset-phone-sending',
    reach: ({ page }) => page.getByLabel('Digit 1 of 6').waitFor(),
  },
  {
    name: 'reset-code-missing',
    from: 'reset-code',
    reach: async stage => {
      await enterCode(stage, '12')
      await press(stage, 'Continue')
      await waitForAlert(stage)
    },
  },
  {
    name: 'reset-code-invalid',
    from: 'reset-code',
    reach: async stage => {
      await enterCode(stage, (await codeOf(stage)) === '000000' ? '000001' : '000000')
      await waitForAlert(stage, 'invalid')
    },
  },
  {
    name: 'reset-code-resending',
    from: 'reset-code',
    reach: async stage => {
      await hold(stage, SEND)
      await press(stage, 'Send new code')
      await busy(stage)
    },
  },
  {
    name: 'reset-code-resent',
    from: 'reset-code-resending',
    reach: stage => seen(stage, 'Please check your phone for the new code.'),
  },
  {
    name: 'reset-code-checking',
    from: 'reset-code',
    reach: async stage => {
      await hold(stage, CHECK)
      await enterCode(stage, await codeOf(stage))
      await busy(stage)
    },
  },
  {
    name: 'reset-email',
    from: 'forget-password-again',
    reach: async stage => {
      await goOnAs(stage, 'reset-both')
      await stage.page.getByRole('button', { name: 'Send code' }).waitFor()
      await press(stage, 'Send the code by email')
      await seen(stage, 'Verify your email')
    },
  },
  {
    name: 'reset-email-code',
    from: 'reset-email',
    reach: async stage => {
      await press(stage, 'Send code')
      await stage.page.getByLabel('Digit 1 of 6').waitFor()
    },
  },
  {
    name: 'reset-create',
    from: 'reset-code-checking',
    reach: ({ page }) => page.getByLabel('New password').waitFor(),
  },
  {
    name: 'reset-create-some',
    from: 'reset-create',
    reach: async stage => {
      await type(stage, 'New password', 'Correct')
      await waitForStatus(stage, 'Password strength: Weak')
    },
  },
  {
    name: 'reset-create-shown',
    from: 'reset-create',
    reach: async stage => {
      await enterNew(stage)
      await stage.page.getByLabel('Show password').check()
    },
  },
  {
    name: 'reset-create-prohibited',
    from: 'reset-create',
    reach: async stage => {
      await stage.page.getByLabel('Show password').uncheck()
      await save(stage, PASSWORD)
      await waitForAlert(stage)
    },
  },
  {
    name: 'reset-create-saving',
    from: 'reset-create',
    reach: async stage => {
      await hold(stage, SAVE, 403)
      await save(stage)
      await busy(stage)
    },
  },
  {
    name: 'reset-create-too-late',
    from: 'reset-create-saving',
    reach: stage => seen(stage, 'Verify again'),
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
