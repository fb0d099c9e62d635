import type { Page } from 'playwright-core'
import { PASSWORD } from 'sandbox/company/harbor'
import type { Shot, Stage } from '../shot'
import { FAILED } from '../faults'
import { fault, open, press, seen, told } from '../steps'

const PATH = '/api/auth/v2/phone-sign-in'
const BUTTON = 'Sign in with your phone'

async function toButton(stage: Stage): Promise<void> {
  await stage.sandbox.api('company', { method: 'PUT', body: { settings: { phoneSignInEnabled: true } } })
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
]
