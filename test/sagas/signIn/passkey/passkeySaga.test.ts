import { CANCEL } from '@redux-saga/symbols'
import { combineReducers, type UnknownAction } from '@reduxjs/toolkit'
import { testSaga } from 'redux-saga-test-plan'
import { companyActions, companySlice } from 'src/features/company/companySlice'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { recordSlice } from 'src/features/record/recordSlice'
import { loginActions, loginSlice } from 'src/features/signIn/loginSlice'
import {
  passkeyFieldSlice,
  passkeyActions,
  passkeySignInSlice,
} from 'src/features/signIn/passkey/passkeySignInSlice'
import { followAnswer } from 'src/sagas/signIn/passwordSteps'
import { sendCredential, untilSignOutSettled } from 'src/sagas/oneSignIn/oneSignIn'
import { passkeySignInJourney, submitPasskey, verdictOnPasskey } from 'src/sagas/signIn/passkey/passkeySaga'
import { fetchPasskeyRequest } from 'src/services/api/passkeys/passkeyService'
import { signInByPasskey } from 'src/services/api/passkeys/passkeySignInService'
import { usePasskey } from 'src/services/browser/passkeys/ceremony'
import { holdSubmit } from 'src/services/browser/connectionReport'
import { canAutofill, isAllowedHere } from 'src/services/browser/passkeys/passkeySupport'
import { signalGone } from 'src/services/browser/passkeys/signals'
import { type Deadline, deadlineIn, millisecondsLeft } from 'src/services/clock'
import { knownDevice } from 'src/services/device/deviceInfo'
import { ASSERTION } from 'test/support/passkeyCredentials'
import { ServiceError } from 'src/services/http/serviceError'
import { failureOfKind } from 'test/support/failures'
import { runJourney, type Services } from 'test/support/journey'
import { ANNOUNCED_AT_ONCE } from 'test/support/announced'
import { settled } from 'test/support/settled'

const OPTIONS = { challenge: 'c', rpId: 'harbor.test' }
const IN_FIVE_MINUTES = { monotonicMs: 300_000, wallMs: 300_000 }
const DONE = { kind: 'done', credential: ASSERTION }
const ADA = { kind: 'known', username: 'ada', answer: { kind: 'signedIn', person: {} } } as const
const MARK = { id: '1a', who: 'ff' }
const unreachable = () => {
  throw failureOfKind('unreachable')
}
const never = () => new Promise<never>(() => undefined)
const password = (text: string) => [
  loginActions.passwordAsked(),
  loginActions.passwordSubmitted({ username: 'eve', password: text }),
]

test('an accepted passkey is sent after a sign-out has ended, and names its user', () => {
  const next = { kind: 'checks', person: {} } as const
  testSaga(submitPasskey, { credential: ASSERTION, rpId: undefined })
    .next()
    .put(passkeyActions.chosen())
    .next()
    // (one-sign-in/sign-out)
    .call(untilSignOutSettled)
    .next()
    .call(knownDevice)
    .next(undefined)
    .call(sendCredential, '', verdictOnPasskey, signInByPasskey, ASSERTION, undefined)
    .next({ answer: ADA, mark: MARK })
    .returns({ username: 'ada', mark: MARK, next })
})

// (one-sign-in/compared)
test('an accepted passkey without a mark does not sign in: another sign-in has overtaken it', () => {
  testSaga(submitPasskey, { credential: ASSERTION, rpId: undefined })
    .next()
    .next()
    .next()
    .next(undefined)
    .next({ answer: ADA })
    .returns(undefined)
})

// (one-sign-in/accepted, one-sign-in/rejected)
test('only a known passkey is accepted, and it names its user', () => {
  expect(verdictOnPasskey(ADA)).toEqual({ kind: 'accepted', name: 'ada' })
  expect(verdictOnPasskey({ kind: 'unknown' })).toEqual({ kind: 'rejected' })
  expect(verdictOnPasskey({ kind: 'refused', answer: { kind: 'refused' } })).toEqual({ kind: 'rejected' })
})

/** The clock; a deadline is a plain number here. */
let nowMs = 0

/** Runs the sign-in page of a company with passkeys; `given` overrides the answers. */
function open(given: Services = [], enabled = true) {
  nowMs = 0
  const asked: unknown[] = []
  const noting =
    <T>(name: string, answer: T) =>
    (...args: unknown[]) => {
      asked.push([name, ...args])
      return answer
    }
  const services: Services = [
    ANNOUNCED_AT_ONCE,
    [canAutofill, () => false],
    [isAllowedHere, () => true],
    [deadlineIn, ms => ({ monotonicMs: nowMs + Number(ms), wallMs: nowMs + Number(ms) })],
    [millisecondsLeft, deadline => (deadline as Deadline).wallMs - nowMs],
    [holdSubmit, () => false],
    [knownDevice, () => undefined],
    [fetchPasskeyRequest, noting('options', { options: OPTIONS, ends: IN_FIVE_MINUTES })],
    [usePasskey, noting('dialog', DONE)],
    [signInByPasskey, noting('verify', ADA)],
    [signalGone, noting('gone', undefined)],
    [followAnswer, noting('goOn', undefined)],
    ...given,
  ]
  const reducer = combineReducers({
    company: companySlice.reducer,
    login: loginSlice.reducer,
    passkeySignIn: passkeySignInSlice.reducer,
    passkeyField: passkeyFieldSlice.reducer,
    record: recordSlice.reducer,
  })
  const { store } = runJourney(passkeySignInJourney, { reducer, at: '/', services })
  if (enabled) store.dispatch(companyActions.settingsLoaded({ passkeysEnabled: true }))
  const does = async (...actions: UnknownAction[]) => {
    for (const action of actions) store.dispatch(action)
    await settled()
  }
  return { store, does, asked, names: () => asked.map(call => (call as string[])[0]) }
}

const problemOf = ({ store }: ReturnType<typeof open>) => {
  const { login } = store.getState()
  return { step: login.step, code: 'problem' in login ? login.problem.code : undefined }
}

// (passkeys/extension)
test('no passkey is requested in a company without passkeys', async () => {
  const page = open([[canAutofill, () => true]], false)
  await page.does(companyActions.settingsLoaded({}), passkeyActions.buttonPressed())
  expect(page.asked).toEqual([])
})

// (passkeys/button)
test('the button opens the dialog, and the form waits for the checks after an accepted passkey', async () => {
  const page = open([[followAnswer, never]])
  await page.does(passkeyActions.buttonPressed())
  expect(page.names()).toEqual(['options', 'dialog', 'verify'])
  expect(page.asked.slice(0, 2)).toEqual([
    ['options', 'signIn'],
    ['dialog', OPTIONS, 'dialog'],
  ])
  expect(page.store.getState()).toMatchObject({
    login: { username: 'ada', step: 'signingIn', answered: true, by: 'device' },
    passkeySignIn: 'signingIn',
  })
})

test.each<[rule: string, services: Services, code: string]>([
  ['a closed dialog', [[usePasskey, () => ({ kind: 'failed', reason: 'cancelled' })]], 'passkeyCancelled'],
  [
    'a rejected passkey',
    [[signInByPasskey, () => ({ kind: 'refused', answer: { kind: 'refused' } })]],
    'passkeyRefused',
  ],
  ['options that fail to load', [[fetchPasskeyRequest, unreachable]], 'serverLater'],
  ['options that require a session', [[fetchPasskeyRequest, () => 'signedOut']], 'serverLater'],
  ['a missing answer', [[signInByPasskey, unreachable]], 'serverLater'],
  ['a browser that is offline', [[holdSubmit, form => form === 'passkey']], 'offline'],
  ['a next step that fails to load', [[followAnswer, unreachable]], 'serverLater'],
])('%s is reported on the form, which works again', async (_rule, services, code) => {
  const page = open(services)
  await page.does(loginActions.usernameEdited('eve'), passkeyActions.buttonPressed())
  expect(problemOf(page)).toEqual({ step: 'username', code })
  expect(page.store.getState().passkeySignIn).toBe('idle')
  expect(page.names()).not.toContain('gone')
})

// (passkeys/sign-in)
test('a failure concerns only the button', async () => {
  const page = open([[fetchPasskeyRequest, () => 'signedOut']])
  await page.does(passkeyActions.buttonPressed())
  expect(page.store.getState().login).toMatchObject({
    problem: { code: 'serverLater', status: 401, button: 'passkey' },
  })
})

test('the browser is notified of a passkey that the server does not know', async () => {
  const page = open([[signInByPasskey, () => ({ kind: 'unknown' })]])
  await page.does(passkeyActions.buttonPressed())
  expect(problemOf(page).code).toBe('passkeyUnknown')
  expect(page.asked.at(-1)).toEqual(['gone', 'harbor.test', ASSERTION.id])
})

// (passkeys/sign-in)
describe('a passkey that is being checked is cancelled by', () => {
  const { continued, nameForgotten, passwordForgotten, usernameEdited, usernameSubmitted } = loginActions
  const lookUp = [usernameEdited('eve'), usernameSubmitted('eve')]
  const toProvider = [
    loginActions.providerFound({ redirectUrl: 'https://idp.test/', ownProvider: false }),
    continued('eve'),
  ]

  test.each<[rule: string, acts: UnknownAction[]]>([
    ['an edit of the username', [usernameEdited('eve')]],
    ['another submit', lookUp.slice(1)],
    ['both', lookUp],
    ['another account', [nameForgotten('')]],
    ['a forgotten password', [passwordForgotten('eve')]],
    ['a redirect to an identity provider', toProvider],
    ['a password', password('x')],
  ])('%s: its late answer changes nothing', async (_rule, acts) => {
    let answer: (known: typeof ADA) => void = () => undefined
    const given = new Promise(resolve => (answer = resolve))
    const abort = jest.fn()
    const page = open([[signInByPasskey, () => Object.assign(given, { [CANCEL]: abort })]])
    await page.does(passkeyActions.buttonPressed())
    expect(page.store.getState().passkeySignIn).toBe('signingIn')
    for (const act of acts) page.store.dispatch(act)
    const { login } = page.store.getState()
    await settled()
    expect(abort).toHaveBeenCalledTimes(1)
    expect(page.store.getState().passkeySignIn).toBe('idle')
    answer(ADA)
    await settled()
    expect(page.store.getState().login).toEqual(login)
    expect(page.names()).not.toContain('goOn')
  })

  test.each<[rule: string, acts: UnknownAction[]]>([
    ['an empty username', [usernameSubmitted('')]],
    ['an empty password', password('')],
  ])('nothing else: %s is not sent', async (_rule, acts) => {
    const page = open([[signInByPasskey, never]])
    await page.does(passkeyActions.buttonPressed())
    await page.does(...acts)
    expect(page.store.getState().passkeySignIn).toBe('signingIn')
  })

  test('nothing after it was accepted', async () => {
    const page = open([[followAnswer, never]])
    await page.does(passkeyActions.buttonPressed())
    await page.does(...lookUp)
    expect(page.store.getState()).toMatchObject({
      login: { username: 'ada', step: 'signingIn' },
      passkeySignIn: 'signingIn',
    })
  })
})

// A cancelled dialog would enable the form while the password is still being checked.
test('no passkey is requested while a password is being checked', async () => {
  const page = open()
  await page.does(...password('x'), passkeyActions.buttonPressed())
  expect(page.asked).toEqual([])
  expect(problemOf(page)).toEqual({ step: 'signingIn', code: undefined })
  expect(page.store.getState().passkeySignIn).toBe('idle')
})

test('two presses request one passkey', async () => {
  const page = open([[usePasskey, never]])
  await page.does(passkeyActions.buttonPressed(), passkeyActions.buttonPressed())
  expect(page.names()).toEqual(['options'])
})

// (passkeys/autofill)
describe('the passkey offer in the username field', () => {
  const autofill: Services = [[canAutofill, () => true]]

  test('waits for a choice, which signs in', async () => {
    const page = open(autofill)
    await settled()
    expect(page.asked[1]).toEqual(['dialog', OPTIONS, 'field'])
    expect(page.names()).toEqual(['options', 'dialog', 'verify', 'goOn'])
    // (sign-in/rail)
    expect(page.asked[3]).toEqual(['goOn', expect.anything(), expect.anything(), ['passkey']])
  })

  const type = ({ does }: ReturnType<typeof open>, text: string) =>
    does(...Array.from(text, (_key, at) => loginActions.usernameEdited(text.slice(0, at + 1))))
  const show = ({ does }: ReturnType<typeof open>) => does(sessionEvents.pageNoticed({ kind: 'seen' }))

  test('stays while the user types', async () => {
    const field = jest.fn(never)
    const page = open([...autofill, [usePasskey, field]])
    await settled()
    nowMs = 240_000
    await type(page, 'grace@harbor.test')
    await show(page)
    expect(page.names()).toEqual(['options'])
    expect(field).toHaveBeenCalledTimes(1)
  })

  test.each<[rule: string, given: Services]>([
    ['options that fail to load', [[fetchPasskeyRequest, unreachable]]],
    ['options for a signed-in user', [[fetchPasskeyRequest, () => 'signedOut']]],
    ['a relying party that is rejected', [[usePasskey, () => ({ kind: 'failed', reason: 'blocked' })]]],
    [
      'options that the browser cannot read',
      [
        [
          usePasskey,
          () => {
            throw new TypeError('no')
          },
        ],
      ],
    ],
  ])('does not report %s, and starts again when the page is shown again', async (_rule, given) => {
    jest.spyOn(console, 'warn').mockImplementation()
    jest.spyOn(console, 'error').mockImplementation()
    let calls = 0
    const counted = given.map(([fn, stub]): Services[number] => [
      fn,
      (...args) => ((calls += 1), stub(...args)),
    ])
    const page = open([...autofill, ...counted])
    await settled()
    nowMs = 3_600_000
    await type(page, 'grace@harbor.test')
    expect(calls).toBe(1)
    expect(problemOf(page)).toEqual({ step: 'username', code: undefined })
    await page.does(sessionEvents.pageNoticed({ kind: 'resized', device: 'mobile' }))
    expect(calls).toBe(1)
    await show(page)
    expect(calls).toBe(2)
  })

  test('does not start before the server’s time, even when the page is shown again', async () => {
    jest.spyOn(console, 'warn').mockImplementation()
    let calls = 0
    const limited = () => {
      calls += 1
      throw new ServiceError({ kind: 'limited', status: 429, until: { monotonicMs: 90_000, wallMs: 90_000 } })
    }
    const page = open([...autofill, [fetchPasskeyRequest, limited]])
    await settled()
    nowMs = 89_000
    await show(page)
    await type(page, 'eve')
    expect(calls).toBe(1)
    nowMs = 90_000
    await type(page, 'eve')
    expect(calls).toBe(2)
  })

  test.each<[rule: string, given: Services]>([
    ['the page’s policy forbids it', [[isAllowedHere, () => false]]],
    ['the browser does not support it', [[canAutofill, () => false]]],
  ])('does not start if %s', async (_rule, given) => {
    const page = open([...autofill, ...given])
    await settled()
    await type(page, 'grace@harbor.test')
    await show(page)
    expect(page.asked).toEqual([])
  })

  test('starts once more after a minute if the browser has ended it', async () => {
    const ended = () => ({ kind: 'failed', reason: 'cancelled' })
    const page = open([...autofill, [usePasskey, ended]])
    await settled()
    nowMs = 59_999
    await type(page, 'grace@harbor.test')
    await show(page)
    expect(page.names()).toEqual(['options'])
    nowMs = 60_000
    await type(page, 'grace@harbor.test')
    expect(page.names()).toEqual(['options', 'options'])
    nowMs = 120_000
    await show(page)
    expect(page.names()).toHaveLength(3)
  })

  test('does not start again after a rejected choice until the user acts', async () => {
    const refused = { kind: 'refused', answer: { kind: 'refused' } }
    const page = open([...autofill, [signInByPasskey, () => refused]])
    await settled()
    expect(page.names()).toEqual(['options', 'dialog'])
    expect(problemOf(page).code).toBe('passkeyRefused')
    await page.does(loginActions.usernameEdited('eve'))
    expect(page.names()).toEqual(['options', 'dialog', 'options', 'dialog'])
  })

  test('ends when the button is pressed', async () => {
    let fields = 0
    const page = open([
      ...autofill,
      [usePasskey, (_options, where) => (where === 'field' ? ((fields += 1), never()) : DONE)],
    ])
    await settled()
    await page.does(passkeyActions.buttonPressed())
    expect(page.names()).toEqual(['options', 'options', 'verify', 'goOn'])
    expect(fields).toBe(1)
  })

  // A late device would sign in a second time, or learn that its new passkey is unknown.
  test('ends when a password is sent', async () => {
    let choose: (chosen: typeof DONE) => void = () => undefined
    const page = open([...autofill, [usePasskey, () => new Promise(resolve => (choose = resolve))]])
    await settled()
    for (const act of password('x')) page.store.dispatch(act)
    choose(DONE)
    await settled()
    await show(page)
    expect(page.names()).toEqual(['options'])
    page.store.dispatch(loginActions.failed({ code: 'wrongCredentials' }))
    await show(page)
    expect(page.names()).toEqual(['options', 'options'])
  })

  test('does not start if the settings arrive after the password', async () => {
    const page = open(autofill, false)
    await page.does(...password('x'), companyActions.settingsLoaded({ passkeysEnabled: true }))
    expect(page.asked).toEqual([])
  })
})
