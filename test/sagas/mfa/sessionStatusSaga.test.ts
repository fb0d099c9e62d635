import { testSaga } from 'redux-saga-test-plan'
import { recordActions } from 'src/features/record/recordSlice'
import { untilSettled } from 'src/sagas/mfa/sessionPolling'
import { endDeviceCheck, sessionStatusJourney } from 'src/sagas/mfa/sessionStatusSaga'
import { abortSignIn } from 'src/sagas/navigation/goTo'
import { followOutcome } from 'src/sagas/signIn/factor'
import { queryParameter } from 'src/services/browser/navigation'
import { readDeviceCheckMode, removeCookie } from 'src/services/storage/readCookie'

test('a device check ends before the status is read, and an unchanged answer is read again', () => {
  testSaga(sessionStatusJourney)
    .next()
    .call(queryParameter, 'error')
    .next(undefined)
    .call(endDeviceCheck)
    .next()
    .call(untilSettled)
    .next({ kind: 'signedOut' })
    .call(followOutcome, { kind: 'signedOut' })
    .next(true)
    .call(untilSettled)
    .next({ kind: 'authenticated' })
    .call(followOutcome, { kind: 'authenticated' })
    .next(false)
    .isDone()
})

test('a return with the reason for a missing session reads nothing', () => {
  testSaga(sessionStatusJourney)
    .next()
    .next('cancelled')
    .call(abortSignIn, { code: 'providerCancelled' })
    .next()
    .isDone()
})

test('an installation is recorded before its cookie is removed', () => {
  testSaga(endDeviceCheck)
    .next()
    .call(readDeviceCheckMode)
    .next('install')
    .put(recordActions.installed())
    .next()
    .call(removeCookie, 'w-device-compliance-check-info')
    .next()
    .isDone()
})

test.each(['mfa', 'onboardingV3', undefined])('the mode %s removes the cookie and records nothing', mode => {
  testSaga(endDeviceCheck)
    .next()
    .next(mode)
    .call(removeCookie, 'w-device-compliance-check-info')
    .next()
    .isDone()
})
