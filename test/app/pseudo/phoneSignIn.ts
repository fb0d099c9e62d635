import { installDialogs } from 'test/support/installDialogs'
import { type Answers, openApp } from 'test/support/openApp'
import { type App, buttonThatSays, element, expectPage, press, SUBMIT, type } from 'test/support/pseudoPage'
import type { ServedAnswer } from 'test/support/server'

const PATH = 'POST /api/auth/v2/phone-sign-in'
const SETTINGS: Answers = { 'GET /api/online/v1/settings': { body: { phoneSignInEnabled: true } } }
const BEGUN = {
  deviceCode: '9f86d081884c7d659a2feaa0',
  userCode: '24681357',
  verificationUri: 'http://127.0.0.1/2',
  expiresIn: 300,
  interval: 1,
}
const ASKED = { requestedAt: 1_767_225_600_000, place: 'Λ', device: 'Δ', expiresIn: 240 }

// (phone/states, phone/number)
describe('a computer that a phone signs in', () => {
  beforeEach(installDialogs)

  test('shows codes and a number, is denied, and runs out', async () => {
    let status: ServedAnswer = { status: 202, body: { state: 'waiting' } }
    const app = await openApp({
      path: '/signin/',
      answers: { ...SETTINGS, [PATH]: { body: BEGUN }, [`${PATH}/status`]: () => status },
    })
    await app.user.click(await buttonThatSays('phoneSignIn.button'))
    await expectPage('phoneSignIn.text', 'phoneSignIn.byHand', 'phoneSignIn.qr', 'phoneSignIn.shared')
    await expectPage('code.yours')
    status = { status: 202, body: { state: 'comparing', number: '47' } }
    await expectPage('phoneSignIn.compare')
    status = { status: 400, body: { code: 'phoneSignInDenied' } }
    await expectPage('phoneSignIn.denied', 'code.another')
    status = { status: 400, body: { code: 'phoneSignInExpired' } }
    await app.user.click(await buttonThatSays('code.another'))
    await expectPage('code.over')
  })
})

describe('a phone that signs a computer in', () => {
  const open = (answers: Answers): Promise<App> =>
    openApp({ path: '/signin/phone', answers: { ...SETTINGS, ...answers } })
  const giveCode = async (app: App): Promise<void> => {
    await type(app, '#phone-code', 'wdj4-bmj8')
    await press(app, SUBMIT)
  }

  // (phone/question, phone/answer)
  test('an approval', async () => {
    const app = await open({ [`${PATH}/request`]: { body: ASKED }, [`${PATH}/answer`]: {} })
    await expectPage('phoneRequest.heading', 'phoneRequest.typeText', 'phoneRequest.code')
    await giveCode(app)
    await expectPage(
      'phoneRequest.text',
      'phoneRequest.device',
      'phoneRequest.warning',
      'phoneRequest.number',
    )
    await expectPage('phoneRequest.approve', 'phoneRequest.deny', 'request.place', 'request.time')
    await type(app, '#phone-number', '47')
    await press(app, SUBMIT)
    await expectPage('phoneRequest.approved')
  })

  test('a wrong number', async () => {
    const answer = { status: 400, body: { code: 'phoneNumberWrong' } }
    const app = await open({ [`${PATH}/request`]: { body: ASKED }, [`${PATH}/answer`]: answer })
    await giveCode(app)
    await type(app, '#phone-number', '11')
    await press(app, SUBMIT)
    await expectPage('phoneRequest.wrongNumber')
  })

  test('an unknown code', async () => {
    const app = await open({ [`${PATH}/request`]: { status: 404, body: { code: 'phoneRequestUnknown' } } })
    await giveCode(app)
    await expectPage('phoneRequest.unknown')
  })

  test('a denial', async () => {
    const app = await open({ [`${PATH}/request`]: { body: ASKED }, [`${PATH}/answer`]: {} })
    await giveCode(app)
    await element('#phone-number')
    await app.user.click(await buttonThatSays('phoneRequest.deny'))
    await expectPage('phoneRequest.denied', 'phoneRequest.another')
  })
})
