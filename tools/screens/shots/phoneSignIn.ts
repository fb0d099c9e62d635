import type { Page } from 'playwright-core'
import { PASSWORD } from 'sandbox/company/harbor'
import type { Shot, Stage } from '../shot'
import { FAILED } from '../faults'
import { enter, fault, open, press, seen, waitForAlert, type } from '../steps'

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

/** Returns the code that the computer shows. */
const codeOf = ({ page }: Stage): Promise<string> => page.getByText(/^[A-Z]{4}-[A-Z]{4}$/).innerText()

async function askForCode(stage: Stage): Promise<void> {
  await press(stage, BUTTON)
  await codeOf(stage)
  await stage.page.getByRole('img', { name: 'QR code for your phone' }).waitFor()
}

/** Returns the calls of a phone with a signed-in user, in a separate browser. */
async function phoneOf({ page, sandbox }: Stage) {
  const phone = await page.context().browser()?.newContext()
  let Cookie = ''
  const call = (path: string, data: object) =>
    phone?.request.post(`${sandbox.origin}${path}`, {
      data,
      headers: { 'X-Touch-Supported': 'true', Cookie },
    })
  const answer = await call('/api/auth/v2/login', { userName: 'simple', password: PASSWORD })
  // Without a page, WebKit stores no cookie.
  const set = answer?.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie') ?? []
  Cookie = set.map(({ value }) => value.split(';')[0]).join('; ')
  return call
}

/** The rejections, on the phone, of requests that an earlier shot has made. */
const refusals = new WeakMap<Page, () => Promise<unknown>>()

/** Opens the phone's page with a signed-in user. */
async function toPhone(stage: Stage): Promise<void> {
  await offer(stage)
  await enter(stage, 'simple', '/phone')
  await seen(stage, 'Code on the computer')
}

/** Types the code that another computer shows. */
async function typeCode(stage: Stage): Promise<void> {
  const computer = await stage.page.context().browser()?.newContext()
  const begun = await computer?.request.post(`${stage.sandbox.origin}${PATH}`, {
    data: {},
    headers: { 'X-Touch-Supported': 'true' },
  })
  const { userCode } = (await begun?.json()) as { userCode: string }
  await computer?.close()
  await type(stage, 'Code on the computer', userCode)
  await press(stage, 'Next')
}

async function askOnPhone(stage: Stage): Promise<void> {
  await typeCode(stage)
  await seen(stage, 'From Lisbon, Portugal')
}

const heading = ({ page }: { page: Page }) => page.getByRole('heading', { name: BUTTON })

export const phoneSignInShots: Shot[] = [
  { name: 'phone-sign-in-offer', reach: toButton },
  {
    name: 'phone-sign-in-code',
    from: 'phone-sign-in-offer',
    reach: askForCode,
  },
  {
    name: 'phone-sign-in-number',
    from: 'phone-sign-in-code',
    reach: async stage => {
      const userCode = await codeOf(stage)
      const phone = await phoneOf(stage)
      await phone(`${PATH}/request`, { userCode })
      refusals.set(stage.page, async () => phone(`${PATH}/answer`, { userCode, approve: false }))
      await stage.page.getByText(/^Type \d\d on your phone$/).waitFor()
    },
  },
  {
    name: 'phone-sign-in-denied',
    from: 'phone-sign-in-number',
    reach: async stage => {
      await refusals.get(stage.page)?.()
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
      await waitForAlert(stage)
    },
  },
  { name: 'phone-request-code', reach: toPhone },
  {
    name: 'phone-request-code-missing',
    from: 'phone-request-code',
    reach: async stage => {
      await press(stage, 'Next')
      await waitForAlert(stage)
    },
  },
  {
    name: 'phone-request-failed',
    from: 'phone-request-code',
    reach: async stage => {
      await fault(stage, 'POST', `${PATH}/request`, FAILED)
      await typeCode(stage)
      await waitForAlert(stage, 'Server error')
    },
  },
  {
    name: 'phone-request-question',
    from: 'phone-request-failed',
    reach: async stage => {
      await press(stage, 'Try again')
      await seen(stage, 'From Lisbon, Portugal')
    },
  },
  {
    name: 'phone-request-wrong-number',
    from: 'phone-request-question',
    reach: async stage => {
      await type(stage, NUMBER, '00')
      await press(stage, 'Approve')
      await stage.page.getByText(/^This is not the number on the computer/).waitFor()
    },
  },
  {
    name: 'phone-request-approved',
    from: 'phone-request-wrong-number',
    reach: async stage => {
      await press(stage, 'Type another code')
      await askOnPhone(stage)
      await fault(stage, 'POST', `${PATH}/answer`, { kind: 'status', status: 200, body: {} })
      await type(stage, NUMBER, '47')
      await press(stage, 'Approve')
      await seen(stage, 'Approved. Go on at the computer.')
    },
  },
]
