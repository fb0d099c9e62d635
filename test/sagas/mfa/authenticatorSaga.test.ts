import { testSaga } from 'redux-saga-test-plan'
import { codeActions } from 'src/features/mfa/factorCodeSlice'
import { recoveryCodesActions } from 'src/features/authenticator/recoveryCodesSlice'
import { authenticatorJourney, showCodesLost, untilElsewhere } from 'src/sagas/mfa/authenticatorSaga'
import { untilCodeAccepted } from 'src/sagas/mfa/codeEntry'
import { redirectTo, abortSignIn } from 'src/sagas/navigation/goTo'
import { showRecoveryCodes } from 'src/sagas/authenticator/recoveryCodes'
import { wallClock } from 'src/services/browser/environment'
import { followAcceptedCode, followOutcome } from 'src/sagas/signIn/factor'
import { dropCodesToSave, holdCodesToSave } from 'src/features/authenticator/heldCodesToSave'
import { dropEnrolmentCode, heldEnrolmentCode } from 'src/features/authenticator/heldEnrolmentCode'
import { setAuthenticationMode } from 'src/services/storage/cookies'
import { readCookie, removeCookie } from 'src/services/storage/readCookie'
import { recordActions } from 'src/features/record/recordSlice'
import { untilSettled } from 'src/sagas/mfa/sessionPolling'
import { endDeviceCheck, sessionStatusJourney } from 'src/sagas/mfa/sessionStatusSaga'
import { queryParameter } from 'src/services/browser/navigation'

const CODES = ['a-1', 'a-2', 'a-3', 'a-4']

// (factors/enrolment-secret)
test('the key of a set-up is removed with its page, however the page ends', () => {
  testSaga(authenticatorJourney)
    .next()
    .put(recoveryCodesActions.begun())
    .next()
    .call(untilElsewhere)
    .finish()
    .call(dropEnrolmentCode)
    .next()
    .isDone()
})

test('a set-up holds its key only until a correct code', () => {
  testSaga(untilElsewhere)
    .next()
    .call(readCookie, 'authenticationMode')
    .next('totpRegister')
    .call(heldEnrolmentCode)
    .next('otpauth://totp/a')
    .put(codeActions.codeRequested({ kind: 'totp', form: 'register' }))
    .next()
    .call(untilCodeAccepted)
    .next({ kind: 'done' })
    .call(dropEnrolmentCode)
    .next()
    .call(followAcceptedCode, { kind: 'done' })
    .next(false)
    .isDone()
})

// (factors/recovery-codes)
test('recovery codes are shown before anything else continues, and a refresh records that they existed', () => {
  const answer = { kind: 'done', recoveryCodes: CODES } as const
  testSaga(untilElsewhere)
    .next()
    .next('totpRegister')
    .next('otpauth://totp/a')
    .next()
    .next(answer)
    .next()
    .call(setAuthenticationMode, 'totpCodes')
    .next()
    .call(showRecoveryCodes, CODES)
    .next()
    .call(followAcceptedCode, answer)
})

test('recovery codes are in the page’s memory until the user continues or leaves', () => {
  const shown = testSaga(showRecoveryCodes, CODES)
    .next()
    .call(holdCodesToSave, 'a-1\na-2\na-3\na-4')
    .next()
    .call(wallClock)
    .next(7)
    .put(recoveryCodesActions.shown(7))
    .next()
    .take(recoveryCodesActions.left.type)
    .save('shown')
  shown.next().call(dropCodesToSave).next().isDone()
  shown.restore('shown').finish().call(dropCodesToSave).next().isDone()
})

test('a set-up without its key reads the session status', () => {
  testSaga(untilElsewhere)
    .next()
    .next('totpRegister')
    .call(heldEnrolmentCode)
    .next('')
    .call(redirectTo, '/session-status')
    .next()
    .isDone()
})

test('a code needs no key; another one on the same page starts with its own cookie', () => {
  testSaga(untilElsewhere)
    .next()
    .next('totp')
    .put(codeActions.codeRequested({ kind: 'totp', form: 'code' }))
    .next()
    .next({ kind: 'further', step: { type: 'totp', action: 'register' } })
    .next()
    .next(true)
    .call(readCookie, 'authenticationMode')
})

// (factors/recovery-gone)
test('recovery codes that a refresh removed are no longer shown; the session status decides how to continue', () => {
  testSaga(untilElsewhere).next().next('totpCodes').call(showCodesLost).next().isDone()
  testSaga(showCodesLost)
    .next()
    .put(recoveryCodesActions.lost())
    .next()
    .take(recoveryCodesActions.left.type)
    .next()
    .call(redirectTo, '/session-status')
    .next()
    .isDone()
})

test.each(['simple', 'symantecVIP', undefined])(
  'with the cookie %s the form is missing: the sign-in page reports the lost step',
  mode => {
    testSaga(untilElsewhere).next().next(mode).call(redirectTo, '/', { lostStep: true }).next().isDone()
  },
)

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
    .call(readCookie, 'w-device-compliance-check-info')
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
