import { testSaga } from 'redux-saga-test-plan'
import { codeActions } from 'src/features/mfa/factorCodeSlice'
import { untilCodeAccepted } from 'src/sagas/mfa/codeEntry'
import { followAcceptedCode } from 'src/sagas/signIn/factor'
import { redirectTo } from 'src/sagas/navigation/goTo'
import { oneTimeCodeJourney } from 'src/sagas/mfa/oneTimeCodeSaga'
import { readCookie } from 'src/services/storage/readCookie'

test('the cookie on arrival selects the form', () => {
  testSaga(oneTimeCodeJourney)
    .next()
    .call(readCookie, 'authenticationMode')
    .next('symantecVIPregister')
    .put(codeActions.codeRequested({ kind: 'oneTime', form: 'register' }))
    .next()
    .call(untilCodeAccepted)
    .next({ kind: 'done' })
    .call(followAcceptedCode, { kind: 'done' })
    .next(false)
    .isDone()
})

test('another code on the same page starts with its own cookie', () => {
  testSaga(oneTimeCodeJourney)
    .next()
    .next('symantecVIPactivate')
    .next()
    .next({ kind: 'further', step: { type: 'symantecVip', action: 'code' } })
    .next(true)
    .call(readCookie, 'authenticationMode')
    .next('symantecVIP')
    .put(codeActions.codeRequested({ kind: 'oneTime', form: 'code' }))
})

test.each(['simple', 'twoFactor', 'signinVerification', undefined])(
  'with the cookie %s the form is missing: the sign-in page reports the lost step',
  mode => {
    testSaga(oneTimeCodeJourney).next().next(mode).call(redirectTo, '/', { lostStep: true }).next().isDone()
  },
)
