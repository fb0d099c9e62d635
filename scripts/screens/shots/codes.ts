import { HANG, LONG } from '../faults'
import type { Shot, Stage } from '../shot'
import { busy, fault, press, signIn, told, type } from '../steps'

const ACTIVATE = ['POST', '/api/auth/v2/activate'] as const

async function toCode(stage: Stage, person: string, label = 'Security code'): Promise<void> {
  await signIn(stage, person)
  await stage.page.getByLabel(label).waitFor()
}

async function activate(stage: Stage, code = '000000'): Promise<void> {
  await type(stage, 'Security code', code)
  await press(stage, 'Activate')
}

/** The factors that are a code. */
export const codeShots: Shot[] = [
  { name: 'phone-auth', reach: stage => toCode(stage, 'sms') },
  {
    name: 'phone-auth-wrong',
    reach: async stage => {
      await toCode(stage, 'guest')
      await activate(stage)
      await told(stage)
    },
  },
  {
    name: 'phone-auth-long-answer',
    reach: async stage => {
      await fault(stage, ...ACTIVATE, { kind: 'status', status: 400, body: LONG })
      await toCode(stage, 'sms')
      await activate(stage)
      await told(stage)
    },
  },
  {
    name: 'phone-auth-limited',
    reach: async stage => {
      await fault(stage, ...ACTIVATE, { kind: 'status', status: 429, retryAfter: 2400 })
      await toCode(stage, 'sms')
      await activate(stage)
      await told(stage)
    },
  },
  {
    name: 'phone-auth-activating',
    reach: async stage => {
      await fault(stage, ...ACTIVATE, HANG)
      await toCode(stage, 'sms')
      await activate(stage)
      await busy(stage)
    },
  },
  {
    name: 'phone-auth-timed-out',
    reach: async stage => {
      await stage.page.clock.install()
      await toCode(stage, 'sms')
      await stage.page.getByRole('timer').waitFor()
      await stage.page.clock.fastForward('05:30')
      await told(stage)
    },
  },
  { name: 'symantec-register', reach: stage => toCode(stage, 'vip-register', 'Credential ID') },
  {
    name: 'symantec-register-2',
    reach: async stage => {
      await toCode(stage, 'vip-register', 'Credential ID')
      await type(stage, 'Credential ID', 'VSHM12345678')
      await press(stage, 'Next')
      await stage.page.getByLabel('First code').waitFor()
    },
  },
  {
    name: 'symantec-activate-wrong',
    reach: async stage => {
      await toCode(stage, 'vip-activate', 'First code')
      await type(stage, 'First code', '000000')
      await press(stage, 'Next')
      await type(stage, 'Second code', '000000')
      await press(stage, 'Activate')
      await told(stage)
    },
  },
  { name: 'symantec-code', reach: stage => toCode(stage, 'vip-code') },
  {
    name: 'symantec-code-wrong',
    reach: async stage => {
      await toCode(stage, 'vip-code')
      await activate(stage)
      await told(stage)
    },
  },
]
