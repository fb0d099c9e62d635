import type { Page } from 'playwright-core'
import { PASSWORD } from 'sandbox/company/harbor'
import type { Shot, Stage } from '../shot'
import { FAILED } from '../faults'
import { fault, open, press, seen, signInTo, told, type } from '../steps'

const PATH = '/api/auth/v2/phone-sign-in'
const BUTTON = 'Sign in with your phone'
const NUMBER = 'Number on the computer'

const offer = ({ sandbox }: Stage): Promise<unknown> =>
  sandbox.api('company', { method: 'PUT', body: { settings: { phoneSignInEnabled: true } } })

async function toButton(stage: Stage): Promise<void> {
  await offer(stage)
  await open(stage)
  await seen(stage, BUTTON)
}

/** The code that the computer shows. */
async function toCode(stage: Stage): Promise<string> {
  await toButton(stage)
  await press(stage, BUTTON)
  const code = stage.page.getByText(/^[A-Z]{4}-[A-Z]{4}$/)
  await code.waitFor()
  await stage.page.getByRole('img', { name: 'QR code for your phone' }).waitFor()
  return code.innerText()
}

/** Calls of a phone on which somebody is signed in, in a browser of its own. */
async function phoneOf({ page, sandbox }: Stage) {
  const phone = await page.context().browser()?.newContext()
  const call = (path: string, data: object) =>
    phone?.request.post(`${sandbox.origin}${path}`, { data, headers: { 'X-Touch-Supported': 'true' } })
  await call('/api/auth/v2/login', { userName: 'simple', password: PASSWORD })
  return call
}

/** The phone's own page, with somebody signed in; the code that another computer shows is on it where it is wanted. */
async function toPhone(stage: Stage, code: 'typed' | 'none' = 'typed'): Promise<void> {
  await offer(stage)
  await signInTo(stage, 'simple', '/phone')
  await seen(stage, 'Code on the computer')
  if (code === 'none') return
  const computer = await stage.page.context().browser()?.newContext()
  const begun = await computer?.request.post(`${stage.sandbox.origin}${PATH}`, {
    data: {},
    headers: { 'X-Touch-Supported': 'true' },
  })
  const { userCode } = (await begun?.json()) as { userCode: string }
  await type(stage, 'Code on the computer', userCode)
  await press(stage, 'Next')
}

async function toQuestion(stage: Stage): Promise<void> {
  await toPhone(stage)
  await seen(stage, 'From Lisbon, Portugal')
}

const heading = ({ page }: { page: Page }) => page.getByRole('heading', { name: BUTTON })

export const phoneShots: Shot[] = [
  { name: 'phone-sign-in-offer', reach: toButton },
  {
    name: 'phone-sign-in-code',
    reach: async stage => {
      await toCode(stage)
    },
  },
  {
    name: 'phone-sign-in-number',
    reach: async stage => {
      const userCode = await toCode(stage)
      const phone = await phoneOf(stage)
      await phone(`${PATH}/request`, { userCode })
      await stage.page.getByText(/^Type \d\d on your phone$/).waitFor()
    },
  },
  {
    name: 'phone-sign-in-denied',
    reach: async stage => {
      const userCode = await toCode(stage)
      const phone = await phoneOf(stage)
      await phone(`${PATH}/request`, { userCode })
      await phone(`${PATH}/answer`, { userCode, approve: false })
      await seen(stage, 'The sign-in was refused on the phone.')
    },
  },
  {
    name: 'phone-sign-in-failed',
    reach: async stage => {
      await fault(stage, 'POST', PATH, FAILED)
      await toButton(stage)
      await press(stage, BUTTON)
      await heading(stage).waitFor()
      await told(stage)
    },
  },
  { name: 'phone-request-code', reach: stage => toPhone(stage, 'none') },
  {
    name: 'phone-request-code-missing',
    reach: async stage => {
      await toPhone(stage, 'none')
      await press(stage, 'Next')
      await told(stage)
    },
  },
  { name: 'phone-request-question', reach: toQuestion },
  {
    name: 'phone-request-approved',
    reach: async stage => {
      await fault(stage, 'POST', `${PATH}/answer`, { kind: 'status', status: 200, body: {} })
      await toQuestion(stage)
      await type(stage, NUMBER, '47')
      await press(stage, 'Approve')
      await seen(stage, 'Approved. Go on at the computer.')
    },
  },
  {
    name: 'phone-request-wrong-number',
    reach: async stage => {
      await toQuestion(stage)
      await type(stage, NUMBER, '00')
      await press(stage, 'Approve')
      await stage.page.getByText(/^This is not the number on the computer/).waitFor()
    },
  },
  {
    name: 'phone-request-failed',
    reach: async stage => {
      await fault(stage, 'POST', `${PATH}/request`, FAILED)
      await toPhone(stage)
      await told(stage)
    },
  },
]
