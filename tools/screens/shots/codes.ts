import type { Fault } from 'sandbox/state/faults'
import { BASE_PATH } from 'src/constants/basePath'
import { CODE_PAGES, CODE_ROUTES, type CodePage } from 'src/constants/sentCodes'
import { enUS } from 'src/messages/en-US'
import { LONG } from '../faults'
import type { Shot, Stage } from '../shot'
import { busy, enter, fault, hold, press, seen, told, type } from '../steps'
import { personAt } from './pages'

const ACTIVATE = '/api/auth/v2/activate'

async function toCode(stage: Stage, person: string, label = 'Security code'): Promise<void> {
  await enter(stage, person)
  await stage.page.getByLabel(label).waitFor()
}

async function activate(stage: Stage, code = '000000', label = 'Security code'): Promise<void> {
  await type(stage, label, code)
  await press(stage, 'Activate')
}

/** Returns the shots of the page for a sent code, with the first sandbox user who reaches it. */
function sentCodeShots(page: CodePage): Shot[] {
  const route = CODE_ROUTES[page]
  const name = route.slice(1)
  const label = enUS[`${page}.code`]
  const toPage = (stage: Stage) => {
    const person = personAt(route)
    if (!person) throw new Error(`Nobody in sandbox/company/people ends at ${BASE_PATH}${route}`)
    return toCode(stage, person.username, label)
  }
  const withAnswer = (state: string, answer: Omit<Fault, 'method' | 'path'>, problem: string): Shot => ({
    name: `${name}-${state}`,
    from: name,
    reach: async stage => {
      await fault(stage, 'POST', ACTIVATE, answer)
      await activate(stage, undefined, label)
      await told(stage, problem)
    },
  })
  return [
    { name, reach: toPage },
    {
      name: `${name}-wrong`,
      from: name,
      reach: async stage => {
        await activate(stage, undefined, label)
        await told(stage, 'The code is not valid.')
      },
    },
    withAnswer('long-answer', { kind: 'status', status: 400, body: LONG }, LONG),
    {
      name: `${name}-activating`,
      from: name,
      reach: async stage => {
        await hold(stage, ACTIVATE)
        await activate(stage, undefined, label)
        await busy(stage)
      },
    },
    withAnswer('limited', { kind: 'status', status: 429, retryAfter: 2400 }, 'Too many tries.'),
    {
      name: `${name}-timed-out`,
      reach: async stage => {
        await stage.page.clock.install()
        await toPage(stage)
        await stage.page.getByRole('timer').waitFor()
        await stage.page.clock.fastForward('05:30')
        await told(stage)
      },
    },
  ]
}

async function toRecoveryCodes(stage: Stage): Promise<void> {
  const codes = [
    '7kq4-m2xw',
    '3hdn-8rtc',
    'v6pz-k9ya',
    'c5wj-2fue',
    '9gbt-4nhm',
    'x8rs-p5vd',
    'n2ce-7ukq',
    'w4yt-a6hb',
  ]
  await fault(stage, 'POST', ACTIVATE, { kind: 'status', status: 200, body: { recoveryCodes: codes } })
  await toCode(stage, 'totp-register')
  await activate(stage)
  await stage.page.getByLabel('I have saved these codes').waitFor()
}

/** The factors that are a code. */
export const codeShots: Shot[] = [
  ...CODE_PAGES.flatMap(sentCodeShots),
  { name: 'phone-auth-trust', reach: stage => toCode(stage, 'sms-trust') },
  {
    name: 'phone-auth-no-code',
    reach: async stage => {
      await stage.page.clock.install()
      await toCode(stage, 'sms')
      await stage.page.getByRole('timer').waitFor()
      await stage.page.clock.fastForward(31_000)
      await seen(stage, 'No code? Sign in again to get a new one.')
    },
  },
  {
    name: 'phone-auth-new-code',
    reach: async stage => {
      await stage.page.clock.install()
      await toCode(stage, 'sms-resend')
      await activate(stage)
      await told(stage)
      await stage.page.clock.fastForward(31_000)
      await stage.page.getByRole('button', { name: 'Send a new code' }).waitFor()
    },
  },
  { name: 'authenticator-register', reach: stage => toCode(stage, 'totp-register') },
  {
    name: 'authenticator-wrong',
    from: 'authenticator-register',
    reach: async stage => {
      await activate(stage)
      await told(stage)
    },
  },
  { name: 'authenticator', reach: stage => toCode(stage, 'totp') },
  {
    name: 'authenticator-recovery',
    from: 'authenticator',
    reach: async stage => {
      await press(stage, 'Use a recovery code')
      await stage.page.getByLabel('Recovery code').waitFor()
    },
  },
  { name: 'authenticator-recovery-codes', reach: toRecoveryCodes },
  {
    name: 'authenticator-recovery-gone',
    from: 'authenticator-recovery-codes',
    reach: async stage => {
      await stage.page.reload()
      await stage.page.getByText('cannot be shown again').waitFor()
    },
  },
  { name: 'symantec-register', reach: stage => toCode(stage, 'vip-register', 'Credential ID') },
  {
    name: 'symantec-register-2',
    from: 'symantec-register',
    reach: async stage => {
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
    from: 'symantec-code',
    reach: async stage => {
      await activate(stage)
      await told(stage)
    },
  },
]
