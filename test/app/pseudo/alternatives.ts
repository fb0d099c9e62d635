import { type Answers, openApp } from 'test/support/openApp'
import { buttonThatSays, expectPage, SAID, session } from 'test/support/pseudoPage'

// (alternatives/step, alternatives/rejected)
test('the other factors on the page of a code', async () => {
  session('mfaTimeout', 300)
  session('mfaType', 'guestSms')
  const alternatives = [
    'sms',
    'email',
    'totp',
    'symantecVip',
    'signinVerification',
    'passkey',
    'deviceCompliance',
  ]
  session('stepExtras', { alternatives })
  const answers: Answers = { 'POST /api/auth/v2/factor': { status: 400, body: SAID } }
  const app = await openApp({ path: '/signin/phone-auth', answers })
  await app.user.click(await buttonThatSays('alternatives.try'))
  await expectPage('alternatives.sms', 'alternatives.email', 'alternatives.totp', 'alternatives.symantecVip')
  await expectPage('alternatives.approval', 'alternatives.passkey', 'alternatives.device')
  await app.user.click(await buttonThatSays('alternatives.email'))
  await expectPage()
})
