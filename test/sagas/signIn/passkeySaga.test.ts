import { combineReducers } from '@reduxjs/toolkit'
import { testSaga } from 'redux-saga-test-plan'
import { companyActions, companyReducer } from 'src/features/company/companySlice'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { loginActions, loginReducer } from 'src/features/signIn/loginSlice'
import { passkeyActions, passkeyReducer } from 'src/features/signIn/passkey/passkeySlice'
import { loadSteps } from 'src/sagas/signIn/loginSaga'
import { passkeySignInJourney, submitPasskey } from 'src/sagas/signIn/passkeySaga'
import { fetchPasskeyRequest, signInByPasskey } from 'src/services/api/passkeys/passkeyService'
import { usePasskey } from 'src/services/browser/passkeys/ceremony'
import { isOnline } from 'src/services/browser/environment'
import { canAutofill } from 'src/services/browser/passkeys/passkeySupport'
import { signalGone } from 'src/services/browser/passkeys/signals'
import { knownDevice } from 'src/services/device/deviceInfo'
import { ASSERTION } from 'test/contract/serviceCalls'
import { failureOfKind } from 'test/support/failures'
import { runJourney, type Services } from 'test/support/journey'
import { settled } from 'test/support/settled'

const OPTIONS = { challenge: 'c', rpId: 'harbor.test' }
const DONE = { kind: 'done', credential: ASSERTION }
const ADA = { kind: 'known', username: 'ada', answer: { kind: 'signedIn', person: {} } } as const
const unreachable = () => {
  throw failureOfKind('unreachable')
}
const never = () => new Promise<never>(() => undefined)

test('the server is asked, then the form goes, then the checks run', () => {
  const followAnswer = () => undefined
  testSaga(submitPasskey, { credential: ASSERTION, rpId: undefined })
    .next()
    .put(passkeyActions.chosen())
    .next()
    .call(knownDevice)
    .next(undefined)
    .call(signInByPasskey, ASSERTION, undefined)
    .next(ADA)
    .put(loginActions.passkeyTaken('ada'))
    .next()
    .call(loadSteps)
    .next({ followAnswer })
    .call(followAnswer, 'ada', { kind: 'checks', person: {} }, ['passkey'])
    .next()
    .isDone()
})

/** The sign-in page of a company with passkeys; `given` replaces what the world answers. */
function open(given: Services = [], enabled = true) {
  const asked: unknown[] = []
  const noting =
    <T>(name: string, answer: T) =>
    (...args: unknown[]) => {
      asked.push([name, ...args])
      return answer
    }
  const services: Services = [
    [canAutofill, () => false],
    [isOnline, () => true],
    [knownDevice, () => undefined],
    [fetchPasskeyRequest, noting('options', OPTIONS)],
    [usePasskey, noting('dialog', DONE)],
    [signInByPasskey, noting('verify', ADA)],
    [signalGone, noting('gone', undefined)],
    [loadSteps, () => ({ followAnswer: noting('goOn', undefined) })],
    ...given,
  ]
  const reducer = combineReducers({
    company: companyReducer,
    login: loginReducer,
    passkeySignIn: passkeyReducer,
  })
  const { store, task } = runJourney(passkeySignInJourney, { reducer, at: '/', services })
  if (enabled) store.dispatch(companyActions.settingsLoaded({ passkeysEnabled: true }))
  return { store, task, asked, names: () => asked.map(call => (call as string[])[0]) }
}

const problemOf = ({ store }: ReturnType<typeof open>) => {
  const { login } = store.getState()
  return { step: login.step, code: 'problem' in login ? login.problem.code : undefined }
}

// (passkeys/extension)
test('a company without passkeys is asked for none', async () => {
  const page = open([[canAutofill, () => true]], false)
  page.store.dispatch(companyActions.settingsLoaded({}))
  page.store.dispatch(passkeyActions.asked())
  await settled()
  expect(page.asked).toEqual([])
})

// (passkeys/button)
test('the button opens the dialog, and a right passkey goes on without the form', async () => {
  const page = open()
  page.store.dispatch(passkeyActions.asked())
  await settled()
  expect(page.names()).toEqual(['options', 'dialog', 'verify', 'goOn'])
  expect(page.store.getState().login).toEqual({ username: 'ada', step: 'leaving' })
})

test.each<[rule: string, services: Services, code: string]>([
  [
    'a dialog that was closed',
    [[usePasskey, () => ({ kind: 'failed', reason: 'cancelled' })]],
    'passkeyCancelled',
  ],
  [
    'a refused passkey',
    [[signInByPasskey, () => ({ kind: 'refused', answer: { kind: 'refused' } })]],
    'passkeyRefused',
  ],
  ['options that do not come', [[fetchPasskeyRequest, unreachable]], 'serverLater'],
  ['options for which one has to be signed in', [[fetchPasskeyRequest, () => 'signedOut']], 'serverLater'],
  ['an answer that does not come', [[signInByPasskey, unreachable]], 'serverLater'],
  ['a browser that is offline', [[isOnline, () => false]], 'offline'],
  ['a chunk that does not load', [[loadSteps, unreachable]], 'serverLater'],
])('%s is told on the form, which works again', async (_rule, services, code) => {
  const page = open(services)
  page.store.dispatch(loginActions.usernameEdited('eve'))
  page.store.dispatch(passkeyActions.asked())
  await settled()
  expect(problemOf(page)).toEqual({ step: 'username', code })
  expect(page.store.getState().passkeySignIn).toBe('idle')
})

test('the browser is told of one that the server does not know', async () => {
  const page = open([[signInByPasskey, () => ({ kind: 'unknown' })]])
  page.store.dispatch(passkeyActions.asked())
  await settled()
  expect(problemOf(page).code).toBe('passkeyUnknown')
  expect(page.asked.at(-1)).toEqual(['gone', 'harbor.test', ASSERTION.id])
})

test('a password that is sent ends the try', async () => {
  const page = open([[signInByPasskey, never]])
  page.store.dispatch(loginActions.passwordAsked())
  page.store.dispatch(passkeyActions.asked())
  await settled()
  expect(page.store.getState().passkeySignIn).toBe('signingIn')
  page.store.dispatch(loginActions.passwordSubmitted({ username: 'eve', password: 'x' }))
  await settled()
  expect(page.store.getState().passkeySignIn).toBe('idle')
})

// A cancelled dialog would give the form back while the password is still being checked.
test('nothing is tried while a password is being checked', async () => {
  const page = open()
  page.store.dispatch(loginActions.passwordAsked())
  page.store.dispatch(loginActions.passwordSubmitted({ username: 'eve', password: 'x' }))
  page.store.dispatch(passkeyActions.asked())
  await settled()
  expect(page.asked).toEqual([])
  expect(problemOf(page)).toEqual({ step: 'signingIn', code: undefined })
  expect(page.store.getState().passkeySignIn).toBe('idle')
})

test('an empty password, which is not sent, ends no try', async () => {
  const page = open([[signInByPasskey, never]])
  page.store.dispatch(loginActions.passwordAsked())
  page.store.dispatch(passkeyActions.asked())
  await settled()
  page.store.dispatch(loginActions.passwordSubmitted({ username: 'eve', password: '' }))
  await settled()
  expect(page.store.getState().passkeySignIn).toBe('signingIn')
})

test('two presses make one try', async () => {
  const page = open([[usePasskey, never]])
  page.store.dispatch(passkeyActions.asked())
  page.store.dispatch(passkeyActions.asked())
  await settled()
  expect(page.names()).toEqual(['options'])
})

// (passkeys/autofill)
describe('the username field', () => {
  const autofill: Services = [[canAutofill, () => true]]

  test('waits for a choice, which signs in', async () => {
    const page = open(autofill)
    await settled()
    expect(page.asked[1]).toEqual(['dialog', OPTIONS, 'field'])
    expect(page.names()).toEqual(['options', 'dialog', 'verify', 'goOn'])
  })

  test('tells nothing of a failure, and asks nothing again by itself', async () => {
    jest.spyOn(console, 'warn').mockImplementation()
    let calls = 0
    const fails = () => {
      calls += 1
      return unreachable()
    }
    const page = open([...autofill, [fetchPasskeyRequest, fails]])
    await settled()
    expect(calls).toBe(1)
    expect(problemOf(page)).toEqual({ step: 'username', code: undefined })
    page.store.dispatch(loginActions.usernameEdited('eve'))
    await settled()
    expect(calls).toBe(2)
  })

  test('offers nothing again after a refused choice before the person does something', async () => {
    const refused = { kind: 'refused', answer: { kind: 'refused' } }
    const page = open([...autofill, [signInByPasskey, () => refused]])
    await settled()
    expect(page.names()).toEqual(['options', 'dialog'])
    expect(problemOf(page).code).toBe('passkeyRefused')
    page.store.dispatch(loginActions.usernameEdited('eve'))
    await settled()
    expect(page.names()).toEqual(['options', 'dialog', 'options', 'dialog'])
  })

  test('gives way to the button', async () => {
    let fields = 0
    const page = open([
      ...autofill,
      [usePasskey, (_options, where) => (where === 'field' ? ((fields += 1), never()) : DONE)],
    ])
    await settled()
    page.store.dispatch(passkeyActions.asked())
    await settled()
    expect(page.names()).toEqual(['options', 'options', 'verify', 'goOn'])
    expect(fields).toBe(1)
  })

  // A device that answers later would sign in a second time, or be told that its new passkey is unknown.
  test('offers nothing from the moment when a password is sent', async () => {
    let choose: (chosen: typeof DONE) => void = () => undefined
    const page = open([...autofill, [usePasskey, () => new Promise(resolve => (choose = resolve))]])
    page.store.dispatch(loginActions.passwordAsked())
    await settled()
    page.store.dispatch(loginActions.passwordSubmitted({ username: 'eve', password: 'x' }))
    choose(DONE)
    await settled()
    page.store.dispatch(sessionEvents.pageNoticed({ kind: 'seen' }))
    await settled()
    expect(page.names()).toEqual(['options'])
    page.store.dispatch(loginActions.failed({ code: 'wrongCredentials' }))
    page.store.dispatch(sessionEvents.pageNoticed({ kind: 'seen' }))
    await settled()
    expect(page.names()).toEqual(['options', 'options'])
  })

  test('offers nothing where the settings come after the password', async () => {
    const page = open(autofill, false)
    page.store.dispatch(loginActions.passwordAsked())
    page.store.dispatch(loginActions.passwordSubmitted({ username: 'eve', password: 'x' }))
    page.store.dispatch(companyActions.settingsLoaded({ passkeysEnabled: true }))
    await settled()
    expect(page.asked).toEqual([])
  })
})
