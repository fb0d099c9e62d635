import type { MessageKey } from 'src/messages/en-US'
import { type Answers, openApp } from 'test/support/openApp'
import { browserError, credential, installPasskeys, removePasskeys } from 'test/support/passkeyBrowser'
import { buttonThatSays, expectPage, mode, patiently, session } from 'test/support/pseudoPage'
import type { ServedAnswer } from 'test/support/server'

const OPTIONS = { challenge: 'Y2g', timeout: 60_000 }
const CREATION = {
  ...OPTIONS,
  rp: { name: 'Ω' },
  user: { id: 'dQ', name: 'ω', displayName: 'ω' },
  pubKeyCredParams: [],
}
const REQUEST = 'POST /api/auth/v2/passkeys/authentication/options'
const VERIFY = 'POST /api/auth/v2/passkeys/authentication/verify'
const WITH_PASSKEYS = { 'GET /api/online/v1/settings': { body: { passkeysEnabled: true } } }
/** The sign-in of this tab. */
const OWN_MARK = { id: 'm1', who: '', username: 'ω' }

describe('passkeys', () => {
  beforeEach(() => {
    localStorage.removeItem('foyer.currentSignIn')
    jest.spyOn(document, 'hasFocus').mockReturnValue(true)
  })
  afterEach(removePasskeys)

  const pressSignIn = async (answers: Answers = {}) => {
    const app = await openApp({ answers: { ...WITH_PASSKEYS, [REQUEST]: { body: OPTIONS }, ...answers } })
    await app.user.click(await buttonThatSays('passkey.signIn'))
    return app
  }

  const fails = (error: string): void =>
    void installPasskeys({ get: () => Promise.reject(browserError(error)) })

  test('the sign-in page with each failure of the browser, and in a browser without passkeys', async () => {
    fails('NotAllowedError')
    const app = await pressSignIn()
    await expectPage('passkey.or', 'passkey.signIn', 'problem.passkeyCancelled')
    const others: [key: MessageKey, error: string][] = [
      ['problem.passkeyElsewhere', 'OperationError'],
      ['problem.passkeyNoAuthenticator', 'NotSupportedError'],
      ['problem.passkeyBlocked', 'SecurityError'],
      ['problem.passkeyExists', 'InvalidStateError'],
    ]
    for (const [key, error] of others) {
      fails(error)
      await app.user.click(await buttonThatSays('passkey.signIn'))
      await expectPage('passkey.or', 'passkey.signIn', key)
    }
    removePasskeys()
    await app.user.click(await buttonThatSays('passkey.signIn'))
    await expectPage('problem.passkeyUnsupported')
  })

  test('a dialog without an answer', async () => {
    let nowMs = 1000
    jest.spyOn(performance, 'now').mockImplementation(() => nowMs)
    installPasskeys({
      get: () => {
        nowMs += OPTIONS.timeout
        return Promise.reject(browserError('NotAllowedError'))
      },
    })
    await pressSignIn()
    await expectPage('problem.passkeyTimedOut')
  })

  test('a passkey that the server rejects, and one that it does not know', async () => {
    installPasskeys({ get: () => Promise.resolve(credential()) })
    let answer: ServedAnswer = { status: 401 }
    const app = await pressSignIn({ [VERIFY]: () => answer })
    await expectPage('problem.passkeyRefused')
    answer = { status: 404, body: { code: 'passkeyUnknown', credentialId: 'key-1' } }
    await app.user.click(await buttonThatSays('passkey.signIn'))
    await expectPage('problem.passkeyUnknown')
  })

  test('a passkey as a second factor', async () => {
    mode('twoFactor')
    session('signIn', { mark: OWN_MARK })
    installPasskeys({ get: () => Promise.resolve(credential()) })
    const app = await openApp({
      path: '/signin/passkey',
      answers: {
        [REQUEST]: { body: OPTIONS },
        'POST /api/auth/v2/activate': {},
        'GET /api/online/v1/settings': () => new Promise<undefined>(() => undefined),
      },
    })
    await expectPage(
      'passkey.heading',
      'passkey.text',
      'passkey.use',
      'who.notYou',
      'action.backToSignIn',
      'rail.passkey',
    )
    await app.user.click(await buttonThatSays('passkey.use'))
    await expectPage('passkey.accepted')
  })

  test('an offer', async () => {
    session('signIn', { said: { passkeyOffer: true }, mark: OWN_MARK })
    installPasskeys({ create: () => Promise.resolve(credential()) })
    const app = await openApp({
      path: '/signin/passkey-offer',
      answers: {
        'POST /api/auth/v2/passkeys/registration/options': {
          body: CREATION,
        },
        'POST /api/auth/v2/passkeys/registration/verify': {},
        'GET /api/onboarding/v2/status': () => new Promise<undefined>(() => undefined),
      },
    })
    await expectPage(
      'passkeyOffer.heading',
      'who.notYou',
      'passkeyOffer.text',
      'passkeyOffer.create',
      'passkeyOffer.notNow',
    )
    await app.user.click(await buttonThatSays('passkeyOffer.create'))
    await expectPage('passkeyOffer.saved')
  })

  test('an offer that fails, with its reasons', async () => {
    session('signIn', { said: { passkeyOffer: true }, mark: OWN_MARK })
    const app = await openApp({
      path: '/signin/passkey-offer',
      answers: { 'POST /api/auth/v2/passkeys/registration/options': { body: CREATION } },
    })
    const reasons: [key: MessageKey, error: string][] = [
      ['problem.passkeyNotCreated', 'NotAllowedError'],
      ['problem.passkeyElsewhereLater', 'OperationError'],
      ['problem.passkeyNotHere', 'SecurityError'],
      ['problem.passkeyExists', 'InvalidStateError'],
    ]
    for (const [key, error] of reasons) {
      installPasskeys({ create: () => Promise.reject(browserError(error)) })
      await app.user.click(await buttonThatSays('passkeyOffer.create'))
      await expectPage(key, 'passkeyOffer.notNow')
    }
  })

  const LISTS: Answers = {
    ...WITH_PASSKEYS,
    'GET /api/online/v1/sessions/devices': { body: [] },
    'GET /api/online/v1/sessions/app-specific': { body: [] },
    'POST /api/auth/v2/passkeys/remove': {},
  }
  const openList = (passkeys: object[]) =>
    openApp({
      path: '/signin/change-password',
      answers: { ...LISTS, 'GET /api/auth/v2/passkeys': { body: { passkeys } } },
    })

  test('the list and the removal of a passkey', async () => {
    const app = await openList([
      { id: 'a', name: 'Λ', lastUsedAt: Date.now() - 7_200_000 },
      { id: 'b', lastUsedAt: null },
    ])
    await expectPage('passkeys.heading', 'passkeys.unnamed', 'item.unused', 'item.remove')
    await expectPage('item.used', 'item.removeNamed')
    await app.user.click(await buttonThatSays('item.remove'))
    await expectPage('passkeys.sure', 'item.keep')
    await app.user.click(await buttonThatSays('item.remove'))
    await expectPage('passkeys.removed')
    await patiently(() => expect(document.activeElement?.id).toBe('passkeys'))
  })

  test('an empty list of passkeys', async () => {
    await openList([])
    await expectPage('passkeys.none')
  })
})
