import { expectSaga, testSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { throwError } from 'redux-saga-test-plan/providers'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { call } from 'src/sagas/effects'
import { cancelOnEnd } from 'src/sagas/lifetime/whileRouteActive'
import { redirectTo } from 'src/sagas/navigation/goTo'
import { callAfterComparing, currentActingUser } from 'src/sagas/oneSignIn/rules/callAfterComparing'
import { clientLoaded } from 'src/sagas/oneSignIn/rules/credential'
import { learnFromServer } from 'src/sagas/oneSignIn/rules/learnFromServer'
import { untilMarksAllow } from 'src/sagas/oneSignIn/rules/untilMarksAllow'
import { resendVerification } from 'src/services/api/factorService'
import { sendDownloadLink } from 'src/services/api/mobileSetupService'
import { ServiceError } from 'src/services/http/serviceError'
import { appReducer, appState, recordState, stateOf } from 'test/support/appState'

describe('a call after the comparison', () => {
  const OTHER = new ServiceError({ kind: 'otherAccount', status: 409 })
  const REFUSED = new ServiceError({ kind: 'refused', status: 409 })
  const ADA = { proof: 'credential', name: 'ada', serverName: 'ada@a.example' } as const
  const STATE = appState({ record: recordState({ mark: { id: 'm1', who: '' }, account: ADA }) })

  // (one-sign-in/compared)
  test('the page compares in the same task in which it sends', () => {
    testSaga(callAfterComparing, sendDownloadLink, '+1555')
      .next()
      .call(clientLoaded)
      .next()
      .call(learnFromServer)
      .next(false)
      .call(untilMarksAllow)
      .next(true)
      .call(currentActingUser)
      .next({ userName: 'ada' })
      .call(sendDownloadLink, '+1555', { userName: 'ada' })
      .next(undefined)
      .isDone()
  })

  // (one-sign-in/server-word)
  test.each<[rule: string, serverName: string | undefined, settings: object, acting: object]>([
    ['names the user once the server has returned a name', 'ada@a.example', {}, { userName: 'ada' }],
    ['names a user if required', undefined, { sessionUserNameEnabled: true }, { userName: 'ada' }],
    ['names no user to any other server', undefined, {}, {}],
  ])('the call %s', async (_rule, serverName, settings, acting) => {
    const record = recordState({ mark: { id: 'm1', who: '' }, account: { ...ADA, serverName } })
    await expectSaga(callAfterComparing, sendDownloadLink, '+1555')
      .withReducer(appReducer, appState({ company: { settings }, record }))
      .provide([[matchers.call.fn(sendDownloadLink), undefined]])
      .call(sendDownloadLink, '+1555', acting)
      .run()
  })

  // (password-change/required)
  test('a session that is restricted to setting a new password leads to that form, and nothing is sent', async () => {
    await expectSaga(callAfterComparing, sendDownloadLink, '+1555')
      .withReducer(appReducer, STATE)
      .provide([
        [matchers.call.fn(learnFromServer), 'restricted'],
        [matchers.call.fn(redirectTo), undefined],
      ])
      .call(redirectTo, '/reset-temp-password')
      .not.call.fn(sendDownloadLink)
      .silentRun(20)
  })

  /** Runs the call inside a journey. */
  function* journey() {
    try {
      yield* call(callAfterComparing, resendVerification)
      yield* call(after, 'sent')
    } catch {
      yield* call(after, 'failed')
    }
  }
  const after = (what: string): string => what

  const expectJourney = () => expectSaga(cancelOnEnd(journey)).withReducer(appReducer, STATE)

  test('for another account nothing is sent, and the journey ends', async () => {
    localStorage.setItem('foyer.currentSignIn', '{"id":"m2","who":""}')
    const run = await expectJourney()
      .provide([[matchers.call.fn(resendVerification), undefined]])
      .not.call.fn(resendVerification)
      .not.call.fn(after)
      .run()
    expect(stateOf(run).session.abortReason).toEqual({ code: 'otherAccount' })
    localStorage.clear()
  })

  // (one-sign-in/server-word)
  test('a server that reports another account’s session ends the journey', async () => {
    await expectJourney()
      .provide([[matchers.call.fn(resendVerification), throwError(OTHER)]])
      .put(sessionEvents.overtaken({ by: 'otherAccount', mark: undefined }))
      .not.call.fn(after)
      .run()
  })

  test('any other failure is left to the journey', async () => {
    await expectJourney()
      .provide([[matchers.call.fn(resendVerification), throwError(REFUSED)]])
      .call(after, 'failed')
      .run()
  })
})
