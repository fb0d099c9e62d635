import { expectSaga } from 'redux-saga-test-plan'
import { signInFailure } from 'src/sagas/signIn/signInFailure'
import { ServiceError } from 'src/services/http/serviceError'
import { logFailure } from 'src/services/log'

// (sign-in/failure-named)
beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => jest.restoreAllMocks())

test('a sign-in that fails at a call logs its name', async () => {
  const failure = { kind: 'refused', status: 500 } as const
  const error = Object.assign(new ServiceError(failure), { call: 'GET /api/onboarding/v2/status' })
  await expectSaga(signInFailure, error)
    .call(logFailure, 'GET /api/onboarding/v2/status', failure)
    .returns({ code: 'serverLater', status: 500 })
    .run()
})

test('the console names the field of an answer that breaks the contract', async () => {
  const warned = jest.mocked(console.warn)
  const error = Object.assign(new ServiceError({ kind: 'unreadable', status: 200 }), {
    call: 'POST /api/auth/v2/login',
    field: 'passwordChange',
  })
  await expectSaga(signInFailure, error).run()
  expect(warned.mock.calls.at(-1)).toEqual([
    'foyer: POST /api/auth/v2/login: the answer has no valid "passwordChange" (docs/contract/openapi.yaml)',
  ])
})

test('a fault of the app is not a failed call: it is reported once, as a crash', async () => {
  const reported = jest.spyOn(console, 'error').mockImplementation()
  await expectSaga(signInFailure, new TypeError('undefined is not a function'))
    .not.call.fn(logFailure)
    .returns({ code: 'ownFault' })
    .run()
  expect(reported).toHaveBeenCalledTimes(1)
})
