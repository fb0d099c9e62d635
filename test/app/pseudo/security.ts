import { openApp } from 'test/support/openApp'
import { expectPage } from 'test/support/pseudoPage'

const PAGE = '/signin/security'
const SETTINGS = { 'GET /api/online/v1/settings': { body: { securityPageEnabled: true } } }
const OWN = '/api/user/v1/security'
const LISTS = {
  'GET /api/online/v1/sessions/devices': { body: [] },
  'GET /api/online/v1/sessions/app-specific': { body: [] },
}

// (security-page/password, security-page/authenticators, security-page/trusted)
describe('own security', () => {
  test('what there is', async () => {
    await openApp({
      path: PAGE,
      answers: {
        ...SETTINGS,
        ...LISTS,
        [`GET ${OWN}/password`]: { body: { changedAt: 1_767_225_600_000 } },
        [`GET ${OWN}/authenticators`]: { body: [{ id: '1', name: 'Δ', addedAt: 1_767_225_600_000 }] },
        [`GET ${OWN}/trusted-devices`]: {
          body: [{ id: '1', deviceName: 'Λ', trustedUntil: 1_767_225_600_000, isLocal: true }],
        },
      },
    })
    await expectPage('security.heading', 'security.about', 'login.password', 'security.passwordChanged')
    await expectPage('security.authenticators', 'security.added', 'security.trusted', 'security.trustedUntil')
    await expectPage('changePassword.change', 'popupNotified.open')
  })

  test('nothing', async () => {
    await openApp({
      path: PAGE,
      answers: {
        ...SETTINGS,
        ...LISTS,
        [`GET ${OWN}/password`]: { body: {} },
        [`GET ${OWN}/authenticators`]: { body: [] },
        [`GET ${OWN}/trusted-devices`]: { body: [] },
      },
    })
    await expectPage('security.noAuthenticators', 'security.noTrusted')
  })
})
