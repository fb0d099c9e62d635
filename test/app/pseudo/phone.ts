import type { MessageKey } from 'src/messages/en-US'
import { giveDialogs } from 'test/support/giveDialogs'
import { type Answers, openApp } from 'test/support/openApp'
import { buttonThatSays, element, expectPage, press, SUBMIT, type } from 'test/support/pseudoPage'
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
  beforeEach(giveDialogs)

  test.each<[rule: string, status: ServedAnswer, keys: MessageKey[]]>([
    [
      'shows codes',
      { status: 202, body: { state: 'waiting' } },
      ['phoneSignIn.text', 'phoneSignIn.byHand', 'phoneSignIn.qr', 'phoneSignIn.shared', 'deskCode.yours'],
    ],
    ['shows a number', { status: 202, body: { state: 'comparing', number: '47' } }, ['phoneSignIn.compare']],
    ['is refused', { status: 400, body: { code: 'phoneSignInDenied' } }, ['phoneSignIn.denied']],
  ])('%s', async (_rule, status, keys) => {
    const app = await openApp({
      path: '/signin/',
      answers: { ...SETTINGS, [PATH]: { body: BEGUN }, [`${PATH}/status`]: status },
    })
    await app.user.click(await buttonThatSays('phoneSignIn.button'))
    await expectPage(...keys)
  })
})

// (phone/question, phone/answer)
describe('a phone that signs a computer in', () => {
  const open = async (answers: Answers) => {
    const app = await openApp({ path: '/signin/phone', answers: { ...SETTINGS, ...answers } })
    await expectPage('phoneRequest.heading', 'phoneRequest.typeText', 'phoneRequest.code')
    await type(app, '#phone-code', 'wdj4-bmj8')
    await press(app, SUBMIT)
    return app
  }
  const asked: Answers = { [`${PATH}/request`]: { body: ASKED } }

  test('an approval', async () => {
    const app = await open({ ...asked, [`${PATH}/answer`]: {} })
    await expectPage(
      'phoneRequest.text',
      'phoneRequest.device',
      'phoneRequest.warning',
      'phoneRequest.number',
    )
    await expectPage('phoneRequest.approve', 'phoneRequest.deny', 'challenge.place', 'challenge.requestedAt')
    await type(app, '#phone-number', '47')
    await press(app, SUBMIT)
    await expectPage('phoneRequest.approved')
  })

  test('a refusal', async () => {
    const app = await open({ ...asked, [`${PATH}/answer`]: {} })
    await element('#phone-number')
    await app.user.click(await buttonThatSays('phoneRequest.deny'))
    await expectPage('phoneRequest.denied', 'phoneRequest.another')
  })

  test('a wrong number', async () => {
    const app = await open({
      ...asked,
      [`${PATH}/answer`]: { status: 400, body: { code: 'phoneNumberWrong' } },
    })
    await type(app, '#phone-number', '11')
    await press(app, SUBMIT)
    await expectPage('phoneRequest.wrongNumber')
  })

  test('an unknown code', async () => {
    await open({ [`${PATH}/request`]: { status: 404, body: { code: 'phoneRequestUnknown' } } })
    await expectPage('phoneRequest.unknown')
  })
})
