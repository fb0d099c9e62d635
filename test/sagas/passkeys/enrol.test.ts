import { combineReducers, type UnknownAction } from '@reduxjs/toolkit'
import { companyActions } from 'src/features/company/companySlice'
import { testSaga } from 'redux-saga-test-plan'
import { beginSubmit } from 'src/services/http/http'
import { creationBegun } from 'src/features/passkeys/creationBegun'
import { recordActions } from 'src/features/record/recordSlice'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { delay, take } from 'src/sagas/effects'
import { callForPerson } from 'src/sagas/oneSignIn/oneSignIn'
import { enrol } from 'src/sagas/passkeys/enrol'
import { fetchPasskeys } from 'src/services/api/passkeys/passkeyListService'
import { fetchPasskeyCreation, keepPasskey } from 'src/services/api/passkeys/passkeyService'
import { createPasskey } from 'src/services/browser/passkeys/ceremony'
import { supportsSignals, signalGone } from 'src/services/browser/passkeys/signals'
import { ATTESTATION } from 'test/support/passkeyCredentials'
import { installPasskeys, removePasskeys } from 'test/support/passkeyBrowser'
import { failureOfKind } from 'test/support/failures'
import { actingReducers } from 'test/support/actingReducers'
import { runJourney, type Services } from 'test/support/journey'
import { settled } from 'test/support/settled'

const OPTIONS = { challenge: 'Y2g', rp: { id: 'harbor.test', name: 'Harbor' } }
const MADE = { kind: 'done', credential: ATTESTATION }
const ACTING = { userName: 'ada' }
const SETTINGS = { passkeysEnabled: true, sessionUserNameEnabled: true }
const unreachable = failureOfKind('unreachable')
const never = new Promise<never>(() => undefined)

const signedOut = (): unknown => ({ kind: 'signedOut' })

/** Runs a creation with these answers of the server, the browser and the server again. */
function begin(kept: unknown, ceremony: unknown = MADE, options: unknown = OPTIONS, list = signedOut) {
  const asked: unknown[][] = []
  const answering =
    (name: string, value: unknown) =>
    (...args: unknown[]) => {
      asked.push([name, ...args])
      if (value instanceof Error) throw value
      return value
    }
  const done: unknown[] = []
  const services: Services = [
    [fetchPasskeyCreation, answering('options', options)],
    [createPasskey, answering('create', ceremony)],
    [keepPasskey, answering('keep', kept)],
    [signalGone, answering('gone', undefined)],
    [supportsSignals, () => true],
    [fetchPasskeys, () => (asked.push(['list']), list())],
  ]
  function* journey() {
    yield* take(companyActions.settingsLoaded)
    done.push(yield* enrol('dialog'))
    yield* delay(0)
  }
  const { store, task } = runJourney(journey, {
    reducer: combineReducers(actingReducers),
    at: '/passkey-offer',
    services,
  })
  store.dispatch(recordActions.answered({ username: 'ada', answer: {}, mark: { id: 'm', who: '' } }))
  store.dispatch(companyActions.settingsLoaded(SETTINGS))
  return {
    store,
    done,
    asked,
    task,
    said: () => asked.filter(([name]) => name === 'gone' || name === 'list'),
  }
}

// (passkeys/offer, passkeys/offer-words)
test.each<[rule: string, answers: Parameters<typeof begin>, outcome: object]>([
  ['is complete when the server has stored it', ['kept'], { kind: 'kept' }],
  ['reports an expired session before the dialog', ['kept', undefined, 'signedOut'], { kind: 'signedOut' }],
  ['and after', ['signedOut'], { kind: 'signedOut' }],
  [
    'can be cancelled',
    ['kept', { kind: 'failed', reason: 'cancelled' }],
    { kind: 'failed', problem: { code: 'passkeyNotCreated' } },
  ],
  [
    'can fail on the first call',
    ['kept', undefined, unreachable],
    { kind: 'failed', problem: { code: 'serverTryLater' } },
  ],
  ['can fail on the last call', [unreachable], { kind: 'failed', problem: { code: 'serverTryLater' } }],
  [
    'can be rejected by the server',
    [{ kind: 'notKept', failure: { kind: 'refused', status: 400 } }],
    { kind: 'failed', problem: { code: 'serverTryLater', status: 400 } },
  ],
])('creating a passkey %s', async (_rule, answers, outcome) => {
  const { done } = begin(...answers)
  await settled()
  expect(done).toEqual([outcome])
})

test('only the dialog begins a submit', () => {
  const call = [callForPerson, fetchPasskeyCreation] as const
  testSaga(enrol, 'dialog')
    .next()
    .put(creationBegun())
    .next()
    .call(beginSubmit, 'createPasskey')
    .next()
    .call(...call)
  testSaga(enrol, 'silently')
    .next()
    .put(creationBegun())
    .next()
    .call(...call)
})

// (passkeys/faults)
test('options that the browser cannot read are reported as a fault', async () => {
  const report = jest.spyOn(console, 'error').mockImplementation()
  const { done, said } = begin('kept', new TypeError('no'))
  await settled()
  expect(done).toEqual([{ kind: 'failed', problem: { code: 'ownFault' } }])
  expect(report).toHaveBeenCalledTimes(1)
  expect(said()).toEqual([])
})

// (calls/acting)
test('the calls name the user', async () => {
  const { asked } = begin('kept')
  await settled()
  expect(asked).toEqual([
    ['options', ACTING],
    ['create', OPTIONS, 'dialog'],
    ['keep', ATTESTATION, ACTING],
  ])
})

const notKept = { kind: 'notKept', failure: { kind: 'refused', status: 400 } }

// (passkeys/withdrawn)
test.each<[rule: string, kept: unknown, said: unknown[]]>([
  ['a stored passkey is kept', 'kept', []],
  [
    'a passkey that the server reports as not stored is withdrawn',
    notKept,
    [['gone', 'harbor.test', ATTESTATION.id]],
  ],
  ['after a missing answer, the list decides', unreachable, [['list']]],
  ['after an unclear rejection, the list decides', failureOfKind('refused', { status: 400 }), [['list']]],
  ['after an unclear answer, the list decides', failureOfKind('unreadable'), [['list']]],
  ['without a session the list cannot be read', 'signedOut', []],
])('a new passkey: %s', async (_rule, kept, said) => {
  const creation = begin(kept)
  await settled()
  expect(creation.said()).toEqual(said)
})

test('the list decides even after the page stopped waiting for the answer', async () => {
  const creation = begin(never)
  await settled()
  expect(creation.said()).toEqual([])
  creation.task.cancel()
  await settled()
  expect(creation.said()).toEqual([['list']])
  expect(creation.done).toEqual([])
})

const overtaken = sessionEvents.overtaken({ by: 'otherAccount', mark: undefined })

test('nothing is sent for a user whom another page has replaced', async () => {
  const creation = begin(never)
  await settled()
  creation.store.dispatch(overtaken)
  creation.task.cancel()
  await settled()
  expect(creation.said()).toEqual([])
})

test.each<[rule: string, event: UnknownAction]>([
  // Otherwise an outdated list would hide the passkey of the second try.
  ['another try', creationBegun()],
  ['a sign-out', sessionEvents.signedOut()],
  ['another person', overtaken],
])('%s cancels the reading of the list', async (_rule, event) => {
  let answer: (list: object) => void = () => undefined
  const { accepted } = installPasskeys()
  const creation = begin(unreachable, MADE, OPTIONS, () => new Promise(resolve => (answer = resolve)))
  await settled()
  creation.store.dispatch(event)
  answer({ kind: 'list', rpId: undefined, whole: true, user: { id: 'dQ' }, list: [] })
  await settled()
  expect(accepted).toEqual([])
  removePasskeys()
})

test('a passkey that was not created is not withdrawn', async () => {
  const creation = begin('kept', never)
  await settled()
  creation.task.cancel()
  await settled()
  expect(creation.said()).toEqual([])
})
