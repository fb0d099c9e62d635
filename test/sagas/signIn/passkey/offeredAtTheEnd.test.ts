import { expectSaga, testSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { push } from 'redux-first-history'
import { recordActions } from 'src/features/record/recordSlice'
import { upgradeOrOffer } from 'src/sagas/passkeys/enrol'
import { rememberSignedIn } from 'src/sagas/person/person'
import { followChecks } from 'src/sagas/signIn/checks'
import { demandChange, followAcceptedCode } from 'src/sagas/signIn/factor'
import { simpleLogin } from 'src/sagas/signIn/simpleLogin'
import { replaceLocation } from 'src/services/browser/navigation'
import { setAuthenticationMode } from 'src/services/storage/cookies'
import { appReducer, appState, recordState, stateOf } from 'test/support/appState'

const ROOT = 'https://app.example/online/'
const toTheOffer = push('/signin/passkey-offer', undefined)

beforeEach(() => visit('https://app.example/signin/'))

// (passkeys/offer)
describe('a passkey that the answer offers', () => {
  const expectSimpleLogin = (passkeyOffer: boolean | undefined, offeredHere: boolean) =>
    expectSaga(simpleLogin)
      .withReducer(
        appReducer,
        appState({
          company: { settings: {}, features: [] },
          record: recordState({ answer: { passkeyOffer } }),
        }),
      )
      .provide([
        [matchers.call.fn(upgradeOrOffer), offeredHere],
        [matchers.call.fn(setAuthenticationMode), undefined],
        [matchers.call.fn(replaceLocation), undefined],
      ])

  test('has its page before the end of the sign-in', async () => {
    const end = await expectSimpleLogin(true, true)
      .put(toTheOffer)
      .not.call.fn(setAuthenticationMode)
      .not.call.fn(replaceLocation)
      .silentRun(20)
    expect(stateOf(end).record.signIn.answer.passkeyOffer).toBe(true)
  })

  test('has no page if this browser cannot be offered one', async () => {
    await expectSimpleLogin(true, false).call(replaceLocation, ROOT).not.put(toTheOffer).silentRun(20)
  })

  test.each([false, undefined])('is considered only there, not with %s', async passkeyOffer => {
    await expectSimpleLogin(passkeyOffer, true)
      .call(replaceLocation, ROOT)
      .not.call.fn(upgradeOrOffer)
      .silentRun(20)
  })

  test('is stored before the checks run if a code was used', () => {
    testSaga(followAcceptedCode, { kind: 'done', passkeyOffer: true })
      .next()
      .put(recordActions.codeForgotten())
      .next()
      .put(recordActions.answerMerged({ passkeyOffer: true }))
      .next()
      .call(demandChange)
      .next(false)
      .call(rememberSignedIn)
      .next()
      .call(followChecks)
      .next()
      .returns(false)
  })
})
