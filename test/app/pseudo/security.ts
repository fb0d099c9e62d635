import { installDialogs } from 'test/support/installDialogs'
import { type Answers, openApp } from 'test/support/openApp'
import { credential, installPasskeys, removePasskeys } from 'test/support/passkeyBrowser'
import { buttonThatSays, element, expectPage, press, SUBMIT, type } from 'test/support/pseudoPage'

const PAGE = '/signin/security'
const SETTINGS = { 'GET /api/online/v1/settings': { body: { securityPageEnabled: true } } }
const OWN = '/api/user/v1/security'
const LISTS = {
  'GET /api/online/v1/sessions/devices': { body: [] },
  'GET /api/online/v1/sessions/app-specific': { body: [] },
}

// (security-page/password, security-page/authenticators, security-page/trusted)
describe('the account’s security page', () => {
  test('shows its regions', async () => {
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
    await expectPage('action.changePassword', 'signedIn.open')
  })

  test('shows empty regions', async () => {
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

  const PASSKEYS = '/api/auth/v2/passkeys'
  const ELSEWHERE = 'POST /api/user/v1/security/sign-out-elsewhere'
  const ACTS: Answers = {
    ...LISTS,
    'GET /api/online/v1/settings': { body: { securityPageEnabled: true, passkeysEnabled: true } },
    [`GET ${OWN}/password`]: { body: {} },
    [`GET ${OWN}/authenticators`]: { body: [] },
    [`GET ${OWN}/trusted-devices`]: { body: [{ id: '1', deviceName: 'Λ' }] },
    [`GET ${PASSKEYS}`]: { body: { passkeys: [{ id: 'YQ', name: 'Δ' }] } },
  }

  // (security-page/passkeys, security-page/end-trust)
  test('shows the outcomes of its acts', async () => {
    jest.spyOn(document, 'hasFocus').mockReturnValue(true)
    installPasskeys({ create: () => Promise.resolve(credential()) })
    const rp = { name: 'Harbor' }
    const user = { id: 'dQ', name: 'ω', displayName: 'ω' }
    const app = await openApp({
      path: PAGE,
      answers: {
        ...ACTS,
        [`POST ${PASSKEYS}/rename`]: {},
        [`POST ${PASSKEYS}/registration/options`]: {
          body: { challenge: 'Y2g', rp, user, pubKeyCredParams: [] },
        },
        [`POST ${PASSKEYS}/registration/verify`]: {},
        [`POST ${OWN}/trusted-devices/remove`]: {},
      },
    })
    await expectPage('security.rename', 'security.renameNamed')
    await app.user.click(await buttonThatSays('security.rename'))
    await expectPage('security.name', 'security.save', 'security.cancel')
    await type(app, '[name=passkey-name]', 'Ψ')
    await press(app, SUBMIT)
    await expectPage('security.renamed')
    await app.user.click(await buttonThatSays('passkeyOffer.create'))
    await expectPage('security.passkeySaved')
    await press(app, '[aria-labelledby=own-trusted] button')
    await expectPage('security.trustEnded')
    removePasskeys()
  })

  // (security-page/set-up, security-page/remove-app, security-page/recovery-codes, security-page/new-codes)
  test('shows apps and recovery codes', async () => {
    const BEGUN = { body: { uri: 'otpauth://totp/x?secret=2222222222222222' } }
    const refusal = { status: 400, body: { code: 'setUpOver' } }
    const removal = { status: 400, body: { code: 'lastFactor' } }
    const left = { body: { left: 3, madeAt: 1_767_225_600_000 } }
    const later = { body: { left: null } }
    const none = { body: { left: 0 } }
    const codes = [later, none, left]
    const app = await openApp({
      path: PAGE,
      answers: {
        ...ACTS,
        'GET /api/online/v1/settings': {
          body: { securityPageEnabled: true, authenticatorsEnabled: true, recoveryCodesEnabled: true },
        },
        [`GET ${OWN}/authenticators`]: { body: [{ id: '1', name: 'Δ', removable: true }] },
        [`GET ${OWN}/recovery-codes`]: () => codes.shift() ?? left,
        [`POST ${OWN}/authenticators/begin`]: BEGUN,
        [`POST ${OWN}/authenticators/confirm`]: () => refusal,
        [`POST ${OWN}/authenticators/remove`]: () => removal,
        [`POST ${OWN}/recovery-codes/new`]: { body: { recoveryCodes: ['1', '2', '3', '4'] } },
      },
    })
    await expectPage('security.recovery', 'security.codesLater')
    await app.user.click(await buttonThatSays('security.setUpApp'))
    await expectPage('authenticator.setUp', 'authenticator.text', 'code.label', 'security.cancel')
    await type(app, '#app-code', '1')
    await press(app, '#app-code-confirm')
    await expectPage('security.setUpOver', 'security.noCodes')
    Object.assign(refusal, { status: 200, body: {} })
    await app.user.click(await buttonThatSays('security.setUpApp'))
    await type(app, '#app-code', '1')
    await press(app, '#app-code-confirm')
    await expectPage('security.appSaved', 'security.codesLeft', 'security.codesMade')
    await press(app, '[aria-labelledby=own-authenticators] li button')
    await expectPage('security.removeAppSure', 'item.keep')
    await app.user.click(await buttonThatSays('item.remove'))
    await expectPage('security.lastFactor')
    Object.assign(removal, { status: 200, body: {} })
    await press(app, '[aria-labelledby=own-authenticators] li button')
    await app.user.click(await buttonThatSays('item.remove'))
    await expectPage('security.appRemoved')
    await app.user.click(await buttonThatSays('security.newCodes'))
    await expectPage('security.newCodesSure')
    await app.user.click(await buttonThatSays('security.newCodes'))
    await expectPage('recovery.text', 'recovery.download', 'recovery.saved')
  })

  // (security-page/elsewhere, security-page/proof)
  test('asks for a proof', async () => {
    installDialogs()
    const due = { status: 403, body: { code: 'proveAgain' } }
    const answers: Answers = {
      ...ACTS,
      [ELSEWHERE]: () => due,
      'POST /api/auth/v2/prove': ({ json }) =>
        (json as { password?: string }).password === 'ω' ? {} : { status: 400, body: { code: 'proofWrong' } },
    }
    const app = await openApp({ path: PAGE, answers })
    await app.user.click(await buttonThatSays('security.elsewhere'))
    await expectPage('security.elsewhereSure', 'security.cancel')
    await app.user.click(await buttonThatSays('security.elsewhere'))
    await expectPage('proof.heading', 'proof.text', 'proof.confirm', 'proof.anew', 'passkey.use')
    await type(app, '#proof-password', 'x')
    await press(app, SUBMIT)
    await expectPage('problem.wrongPassword')
    await app.user.clear(await element('#proof-password'))
    await type(app, '#proof-password', 'ω')
    await press(app, SUBMIT)
    await expectPage('proof.done')
    Object.assign(due, { status: 204, body: undefined })
    await app.user.click(await buttonThatSays('security.elsewhere'))
    await expectPage('security.elsewhereDone')
  })
})
