import { openApp } from 'test/support/openApp'
import { buttonThatSays, expectPage, press, SUBMIT, type } from 'test/support/pseudoPage'

const STATUS = 'GET /api/auth/v2/session-status'

describe('the mobile app', () => {
  test('the set-up of the mobile app', async () => {
    const app = await openApp({
      path: '/signin/mobile-setup',
      answers: {
        [STATUS]: {
          status: 202,
          body: { mfa: [{ type: 'signinVerification', isMfaStepConfigured: false }] },
        },
        'GET /api/online/v1/apps': {
          body: [
            { name: 'Λ', platform: 'ios', url: 'https://apps.example/' },
            { name: 'Ξ', platform: 'ψ', url: 'https://apps.example/2' },
          ],
        },
        'GET /api/auth/v2/activation-code': { body: { activationCode: '123-456' } },
        'POST /api/onboarding/v2/send-download-link': {},
      },
    })
    await expectPage('mobileSetup.heading', 'mobileSetup.text', 'apps.heading', 'mobileSetup.mobileNumber')
    await expectPage('mobileSetup.activationCode', 'mobileSetup.activationHint', 'mobileSetup.skip')
    await expectPage('mobileSetup.scan', 'mobileSetup.stay', 'waiting.app')
    await app.user.click(await buttonThatSays('action.copy'))
    await expectPage('copy.done')
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
    await app.user.click(await buttonThatSays('action.copy'))
    await expectPage('copy.failed')
    jest.restoreAllMocks()
    await press(app, SUBMIT)
    await expectPage('problem.enterMobileNumber')
    await type(app, '#mobileNumber', '2025550123{Enter}')
    await expectPage('mobileSetup.sent', 'mobileSetup.send')
  })

  test('the apps to get', async () => {
    await openApp({ path: '/signin/mobile-wizard' })
    await expectPage('mobileWizard.heading', 'mobileWizard.text')
  })
})
