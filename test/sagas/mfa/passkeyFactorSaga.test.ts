import { combineReducers } from '@reduxjs/toolkit'
import { passkeyFactorActions, passkeyFactorSlice } from 'src/features/mfa/passkey/passkeyFactorSlice'
import { settleUnauthorized } from 'src/sagas/mfa/codeEntry'
import type { CodeOutcome } from 'src/sagas/signIn/factor'
import { passkeyFactorJourney } from 'src/sagas/mfa/passkeyFactorSaga'
import { loadAfterPassword } from 'src/sagas/signIn/loadAfterPassword'
import { proveFactor } from 'src/services/api/factorService'
import { fetchPasskeyRequest } from 'src/services/api/passkeys/passkeyService'
import { usePasskey } from 'src/services/browser/passkeys/ceremony'
import { deadlineIn } from 'src/services/clock'
import { beginSubmit } from 'src/services/http/http'
import { readCookie } from 'src/services/storage/readCookie'
import { ASSERTION } from 'test/support/passkeyCredentials'
import { actingReducers } from 'test/support/actingReducers'
import { failureOfKind } from 'test/support/failures'
import { runJourney, type Services } from 'test/support/journey'
import { settled } from 'test/support/settled'
import { abortSignIn } from 'src/sagas/navigation/goTo'

const reducer = combineReducers({ ...actingReducers, passkeyFactor: passkeyFactorSlice.reducer })

const REQUEST = { options: { challenge: 'c' }, ends: deadlineIn(300_000) }

/** Runs the factor’s page; `given` overrides the answers. */
function open(given: Services = []) {
  const done: unknown[] = []
  const noting =
    <T>(name: string, answer: T) =>
    (...args: unknown[]) => {
      done.push([name, ...args])
      return answer
    }
  const services: Services = [
    [readCookie, () => 'twoFactor'],
    [fetchPasskeyRequest, noting('options', REQUEST)],
    [usePasskey, noting('dialog', { kind: 'done', credential: ASSERTION })],
    [proveFactor, noting('activate', { kind: 'done' })],
    [loadAfterPassword, () => ({ followAcceptedCode: noting('goOn', false) })],
    [abortSignIn, noting('aborted', undefined)],
    ...given,
  ]
  const { store, moves } = runJourney(passkeyFactorJourney, { reducer, at: '/passkey', services })
  return {
    moves,
    done,
    names: () => done.map(call => (call as string[])[0]),
    state: () => store.getState().passkeyFactor,
    press: async () => {
      store.dispatch(passkeyFactorActions.buttonPressed())
      await settled()
    },
  }
}

const throwing = (error: Error) => () => {
  throw error
}

// (passkeys/factor)
test('a press before the options arrive takes effect once they arrive', async () => {
  let give: (options: unknown) => void = () => undefined
  const page = open([[fetchPasskeyRequest, () => new Promise(resolve => (give = resolve))]])
  await settled()
  await page.press()
  expect(page.names()).toEqual([])
  give(REQUEST)
  await settled()
  expect(page.names()).toEqual(['dialog', 'activate', 'goOn'])
})

// (passkeys/factor)
test('options are fetched before the press, and a correct passkey continues the sign-in', async () => {
  const page = open([[beginSubmit, form => page.done.push([form])]])
  await settled()
  expect(page.names()).toEqual(['options'])
  await page.press()
  expect(page.names()).toEqual(['options', 'passkey', 'dialog', 'activate', 'goOn'])
  expect(page.done[3]).toEqual(['activate', { kind: 'passkey', credential: ASSERTION }, {}])
  expect(page.state()).toMatchObject({ step: 'accepted' })
})

test.each([
  ['that are still valid are used', 60_000, 1],
  ['that have expired are fetched again', 0, 2],
])('options %s', async (_rule, ms, times) => {
  const asked = jest.fn(() => REQUEST).mockReturnValueOnce({ ...REQUEST, ends: deadlineIn(ms) })
  const page = open([[fetchPasskeyRequest, asked]])
  await settled()
  await page.press()
  expect(asked).toHaveBeenCalledTimes(times)
  expect(page.done[0]).toEqual(['dialog', REQUEST.options, 'dialog'])
})

test.each<[rule: string, services: Services, problem: object]>([
  [
    'a cancelled dialog',
    [[usePasskey, () => ({ kind: 'failed', reason: 'cancelled' })]],
    { code: 'passkeyCancelled' },
  ],
  [
    'a wrong passkey with the server’s message',
    [[proveFactor, throwing(failureOfKind('refused', { status: 400, text: 'No.' }))]],
    { code: 'serverText', text: 'No.', status: 400 },
  ],
  ['a missing answer', [[proveFactor, throwing(failureOfKind('unreachable'))]], { code: 'serverTryLater' }],
])('%s is reported, and the next press starts again', async (_rule, services, problem) => {
  const page = open(services)
  await settled()
  await page.press()
  expect(page.state()).toMatchObject({ step: 'ready', problem })
  await page.press()
  expect(page.names().filter(name => name === 'options')).toHaveLength(2)
})

// (factors/code-unauthorized)
test.each<[session: string, outcome: CodeOutcome, step: string]>([
  ['was approved in the meantime', { kind: 'approved' }, 'accepted'],
  ['is over', { kind: 'signedOut' }, 'proving'],
])('a 401 for a passkey reads the session status, which %s', async (_session, outcome, step) => {
  const page = open([
    [proveFactor, throwing(failureOfKind('refused', { status: 401 }))],
    [settleUnauthorized, () => outcome],
  ])
  await settled()
  await page.press()
  expect(page.done.at(-1)).toEqual(['goOn', outcome])
  expect(page.state().step).toBe(step)
})

// (passkeys/faults)
test('options that the browser cannot read are reported as a fault, not as a cancelled dialog', async () => {
  const report = jest.spyOn(console, 'error').mockImplementation()
  const page = open([[usePasskey, throwing(new TypeError('no'))]])
  await settled()
  await page.press()
  expect(page.state()).toMatchObject({ step: 'ready', problem: { code: 'ownFault' } })
  expect(report).toHaveBeenCalledTimes(1)
})

test('options that fail to load are reported, and the next press fetches them again', async () => {
  let calls = 0
  const fails = () => {
    calls += 1
    throw failureOfKind('unreachable')
  }
  const page = open([[fetchPasskeyRequest, fails]])
  await settled()
  expect(page.state()).toMatchObject({ step: 'ready', problem: { code: 'serverTryLater' } })
  await page.press()
  expect(calls).toBe(2)
  expect(page.names()).toEqual([])
})

test('a page without a session aborts the sign-in', async () => {
  const page = open([[fetchPasskeyRequest, () => 'signedOut']])
  await settled()
  expect(page.done).toEqual([['aborted', { code: 'signInAgain' }]])
})

test('a page that no step led to leads to the sign-in page', async () => {
  const page = open([[readCookie, () => undefined]])
  await settled()
  expect(page.moves).toMatchObject([{ method: 'replace', route: '/' }])
})

test('another due passkey is requested on the same page', async () => {
  let rounds = 0
  const page = open([[loadAfterPassword, () => ({ followAcceptedCode: () => (rounds += 1) < 2 })]])
  await settled()
  await page.press()
  expect(page.state()).toMatchObject({ step: 'ready', visit: 2 })
  await page.press()
  expect(rounds).toBe(2)
})

test('a session that expires while the options are fetched again opens no dialog', async () => {
  const answers = [throwing(failureOfKind('unreachable')), () => 'signedOut']
  const page = open([[fetchPasskeyRequest, () => answers.shift()?.()]])
  await settled()
  await page.press()
  expect(page.names()).toEqual(['aborted'])
  expect(page.done).toEqual([['aborted', { code: 'signInAgain' }]])
})

const unreachable = throwing(failureOfKind('unreachable'))

test.each<[rule: string, services: Services]>([
  ['a chunk that fails to load', [[loadAfterPassword, unreachable]]],
  ['a next step that fails', [[loadAfterPassword, () => ({ followAcceptedCode: unreachable })]]],
])(
  '%s after a correct passkey aborts the sign-in without requesting another passkey',
  async (_rule, services) => {
    const page = open(services)
    await settled()
    await page.press()
    expect(page.done.at(-1)).toEqual(['aborted', { code: 'serverLater' }])
    expect(page.state()).toEqual({ step: 'accepted', visit: 1 })
  },
)
