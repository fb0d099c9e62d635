import type { Page } from 'playwright-core'
import { PASSWORD } from 'sandbox/company/harbor'
import { type Act, after, inTurn, type Stage, type Ways } from '../shot'
import { enter, FAILED, fault, open, part, press, problem, seen, settings, type } from '../steps'

const PATH = '/api/auth/v2/phone-sign-in'
const BUTTON = 'Sign in with your phone'
const NUMBER = 'Number on the computer'

const offer = settings({ phoneSignInEnabled: true })
const toButton = inTurn(offer, open(), seen(BUTTON))

/** Returns the code that the computer shows. */
const codeOf = ({ page }: Stage): Promise<string> => page.getByText(/^[A-Z]{4}-[A-Z]{4}$/).innerText()

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

/** Opens the computer's request on the phone. */
const openOnPhone: Act = async stage => {
  const userCode = await codeOf(stage)
  const phone = await phoneOf(stage)
  await phone(`${PATH}/request`, { userCode })
  refusals.set(stage.page, async () => phone(`${PATH}/answer`, { userCode, approve: false }))
}

/** Types the code that another computer shows, on the phone's page. */
const typeCode: Act = async stage => {
  const computer = await stage.page.context().browser()?.newContext()
  const begun = await computer?.request.post(`${stage.sandbox.origin}${PATH}`, {
    data: {},
    headers: { 'X-Touch-Supported': 'true' },
  })
  const { userCode } = (await begun?.json()) as { userCode: string }
  await computer?.close()
  await inTurn(type('Code on the computer', userCode), press('Next'))(stage)
}

export const phoneSignInShots: Ways = {
  'phone-sign-in-offer': [toButton],
  'phone-sign-in-code': after(
    'phone-sign-in-offer',
    press(BUTTON),
    codeOf,
    part('img', 'QR code for your phone'),
  ),
  'phone-sign-in-number': after('phone-sign-in-code', openOnPhone, seen(/^Type \d\d on your phone$/)),
  'phone-sign-in-denied': after(
    'phone-sign-in-number',
    async ({ page }) => refusals.get(page)?.(),
    seen('The sign-in was refused on the phone.'),
  ),
  'phone-sign-in-failed': [
    fault('POST', PATH, FAILED),
    toButton,
    press(BUTTON),
    part('heading', BUTTON),
    problem(),
  ],
  'phone-request-code': [offer, enter('simple', '/phone'), seen('Code on the computer')],
  'phone-request-code-missing': after('phone-request-code', press('Next'), problem()),
  'phone-request-failed': after(
    'phone-request-code',
    fault('POST', `${PATH}/request`, FAILED),
    typeCode,
    problem('Server error'),
  ),
  'phone-request-question': after('phone-request-failed', press('Try again'), seen('From Lisbon, Portugal')),
  'phone-request-wrong-number': after(
    'phone-request-question',
    type(NUMBER, '00'),
    press('Approve'),
    seen(/^This is not the number on the computer/),
  ),
  'phone-request-approved': after(
    'phone-request-wrong-number',
    press('Type another code'),
    typeCode,
    seen('From Lisbon, Portugal'),
    fault('POST', `${PATH}/answer`, { kind: 'status', status: 200, body: {} }),
    type(NUMBER, '47'),
    press('Approve'),
    seen('Approved. Go on at the computer.'),
  ),
}
