import { combineReducers } from '@reduxjs/toolkit'
import { ROUTES } from 'src/constants/routes'
import { companyActions } from 'src/features/company/companySlice'
import { ownPartsActions, ownPartsSlice } from 'src/features/account/ownPartsSlice'
import { passkeyListActions, passkeyListSlice } from 'src/features/account/passkeyListSlice'
import { proofSlice } from 'src/features/account/proof/proofSlice'
import { ownActSlice } from 'src/features/security/ownActSlice'
import { type OwnAct, accountEvents } from 'src/features/account/accountEvents'
import { recoveryCodesSlice } from 'src/features/authenticator/recoveryCodesSlice'
import { enrol } from 'src/sagas/passkeys/enrol'
import { signalList } from 'src/sagas/passkeys/signalPasskeys'
import { ownActJourney } from 'src/sagas/security/ownActSaga'
import { fetchConnectedApps, fetchDevices } from 'src/services/api/account/connectedService'
import {
  fetchAuthenticators,
  fetchRecoveryCodes,
  fetchTrustedDevices,
} from 'src/services/api/account/securityService'
import {
  endTrust,
  makeRecoveryCodes,
  removeAuthenticator,
  signOutElsewhere,
} from 'src/services/api/account/accountActService'
import { fetchPasskeys, renamePasskey } from 'src/services/api/passkeys/passkeyListService'
import { actingReducers } from 'test/support/actingReducers'
import { heldCodesToSave } from 'src/features/authenticator/heldCodesToSave'
import { CALL_FAULTS } from 'test/support/callFaults'
import { failureOfKind } from 'test/support/failures'
import { runJourney, type Services } from 'test/support/journey'
import { settled } from 'test/support/settled'

const reducer = combineReducers({
  ...actingReducers,
  ownAct: ownActSlice.reducer,
  passkeyList: passkeyListSlice.reducer,
  proof: proofSlice.reducer,
  recoveryCodes: recoveryCodesSlice.reducer,
  ownParts: ownPartsSlice.reducer,
})
const LAPTOP = { id: 'a', name: 'Laptop' }
const LISTED = { kind: 'list', rpId: undefined, whole: true, list: [LAPTOP, { id: 'b', name: 'New' }] }
const TRUSTED = [
  { id: 't-1', name: 'Chrome on Windows', nearby: true },
  { id: 't-2', name: 'Safari on iOS', nearby: false },
]
const CREATE: OwnAct = { kind: 'createPasskey' }
const RENAME: OwnAct = { kind: 'renamePasskey', id: 'a', name: 'Desk' }
const END: OwnAct = { kind: 'endTrust', id: 't-1' }
const REMOVE: OwnAct = { kind: 'removeApp', id: 'a-1' }
const NEW: OwnAct = { kind: 'newCodes' }
const CODES = ['7kq4-m2xw', '3hdn-8rtc', 'v6pz-k9ya', 'c5wj-2fue']
const ELSEWHERE: OwnAct = { kind: 'signOutElsewhere' }
const unreachable = () => {
  throw failureOfKind('unreachable')
}

async function press(act: OwnAct, given: Services) {
  const journey = runJourney(ownActJourney, {
    reducer,
    at: ROUTES.security,
    services: [
      [signalList, () => undefined],
      [fetchPasskeys, () => LISTED],
      [fetchDevices, () => ({ kind: 'told', facts: [] })],
      [fetchConnectedApps, () => ({ kind: 'told', facts: [] })],
      [fetchTrustedDevices, () => ({ kind: 'told', facts: [] })],
      [fetchAuthenticators, () => ({ kind: 'told', facts: [] })],
      [fetchRecoveryCodes, () => ({ kind: 'told', facts: { kind: 'codes', left: 4 } })],
      ...given,
    ],
  })
  const { store } = journey
  store.dispatch(passkeyListActions.answered({ rpId: undefined, list: [LAPTOP] }))
  store.dispatch(ownPartsActions.told({ trusted: TRUSTED }))
  store.dispatch(companyActions.settingsLoaded({ recoveryCodesEnabled: true }))
  const again = async () => {
    store.dispatch(accountEvents.actPressed(act))
    await settled()
  }
  await again()
  const names = () => {
    const { passkeyList } = store.getState()
    return passkeyList.state === 'listed' ? passkeyList.list.map(({ name }) => name) : []
  }
  return { ...journey, again, names, state: () => store.getState() }
}

// (security-page/passkeys)
test('a created passkey appears in the list', async () => {
  const { state, names } = await press(CREATE, [[enrol, () => ({ kind: 'kept' })]])
  expect(names()).toEqual(['Laptop', 'New'])
  expect(state().ownAct).toEqual({ createPasskey: { step: 'done' } })
})

test('a passkey that the browser has not created shows the problem', async () => {
  const problem = { code: 'passkeyNotCreated' }
  const { state } = await press(CREATE, [[enrol, () => ({ kind: 'failed', problem })]])
  expect(state().ownAct).toEqual({ createPasskey: { step: 'failed', problem } })
})

test('a renamed passkey has its new name', async () => {
  const rename = jest.fn(() => 'named')
  const { names } = await press(RENAME, [[renamePasskey, rename]])
  expect(rename).toHaveBeenCalledWith({ id: 'a', name: 'Desk' }, expect.anything())
  expect(names()).toEqual(['Desk'])
})

test('the list that the server returns replaces one with a missing passkey', async () => {
  const { names } = await press(RENAME, [[renamePasskey, () => 'gone']])
  expect(names()).toEqual(['Laptop', 'New'])
})

// (security-page/new-codes)
test('new codes are shown and are not in the state', async () => {
  const { state } = await press(NEW, [[makeRecoveryCodes, () => ({ kind: 'made', recoveryCodes: CODES })]])
  expect(state().recoveryCodes).toMatchObject({ step: 'shown' })
  expect(heldCodesToSave()).toBe(CODES.join('\n'))
  expect(JSON.stringify(state())).not.toContain(CODES[0])
  expect(state().ownParts.recovery).toEqual({ state: 'told', facts: { kind: 'codes', left: 4 } })
})

// (security-page/end-trust)
test('a device that is no longer trusted is removed from the list', async () => {
  const { state } = await press(END, [[endTrust, () => 'done']])
  expect(state().ownParts.trusted).toEqual({ state: 'told', facts: [TRUSTED[1]] })
})

// (security-page/remove-app)
test.each([
  ['done', 'done', { state: 'told', facts: [] }],
  ['last', 'refused', { state: 'off' }],
])('a removal with the answer %s is %s', async (answer, step, authenticators) => {
  const { state } = await press(REMOVE, [[removeAuthenticator, () => answer]])
  expect(state().ownAct).toEqual({ removeApp: { step, id: 'a-1' } })
  expect(state().ownParts.authenticators).toEqual(authenticators)
})

// (security-page/elsewhere)
test('the sessions, apps and trusted devices are read again after the other sessions have ended', async () => {
  const { state } = await press(ELSEWHERE, [[signOutElsewhere, () => 'done']])
  const none = { state: 'told', facts: [] }
  expect(state().ownParts).toMatchObject({ devices: none, apps: none, trusted: none })
})

// (security-page/proof)
test.each<[act: OwnAct, services: Services]>([
  [CREATE, [[enrol, () => ({ kind: 'proveAgain' })]]],
  [REMOVE, [[removeAuthenticator, () => 'proveAgain']]],
  [NEW, [[makeRecoveryCodes, () => ({ kind: 'proveAgain' })]]],
  [ELSEWHERE, [[signOutElsewhere, () => 'proveAgain']]],
])('%j asks for a proof and is not repeated', async (act, services) => {
  const { state } = await press(act, services)
  expect(state().proof).toMatchObject({ step: 'asked', place: act.kind })
  expect(state().ownAct[act.kind]).toBeUndefined()
})

// (security-page/acts)
test.each<[act: OwnAct, services: Services]>([
  [CREATE, [[enrol, () => ({ kind: 'signedOut' })]]],
  [
    CREATE,
    [
      [enrol, () => ({ kind: 'kept' })],
      [fetchPasskeys, () => ({ kind: 'signedOut' })],
    ],
  ],
  [RENAME, [[renamePasskey, () => 'signedOut']]],
  [END, [[endTrust, () => 'signedOut']]],
  [REMOVE, [[removeAuthenticator, () => 'signedOut']]],
  [NEW, [[makeRecoveryCodes, () => ({ kind: 'signedOut' })]]],
  [ELSEWHERE, [[signOutElsewhere, () => 'signedOut']]],
])('%j without a session changes nothing and asks for a sign-in', async (act, services) => {
  const { moves, state } = await press(act, services)
  const trusted = { state: 'told', facts: TRUSTED }
  expect(state().ownParts).toMatchObject({ authenticators: { state: 'off' }, trusted })
  expect(moves).toEqual([{ method: 'replace', route: '/', state: { previousPath: '/security' } }])
})

test.each<[act: OwnAct, service: unknown, right: string]>([
  [RENAME, renamePasskey, 'named'],
  [END, endTrust, 'done'],
  [ELSEWHERE, signOutElsewhere, 'done'],
])('%j can be pressed again after a failure', async (act, service, right) => {
  const answers = [unreachable, () => right]
  const { state, again } = await press(act, [[service, () => answers.shift()?.()]])
  expect(state().ownAct[act.kind]).toMatchObject({ step: 'failed', problem: { code: 'serverTryLater' } })
  await again()
  expect(state().ownAct[act.kind]?.step).toBe('done')
})

// (security-page/remove-app, security-page/new-codes, calls/try-again-works)
describe.each<[act: OwnAct, service: unknown, right: unknown]>([
  [REMOVE, removeAuthenticator, 'done'],
  [NEW, makeRecoveryCodes, { kind: 'made', recoveryCodes: CODES }],
])('the act %j', (act, service, right) => {
  test.each(CALL_FAULTS)(
    'keeps the page after %s, and the next press succeeds',
    async (_fault, thrown, told) => {
      const answer = jest.fn().mockReturnValue(right)
      answer.mockImplementationOnce(() => {
        throw thrown
      })
      const { state, again } = await press(act, [[service, answer]])
      expect(state().ownAct[act.kind]).toMatchObject({ step: 'failed', problem: told })
      expect(state().recoveryCodes).toEqual({ step: 'away' })
      await again()
      expect(state().ownAct[act.kind]?.step).toBe('done')
      expect(answer).toHaveBeenCalledTimes(2)
    },
  )
})

test('a second press while the first act is running changes nothing', async () => {
  let asked = 0
  const { again } = await press(ELSEWHERE, [[signOutElsewhere, () => new Promise(() => (asked += 1))]])
  await again()
  expect(asked).toBe(1)
})
