import { combineReducers } from '@reduxjs/toolkit'
import { passkeyFactorActions, passkeyFactorSlice } from 'src/features/mfa/passkey/passkeyFactorSlice'
import { passkeyFactorJourney } from 'src/sagas/mfa/passkeyFactorSaga'
import { abortSignIn } from 'src/sagas/navigation/abortSignIn'
import { loadAfterPassword } from 'src/sagas/signIn/loadAfterPassword'
import { proveFactor } from 'src/services/api/factorService'
import { fetchPasskeyRequest } from 'src/services/api/passkeys/passkeyService'
import { usePasskey } from 'src/services/browser/passkeys/ceremony'
import { deadlineIn } from 'src/services/clock'
import { readCookie } from 'src/services/storage/readCookie'
import { ASSERTION } from 'test/support/passkeyCredentials'
import { actingReducers } from 'test/support/actingReducers'
import { failureOfKind } from 'test/support/failures'
import { runJourney, type Services } from 'test/support/journey'
import { settled } from 'test/support/settled'

const OPTIONS = { challenge: 'c' }
const request = (ms = 300_000) => ({ options: OPTIONS, ends: deadlineIn(ms) })
const unreachable = () => {
  throw failureOfKind('unreachable')
}

/** Runs the factor’s page after a press; `given` overrides the answers. */
async function pressed(given: Services) {
  const dialog = jest.fn(() => ({ kind: 'done', credential: ASSERTION }))
  const broken = jest.fn()
  const services: Services = [
    [readCookie, () => 'twoFactor'],
    [fetchPasskeyRequest, () => request()],
    [usePasskey, dialog],
    [proveFactor, () => ({ kind: 'done' })],
    [loadAfterPassword, () => ({ followAcceptedCode: () => false })],
    [abortSignIn, broken],
    ...given,
  ]
  const reducer = combineReducers({ ...actingReducers, passkeyFactor: passkeyFactorSlice.reducer })
  const { store } = runJourney(passkeyFactorJourney, { reducer, at: '/passkey', services })
  await settled()
  store.dispatch(passkeyFactorActions.buttonPressed())
  await settled()
  return { dialog, broken, state: store.getState().passkeyFactor }
}

// (passkeys/factor)
test.each([
  ['that are still valid are used', request(60_000), 1],
  ['that have expired are fetched again', request(0), 2],
])('options %s', async (_rule, first, times) => {
  const asked = jest.fn().mockReturnValueOnce(first).mockReturnValue(request())
  const { dialog } = await pressed([[fetchPasskeyRequest, asked]])
  expect(asked).toHaveBeenCalledTimes(times)
  expect(dialog).toHaveBeenCalledWith(OPTIONS, 'dialog')
})

test('a session that expires while the options are fetched again opens no dialog', async () => {
  const answers = [unreachable, () => 'signedOut']
  const { dialog, broken } = await pressed([[fetchPasskeyRequest, () => answers.shift()?.()]])
  expect(dialog).not.toHaveBeenCalled()
  expect(broken.mock.calls).toEqual([[{ code: 'signInAgain' }]])
})

test.each<[rule: string, services: Services]>([
  ['a chunk that fails to load', [[loadAfterPassword, unreachable]]],
  ['a next step that fails', [[loadAfterPassword, () => ({ followAcceptedCode: unreachable })]]],
])(
  '%s after a correct passkey aborts the sign-in without requesting another passkey',
  async (_rule, services) => {
    const { broken, state } = await pressed(services)
    expect(broken.mock.calls).toEqual([[{ code: 'serverLater' }]])
    expect(state).toEqual({ step: 'accepted', visit: 1 })
  },
)
