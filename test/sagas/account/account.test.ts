import { combineReducers } from '@reduxjs/toolkit'
import { replace } from 'redux-first-history'
import { call } from 'redux-saga/effects'
import { type StaticProvider, throwError } from 'redux-saga-test-plan/providers'
import { expectSaga } from 'redux-saga-test-plan'
import { ownPartsSlice } from 'src/features/account/ownPartsSlice'
import { loadConnected } from 'src/sagas/account/loadConnected'
import { fetchConnectedApps, fetchDevices } from 'src/services/api/account/connectedService'
import { wallClock } from 'src/services/browser/environment'
import { companyActions } from 'src/features/company/companySlice'
import { passkeyListActions, passkeyListSlice } from 'src/features/account/passkeyListSlice'
import { passkeyListJourney } from 'src/sagas/account/passkeyListSaga'
import { fetchPasskeys, removePasskey } from 'src/services/api/passkeys/passkeyListService'
import { signalGone } from 'src/services/browser/passkeys/signals'
import { signalPasskeys, signalList } from 'src/sagas/passkeys/signalPasskeys'
import { ROUTES } from 'src/constants/routes'
import { proofActions, proofSlice } from 'src/features/account/proof/proofSlice'
import { proofJourney } from 'src/sagas/account/proofSaga'
import { proveAgain } from 'src/services/api/account/accountActService'
import { fetchPasskeyRequest } from 'src/services/api/passkeys/passkeyService'
import { usePasskey } from 'src/services/browser/passkeys/ceremony'
import { actingReducers } from 'test/support/actingReducers'
import { failureOfKind } from 'test/support/failures'
import { runJourney, type Services } from 'test/support/journey'
import { settled } from 'test/support/settled'
import { ASSERTION } from 'test/support/passkeyCredentials'

const laptop = { id: '1', name: 'Laptop', nearby: true }
const here: StaticProvider[] = [[call(wallClock), 7000]]
/** The location of the browser. */
const router = () => ({ location: { pathname: '/signin/change-password' } })
const saga = () =>
  expectSaga(loadConnected).withReducer(combineReducers({ ownParts: ownPartsSlice.reducer, router }))

test('each list is shown when it arrives, with the current time for its dates', async () => {
  const result = await saga()
    .provide([
      ...here,
      [call(fetchDevices), { kind: 'told', facts: [laptop] }],
      [call(fetchConnectedApps), { kind: 'told', facts: [] }],
    ])
    .run()
  expect(result.storeState).toMatchObject({
    ownParts: {
      devices: { state: 'told', facts: [laptop] },
      apps: { state: 'told', facts: [] },
      nowMs: 7000,
    },
  })
})

test('a list that fails to load shows the problem', async () => {
  const result = await saga()
    .provide([
      ...here,
      [call(fetchDevices), throwError(failureOfKind('unreachable'))],
      [call(fetchConnectedApps), { kind: 'told', facts: [] }],
    ])
    .run()
  const devices = { state: 'failed', problem: { code: 'serverTryLater' } }
  expect(result.storeState).toMatchObject({ ownParts: { devices } })
})

const never = new Promise<never>(() => {})
test.each<[which: string, devices: unknown, apps: unknown]>([
  ['devices', { kind: 'signedOut' }, never],
  ['apps', never, { kind: 'signedOut' }],
])(
  'a 401 for the %s leads to the sign-in page without waiting for the other list',
  async (_which, devices, apps) => {
    const { effects } = await saga()
      .provide([...here, [call(fetchDevices), devices], [call(fetchConnectedApps), apps]] as StaticProvider[])
      .put(replace('/signin/', { previousPath: '/change-password' }))
      .silentRun(20)
    expect(effects.put).toHaveLength(1)
  },
)

describe('the list of passkeys', () => {
  const LIST = [
    { id: 'a', name: 'Laptop' },
    { id: 'b', name: 'Phone' },
  ]
  const reducer = combineReducers({ ...actingReducers, passkeyList: passkeyListSlice.reducer })
  const ANSWER = { kind: 'list', rpId: 'harbor.test', list: LIST, whole: true, user: { id: 'dQ' } }
  const throwing = () => {
    throw failureOfKind('unreachable')
  }

  function open(given: Services = []) {
    const done: unknown[] = []
    const services: Services = [
      [fetchPasskeys, () => ANSWER],
      [signalList, (...args) => void done.push(['tell', ...args])],
      [signalPasskeys, (...args) => void done.push(['list', ...args])],
      [
        removePasskey,
        id => {
          done.push(['remove', id])
          return 'removed'
        },
      ],
      [signalGone, (...args) => void done.push(['gone', ...args])],
      ...given,
    ]
    const journey = runJourney(passkeyListJourney, { reducer, at: '/change-password', services })
    const { store, moves, actions } = journey
    return {
      moves,
      actions,
      done,
      state: () => store.getState().passkeyList,
      know: async (passkeysEnabled?: boolean) => {
        store.dispatch(companyActions.settingsLoaded({ passkeysEnabled }))
        await settled()
      },
      remove: async (id: string) => {
        store.dispatch(passkeyListActions.removePressed(id))
        await settled()
      },
    }
  }

  // (passkeys/extension)
  test('no passkeys are requested in a company without passkeys', async () => {
    const page = open([[fetchPasskeys, throwing]])
    await page.know()
    expect(page.state()).toEqual({ state: 'off' })
  })

  // (passkeys/remove)
  test('a removed passkey is reported to the browser', async () => {
    const page = open()
    await page.know(true)
    await page.remove('a')
    expect(page.done).toEqual([['tell', ANSWER], ['remove', 'a'], ['list'], ['gone', 'harbor.test', 'a']])
    expect(page.state()).toMatchObject({ state: 'listed', list: [LIST[1]], removed: 1 })
  })

  test('a passkey that could not be removed stays and can be removed later', async () => {
    const page = open([[removePasskey, throwing]])
    await page.know(true)
    await page.remove('a')
    expect(page.state()).toMatchObject({ list: LIST, removed: 0, problem: { code: 'serverTryLater' } })
    await page.remove('a')
    expect(page.state()).toMatchObject({ problem: { code: 'serverTryLater' } })
    expect(page.done).toEqual([['tell', ANSWER]])
  })

  // (security-page/proof)
  test('a removal that requires a more recent proof waits for it', async () => {
    const page = open([[removePasskey, () => 'proveAgain']])
    await page.know(true)
    await page.remove('a')
    expect(page.state()).toEqual({ state: 'listed', rpId: 'harbor.test', list: LIST, removed: 0 })
    expect(page.actions.at(-1)).toEqual(proofActions.asked('removePasskey'))
  })

  test('two presses remove a passkey once', async () => {
    let calls = 0
    const page = open([[removePasskey, () => new Promise(() => (calls += 1))]])
    await page.know(true)
    await page.remove('a')
    await page.remove('b')
    expect(calls).toBe(1)
  })

  test('another passkey can be removed while the browser handles the first one', async () => {
    const page = open([[signalGone, () => new Promise(() => undefined)]])
    await page.know(true)
    await page.remove('a')
    await page.remove('b')
    expect(page.state()).toMatchObject({ list: [], removed: 2 })
  })

  test('a list that fails to load shows the problem', async () => {
    const page = open([[fetchPasskeys, throwing]])
    await page.know(true)
    expect(page.state()).toEqual({ state: 'failed', problem: { code: 'serverTryLater' } })
  })

  test.each<[rule: string, services: Services]>([
    ['on loading the list', [[fetchPasskeys, () => ({ kind: 'signedOut' })]]],
    ['on removing a passkey', [[removePasskey, () => 'signedOut']]],
  ])('an expired session %s leads to the sign-in page', async (_rule, services) => {
    const page = open(services)
    await page.know(true)
    await page.remove('a')
    expect(page.moves).toMatchObject([{ route: '/' }])
  })
})

describe('the proof of a password', () => {
  const reducer = combineReducers({ ...actingReducers, proof: proofSlice.reducer })
  const REQUEST = { options: { challenge: 'Y2g' }, ends: { monotonicMs: 1, wallMs: 1 } }
  const unreachable = () => {
    throw failureOfKind('unreachable')
  }

  async function ask(given: Services = []) {
    const proofs: unknown[] = []
    const journey = runJourney(proofJourney, {
      reducer,
      at: ROUTES.security,
      services: [
        [
          proveAgain,
          proof => {
            proofs.push(proof)
            return 'proven'
          },
        ],
        [fetchPasskeyRequest, () => REQUEST],
        [usePasskey, () => ({ kind: 'done', credential: ASSERTION })],
        ...given,
      ],
    })
    const tell = async (action: Parameters<typeof journey.store.dispatch>[0]) => {
      journey.store.dispatch(action)
      await settled()
    }
    await tell(proofActions.asked('signOutElsewhere'))
    return { ...journey, tell, proofs, state: () => journey.store.getState().proof }
  }

  // (security-page/proof)
  test('a correct password is a proof', async () => {
    const { tell, proofs, state } = await ask()
    await tell(proofActions.passwordEntered('Correct-Horse-9'))
    expect(proofs).toEqual([{ password: 'Correct-Horse-9' }])
    expect(state()).toMatchObject({ step: 'proven', place: 'signOutElsewhere' })
    await tell(proofActions.passwordEntered('Correct-Horse-9'))
    expect(proofs).toHaveLength(1)
  })

  test('a correct passkey is a proof', async () => {
    const { tell, proofs, state } = await ask()
    await tell(proofActions.passkeyPressed())
    expect(proofs).toEqual([{ credential: ASSERTION }])
    expect(state().step).toBe('proven')
  })

  test('an empty password is not sent', async () => {
    const { tell, proofs, state } = await ask()
    await tell(proofActions.passwordEntered(''))
    expect(proofs).toEqual([])
    expect(state()).toMatchObject({ step: 'asked', problem: { code: 'enterPassword' } })
    await tell(proofActions.passwordEntered('Correct-Horse-9'))
    expect(state().step).toBe('proven')
  })

  test('a wrong password is reported', async () => {
    const { tell, state } = await ask([[proveAgain, () => 'wrong']])
    await tell(proofActions.passwordEntered('wrong'))
    expect(state()).toMatchObject({ step: 'asked', problem: { code: 'wrongPassword' } })
  })

  test.each<[rule: string, service: unknown, stub: () => unknown, code: string]>([
    ['a wrong passkey', proveAgain, () => 'wrong', 'passkeyCancelled'],
    ['a closed dialog', usePasskey, () => ({ kind: 'failed', reason: 'cancelled' }), 'passkeyCancelled'],
    ['options that fail to load', fetchPasskeyRequest, unreachable, 'serverTryLater'],
  ])('%s is reported, and another method can be tried', async (_rule, service, stub, code) => {
    const answers = [stub]
    const { tell, state } = await ask([[service, () => (answers.shift() ?? (() => 'proven'))()]])
    await tell(proofActions.passkeyPressed())
    expect(state()).toMatchObject({ step: 'asked', problem: { code } })
    await tell(proofActions.passwordEntered('Correct-Horse-9'))
    expect(state().step).toBe('proven')
  })

  test.each<[rule: string, services: Services, action: { type: string }]>([
    ['an expired session', [[proveAgain, () => 'signedOut']], proofActions.passwordEntered('x')],
    ['a 401 to a passkey', [[fetchPasskeyRequest, () => 'signedOut']], proofActions.passkeyPressed()],
    ['signing in again', [], proofActions.signInPressed()],
  ])('%s leads to a sign-in that returns to this page', async (_rule, services, action) => {
    const { tell, moves, store, proofs } = await ask(services)
    await tell(action)
    await tell(proofActions.passwordEntered('x'))
    expect(proofs).toEqual([])
    expect(moves).toEqual([{ method: 'replace', route: '/', state: { previousPath: '/security' } }])
    expect(store.getState().record.caller).toBe('/security')
  })

  test('leaving cancels the running check, and a proof may be requested again', async () => {
    const answers = [new Promise(() => undefined), 'proven']
    const { tell, state } = await ask([[proveAgain, () => answers.shift()]])
    await tell(proofActions.passwordEntered('x'))
    await tell(proofActions.left())
    expect(state().step).toBe('away')
    await tell(proofActions.asked('createPasskey'))
    await tell(proofActions.passwordEntered('Correct-Horse-9'))
    expect(state()).toMatchObject({ step: 'proven', place: 'createPasskey' })
  })
})
