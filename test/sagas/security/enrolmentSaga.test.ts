import { combineReducers } from '@reduxjs/toolkit'
import { ROUTES } from 'src/constants/routes'
import { accountEvents } from 'src/features/account/accountEvents'
import { companyActions } from 'src/features/company/companySlice'
import { proofSlice } from 'src/features/account/proof/proofSlice'
import { enrolmentActions, enrolmentSlice } from 'src/features/security/factors/enrolmentSlice'
import { ownPartsSlice } from 'src/features/account/ownPartsSlice'
import { recoveryCodesSlice } from 'src/features/authenticator/recoveryCodesSlice'
import { enrolmentJourney } from 'src/sagas/security/enrolmentSaga'
import { beginAuthenticator, confirmAuthenticator } from 'src/services/api/account/accountActService'
import { fetchAuthenticators, fetchRecoveryCodes } from 'src/services/api/account/securityService'
import { dropCodesToSave, heldCodesToSave } from 'src/features/authenticator/heldCodesToSave'
import { dropEnrolmentCode, heldEnrolmentCode } from 'src/features/authenticator/heldEnrolmentCode'
import { actingReducers } from 'test/support/actingReducers'
import { failureOfKind } from 'test/support/failures'
import { runJourney, type Services } from 'test/support/journey'
import { settled } from 'test/support/settled'

const reducer = combineReducers({
  ...actingReducers,
  enrolment: enrolmentSlice.reducer,
  proof: proofSlice.reducer,
  recoveryCodes: recoveryCodesSlice.reducer,
  ownParts: ownPartsSlice.reducer,
})
const URI = 'otpauth://totp/Harbor:ada?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Harbor'
const APP = { id: 'a', name: 'Authenticator app', removable: true }
const CODES = ['7kq4-m2xw', '3hdn-8rtc', 'v6pz-k9ya', 'c5wj-2fue']
const ON = { securityPageEnabled: true, authenticatorsEnabled: true, recoveryCodesEnabled: true }
const BEGUN: Services = [[beginAuthenticator, () => ({ kind: 'begun', uri: URI })]]
const signedOut = () => ({ kind: 'signedOut' })
const unreachable = () => {
  throw failureOfKind('unreachable')
}

async function open(given: Services = [], settings: object = ON) {
  const journey = runJourney(enrolmentJourney, {
    reducer,
    at: ROUTES.security,
    services: [
      [fetchAuthenticators, () => ({ kind: 'told', facts: [APP] })],
      [fetchRecoveryCodes, () => ({ kind: 'told', facts: { kind: 'codes', left: 4 } })],
      ...given,
    ],
  })
  const { store } = journey
  store.dispatch(companyActions.settingsLoaded(settings))
  await settled()
  const press = async (action: Parameters<typeof store.dispatch>[0]) => {
    store.dispatch(action)
    await settled()
  }
  await press(accountEvents.setUpPressed())
  return {
    ...journey,
    press,
    enter: () => press(enrolmentActions.codeEntered('012345')),
    state: () => store.getState(),
  }
}

afterEach(() => {
  dropEnrolmentCode()
  dropCodesToSave()
})

// (security-page/extension)
test.each([{ securityPageEnabled: true }, { authenticatorsEnabled: true }])(
  'nothing is requested in a company with only the features %j',
  async settings => {
    const begin = jest.fn()
    const { state } = await open([[beginAuthenticator, begin]], settings)
    expect(state().enrolment).toEqual({ step: 'off' })
    expect(begin).not.toHaveBeenCalled()
  },
)

// (security-page/set-up)
test('the key is only in the page’s memory and is dropped when the set-up is complete; then the lists are read again', async () => {
  const { state, enter } = await open([...BEGUN, [confirmAuthenticator, () => ({ kind: 'kept' })]])
  expect(state().enrolment).toEqual({ step: 'open' })
  expect(heldEnrolmentCode()).toBe(URI)
  expect(JSON.stringify(state())).not.toContain('GEZDGNBV')
  await enter()
  expect(state().enrolment).toEqual({ step: 'closed', end: 'kept' })
  expect(heldEnrolmentCode()).toBe('')
  expect(state().ownParts.authenticators).toEqual({ state: 'told', facts: [APP] })
  expect(state().ownParts.recovery).toEqual({ state: 'told', facts: { kind: 'codes', left: 4 } })
})

test('another set-up can begin while the lists are read again', async () => {
  const { state, enter, press } = await open([
    ...BEGUN,
    [confirmAuthenticator, () => ({ kind: 'kept' })],
    [fetchAuthenticators, () => new Promise(() => undefined)],
  ])
  await enter()
  await press(accountEvents.setUpPressed())
  expect(state().enrolment).toEqual({ step: 'open' })
})

test('the apps of a second set-up stay when the answer after the first one arrives later', async () => {
  const both = [APP, { ...APP, id: 'b' }]
  let answerFirst: (answer: unknown) => void = () => undefined
  const first = new Promise(resolve => (answerFirst = resolve))
  const answers = [first, { kind: 'told', facts: both }]
  const { state, enter, press } = await open([
    ...BEGUN,
    [confirmAuthenticator, () => ({ kind: 'kept' })],
    [fetchAuthenticators, () => answers.shift()],
  ])
  await enter()
  await press(accountEvents.setUpPressed())
  await enter()
  answerFirst({ kind: 'told', facts: [APP] })
  await settled()
  expect(state().ownParts.authenticators).toEqual({ state: 'told', facts: both })
})

test('recovery codes of the set-up are shown and are not in the state', async () => {
  const answer = { kind: 'kept', recoveryCodes: CODES }
  const { state, enter } = await open([...BEGUN, [confirmAuthenticator, () => answer]])
  await enter()
  expect(state().recoveryCodes).toMatchObject({ step: 'shown' })
  expect(heldCodesToSave()).toBe(CODES.join('\n'))
  expect(JSON.stringify(state())).not.toContain(CODES[0])
})

test.each<[rule: string, answer: () => unknown, code: string]>([
  ['is wrong', () => ({ kind: 'wrong' }), 'invalidCode'],
  ['cannot be checked', unreachable, 'serverTryLater'],
])('a code that %s can be sent again', async (_rule, answer, code) => {
  const answers = [answer, () => ({ kind: 'kept' })]
  const { state, enter } = await open([...BEGUN, [confirmAuthenticator, () => answers.shift()?.()]])
  await enter()
  expect(state().enrolment).toEqual({ step: 'open', problem: { code } })
  await enter()
  expect(state().enrolment).toEqual({ step: 'closed', end: 'kept' })
})

test('a set-up that has expired ends, the lists are read again, and another one can begin', async () => {
  const { state, enter, press } = await open([...BEGUN, [confirmAuthenticator, () => ({ kind: 'over' })]])
  await enter()
  expect(state().enrolment).toEqual({ step: 'closed', end: 'over' })
  expect(state().ownParts.authenticators).toEqual({ state: 'told', facts: [APP] })
  await press(accountEvents.setUpPressed())
  expect(state().enrolment).toEqual({ step: 'open' })
})

// (security-page/proof)
test('a set-up that requires a proof asks for it and can be started again', async () => {
  const answers = [{ kind: 'proveAgain' }, { kind: 'begun', uri: URI }]
  const { state, press } = await open([[beginAuthenticator, () => answers.shift()]])
  expect(state().enrolment).toEqual({ step: 'closed' })
  expect(state().proof).toMatchObject({ step: 'asked', place: 'setUpApp' })
  await press(accountEvents.setUpPressed())
  expect(state().enrolment).toEqual({ step: 'open' })
})

// (security-page/set-up)
test('the key is dropped when the user leaves the page', async () => {
  const { task } = await open(BEGUN)
  task.cancel()
  expect(heldEnrolmentCode()).toBe('')
})

test('a cancelled set-up can be started again', async () => {
  const { state, press } = await open(BEGUN)
  await press(enrolmentActions.cancelled())
  expect(heldEnrolmentCode()).toBe('')
  await press(accountEvents.setUpPressed())
  expect(state().enrolment).toEqual({ step: 'open' })
})

test('a set-up that fails to start shows the problem and can be tried again', async () => {
  const answers = [unreachable, () => ({ kind: 'begun', uri: URI })]
  const { state, press } = await open([[beginAuthenticator, () => answers.shift()?.()]])
  expect(state().enrolment).toMatchObject({ step: 'closed', problem: { code: 'serverTryLater' } })
  await press(accountEvents.setUpPressed())
  expect(state().enrolment).toEqual({ step: 'open' })
})

// (security-page/acts)
test.each<[when: string, services: Services]>([
  ['at the start', [[beginAuthenticator, signedOut]]],
  ['at the code', BEGUN],
])('a set-up without a session %s asks once for a sign-in', async (_when, services) => {
  const { moves, enter } = await open([...services, [confirmAuthenticator, signedOut]])
  await enter()
  await enter()
  expect(moves).toEqual([{ method: 'replace', route: '/', state: { previousPath: '/security' } }])
})
