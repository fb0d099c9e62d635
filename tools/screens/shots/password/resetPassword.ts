import { PASSWORD } from 'sandbox/company/harbor'
import { HANG } from 'tools/screens/faults'
import type { Shot, Stage } from 'tools/screens/shot'
import { busy, fault, press, seen, told, type } from 'tools/screens/steps'
import { toPhone } from './forgotPassword'
import { enterNew, heard, save } from './newPassword'

const SEND = ['POST', '/api/auth/v2/reset-password/send-verification-message'] as const
const CHECK = ['PUT', '/api/auth/v2/reset-password/verify-user'] as const
const SAVE = ['PUT', '/api/auth/v2/reset-password/set-new-password'] as const

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

async function toEmail(stage: Stage): Promise<void> {
  await toPhone(stage, 'reset-both')
  await press(stage, 'Send the code by email')
  await seen(stage, 'Verify your email')
}

/** The reset by a code, from the phone on. */
export const resetShots: Shot[] = [
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
  { name: 'reset-email', reach: toEmail },
  {
    name: 'reset-email-code',
    reach: async stage => {
      await toEmail(stage)
      await press(stage, 'Send code')
      await stage.page.getByLabel('Digit 1 of 6').waitFor()
    },
  },
  { name: 'reset-create', reach: toNew },
  {
    name: 'reset-create-some',
    reach: async stage => {
      await toNew(stage)
      await type(stage, 'New password', 'Correct')
      await heard(stage, 'Password strength: ')
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
