import { combineReducers } from '@reduxjs/toolkit'
import { ROUTES } from 'src/constants/routes'
import { proofActions, proofSlice } from 'src/features/account/proof/proofSlice'
import { proofJourney } from 'src/sagas/account/proofSaga'
import { proveAgain } from 'src/services/api/account/accountActService'
import { fetchPasskeyRequest } from 'src/services/api/passkeys/passkeyService'
import { usePasskey } from 'src/services/browser/passkeys/ceremony'
import { ASSERTION } from 'test/support/passkeyCredentials'
import { actingReducers } from 'test/support/actingReducers'
import { failureOfKind } from 'test/support/failures'
import { runJourney, type Services } from 'test/support/journey'
import { settled } from 'test/support/settled'

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
  ['signing in again', [], proofActions.signInPressed()],
])('%s leads to a sign-in that returns to this page', async (_rule, services, action) => {
  const { tell, moves, store } = await ask(services)
  await tell(action)
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
