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
import { untilMarksAllow, compareWithMark } from 'src/sagas/oneSignIn/rules/untilMarksAllow'
import { resendVerification } from 'src/services/api/factorService'
import { sendDownloadLink } from 'src/services/api/mobileSetupService'
import { ServiceError } from 'src/services/http/serviceError'
import { hashPerson } from 'src/services/storage/oneSignIn/announceSignIn'
import { type Mark, readMark, readSignIns } from 'src/services/storage/oneSignIn/currentSignIn'
import { appReducer, appState, recordState, stateOf, type RecordFacts } from 'test/support/appState'
import { storeEntry, storeMark } from 'test/support/signIns'

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

  test('the call names the user once the server has returned a name', async () => {
    await expectSaga(callAfterComparing, sendDownloadLink, '+1555')
      .withReducer(appReducer, STATE)
      .provide([[matchers.call.fn(sendDownloadLink), undefined]])
      .call(sendDownloadLink, '+1555', { userName: 'ada' })
      .run()
  })

  // (password-change/required)
  test('a session that is restricted to setting a new password leads to that form, and nothing is sent', async () => {
    await expectSaga(callAfterComparing, sendDownloadLink, '+1555')
      .withReducer(appReducer, STATE)
      .provide([
        [matchers.call.fn(learnFromServer), true],
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

describe('a call that waits for the marks', () => {
  /** Limits a hang; the saga ends at once. */
  const HANG_MS = 60_000

  beforeEach(() => localStorage.clear())

  const OWN: Mark = { id: 'm0', who: '' }
  const ADA = (): RecordFacts => ({ mark: OWN, account: { proof: 'credential', name: 'ada' }, typed: 'a' })

  const from = (saga: () => Generator, record: RecordFacts = ADA()) =>
    expectSaga(saga).withReducer(appReducer, appState({ record: recordState(record) }))

  const ended = async (record?: RecordFacts) => {
    const run = await from(untilMarksAllow, record).run()
    return { mayAct: run.returnValue as boolean, state: stateOf(run) }
  }

  // (one-sign-in/compared)
  test('under its own mark a page acts at once', async () => {
    await storeMark(OWN)
    expect(await ended()).toMatchObject({ mayAct: true, state: { record: { mark: OWN } } })
  })

  test('a newer mark of the same user is adopted, even if the name has another case', async () => {
    const mark = await storeMark({ id: 'm1' }, 'ADA')
    const { mayAct, state } = await ended()
    expect(mayAct).toBe(true)
    expect(state.record.mark).toEqual({ ...mark, own: true })
  })

  // (one-sign-in/ended)
  test.each<[rule: string, mark: Partial<Mark>, by: string]>([
    ['another user’s mark', { who: 'ab'.repeat(32) }, 'otherAccount'],
    ['a mark of an unknown user', {}, 'otherAccount'],
    ['a sign-out', { ended: true }, 'signedOutElsewhere'],
  ])('%s ends the page’s journey, and the page adopts that mark', async (_rule, more, by) => {
    await storeMark({ id: 'm1', ...more })
    const { mayAct, state } = await ended()
    expect(mayAct).toBe(false)
    expect(state.session.abortReason).toEqual({ code: by })
    expect(state.record).toMatchObject({ mark: readMark(), typed: 'a' })
  })

  // (one-sign-in/bound)
  test('a bound page without a name ends at any new mark', async () => {
    await storeMark({ id: 'm1' }, 'ada')
    expect((await ended({ mark: { id: 'm0', who: '' }, account: { proof: 'mark' } })).mayAct).toBe(false)
    expect((await ended({ mark: { id: 'm0', who: '' } })).mayAct).toBe(true)
  })

  test('both names of a user belong to that user', async () => {
    await storeMark({ id: 'm1' }, 'ann')
    const account = { proof: 'credential', name: 'ann@acme', alias: 'ann' } as const
    expect((await ended({ mark: OWN, account })).mayAct).toBe(true)
  })

  // (one-sign-in/same-user)
  test('a credential of the same user does not delay the page, and its id is stored', async () => {
    await storeEntry('e1', 'ada')
    const { mayAct, state } = await ended()
    expect(mayAct).toBe(true)
    expect(state.record.knownIds).toEqual(['e1'])
  })

  // (one-sign-in/hold)
  describe('a credential of a different user that is being checked', () => {
    beforeEach(() => storeEntry('e1', 'bob'))

    test('makes the page wait until it is rejected', async () => {
      const waiting = from(untilMarksAllow)
      const result = waiting.run({ silenceTimeout: true, timeout: HANG_MS })
      localStorage.removeItem('foyer.pendingSignIn.e1')
      waiting.dispatch(sessionEvents.signInsChanged())
      expect((await result).returnValue).toBe(true)
    })

    test('ends the page when it is accepted', async () => {
      const waiting = from(untilMarksAllow)
      const result = waiting.run({ silenceTimeout: true, timeout: HANG_MS })
      await storeMark({ id: 'e1' }, 'bob')
      localStorage.removeItem('foyer.pendingSignIn.e1')
      waiting.dispatch(sessionEvents.signInsChanged())
      expect((await result).returnValue).toBe(false)
    })

    test('does not delay a mere comparison', async () => {
      expect((await from(compareWithMark).run()).returnValue).toBe(true)
    })
  })

  // (one-sign-in/old)
  describe('an old entry', () => {
    test('of a different user is settled as unknown and ends a bound page', async () => {
      await storeEntry('e1', 'bob', Date.now() - 61_000)
      expect((await ended()).mayAct).toBe(false)
      expect(readSignIns()).toEqual({ mark: { id: 'e1', who: '' }, entries: [] })
    })

    test('of the same user leaves the session unknown, and the page continues', async () => {
      await storeEntry('e1', 'ada', Date.now() + 61_000)
      const { mayAct, state } = await ended()
      expect(mayAct).toBe(true)
      expect(readSignIns()).toEqual({ mark: { id: 'e1', who: '' }, entries: [] })
      expect(state.record.mark).toMatchObject({ id: 'e1' })
    })

    test('of the same user is only removed under that user’s mark', async () => {
      const who = await hashPerson('m0', 'ada')
      await storeMark({ id: 'm0', who })
      await storeEntry('e1', 'ada', Date.now() - 61_000)
      expect((await ended()).mayAct).toBe(true)
      expect(readSignIns()).toEqual({ mark: { id: 'm0', who }, entries: [] })
    })
  })
})
