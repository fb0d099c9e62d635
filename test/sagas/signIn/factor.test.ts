import { testSaga } from 'redux-saga-test-plan'
import { selectRoute } from 'src/features/session/selectRoute'
import { loadSignInSettings } from 'src/sagas/company/companyAtSignIn'
import { followChecks, installOrLogin, rememberAutoLogin, rememberPerson } from 'src/sagas/signIn/checks'
import {
  concludeFactors,
  followProof,
  followTurn,
  goToFactor,
  pendingUsername,
  redirectToFactor,
  rememberPending,
} from 'src/sagas/signIn/factor'
import { goOn, goToInstead, leaveOn } from 'src/sagas/navigation/goTo'
import { interruptSignIn } from 'src/sagas/navigation/interruption'
import { simpleLogin } from 'src/sagas/signIn/simpleLogin'
import { fetchSessionStatus, type MfaStep } from 'src/services/api/sessionStatusService'
import { setAuthenticationMode, writeDeviceCheck } from 'src/services/storage/cookies'
import { deviceCheckAddress, deviceCheckInfo } from 'src/services/addresses/deviceCheckAddress'
import { readCookie } from 'src/services/storage/readCookie'
import { ServiceError } from 'src/services/http/serviceError'
import { forgetTextCode, keepTextCode } from 'src/services/storage/textCodeStore'

const down = new ServiceError({ kind: 'unreachable' })
const sms: MfaStep = { type: 'sms', timeout: 300 }

describe('to a factor', () => {
  test('a text message: what its page needs is kept, the cookie is set, then the page is shown', () => {
    testSaga(goToFactor, sms)
      .next()
      .select(selectRoute)
      .next('/')
      .call(keepTextCode, 'sms', 300)
      .next()
      .call(setAuthenticationMode, 'twoFactor')
      .next()
      .call(goOn, '/phone-auth')
      .next()
      .returns('gone')
  })

  test('a second text message is shown on the page of the first', () => {
    testSaga(goToFactor, { ...sms, type: 'guestSms' })
      .next()
      .next('/phone-auth')
      .call(keepTextCode, 'guestSms', 300)
      .next()
      .next()
      .call(goOn, '/phone-auth')
      .next()
      .returns('here')
  })

  test('a one-time code keeps nothing but its cookie', () => {
    testSaga(goToFactor, { type: 'symantecVip', action: 'register' })
      .next()
      .next('/')
      .call(setAuthenticationMode, 'symantecVIPregister')
      .next()
      .call(goOn, '/symantec')
      .next()
      .returns('gone')
  })

  test('nothing happens if already on /verification', () => {
    testSaga(goToFactor, { type: 'signinVerification', isMfaStepConfigured: true })
      .next()
      .next('/verification')
      .returns('here')
  })

  test('a device check is told how it was called before it is gone to', () => {
    const info = { mode: 'mfa', successUrl: 's', failUrl: 'f' } as const
    testSaga(goToFactor, { type: 'deviceComplianceV2', loginMarker: 'm' })
      .next()
      .next('/')
      .call(deviceCheckInfo, 'mfa')
      .next(info)
      .call(writeDeviceCheck, info)
      .next()
      .call(deviceCheckAddress, { mode: 'mfa', kind: 'deviceCheck', version: 2, loginMarker: 'm' })
      .next('https://here/device-check/v2')
      .call(leaveOn, 'https://here/device-check/v2')
      .next()
      .returns('gone')
  })

  test('no factor is a simple login, with the settings as they stand now', () => {
    testSaga(goToFactor, undefined)
      .next()
      .next('/')
      .call(concludeFactors)
      .next()
      .call(simpleLogin, {}, false)
      .next()
      .returns('gone')
  })

  test('a factor that nobody knows is a failure of the sign-in', () => {
    testSaga(goToFactor, { type: 'palmReading' })
      .next()
      .next('/')
      .call(interruptSignIn, { code: 'serverLater' })
      .next()
      .returns('gone')
  })
})

describe('after a right code', () => {
  test('a further factor', () => {
    testSaga(followProof, { kind: 'further', step: sms })
      .next()
      .call(forgetTextCode)
      .next()
      .call(goToFactor, sms)
      .next('here')
      .returns('here')
  })

  test('done: the person is remembered, and the checks of a password follow', () => {
    testSaga(followProof, { kind: 'done' })
      .next()
      .call(forgetTextCode)
      .next()
      .call(rememberPending)
      .next()
      .call(followChecks, {})
      .next()
      .returns('gone')
  })

  test('who began with a password is remembered by its username, if that is known', () => {
    testSaga(rememberPending)
      .next()
      .call(pendingUsername)
      .next('ada')
      .call(rememberPerson, 'ada', {})
      .next()
      .isDone()
    testSaga(rememberPending).next().next(undefined).isDone()
  })

  test('a failure of the checks breaks the sign-in off', () => {
    testSaga(followProof, { kind: 'further', step: sms })
      .next()
      .next()
      .throw(down)
      .call(interruptSignIn, { code: 'serverLater' })
      .next()
      .returns('gone')
  })
})

describe('with no further factor due', () => {
  const expectConcluded = (said: string | undefined) =>
    testSaga(concludeFactors)
      .next()
      .call(loadSignInSettings)
      .next({ autoLoginEnabled: true })
      .call(readCookie, 'autoLoginEnabled')
      .next(said)

  test('the settings are read, then the person is remembered, and auto-login by the settings', () => {
    expectConcluded(undefined).call(rememberAutoLogin, true).next().call(rememberPending).next().isDone()
  })

  test('auto-login stays as the answer to the password had it', () => {
    expectConcluded('disabled').call(rememberPending).next().isDone()
  })
})

describe('after a session status', () => {
  test('signed in: the install check, then the simple login', () => {
    testSaga(followTurn, { kind: 'authenticated' }, true)
      .next()
      .select(selectRoute)
      .next('/session-status')
      .call(concludeFactors)
      .next()
      .call(installOrLogin, {}, true)
      .next()
      .returns('gone')
  })

  test('the settings cannot be had: said on the login page', () => {
    testSaga(followTurn, { kind: 'authenticated' }, false)
      .next()
      .next('/verification')
      .throw(down)
      .call(interruptSignIn, { code: 'serverLater' })
      .next()
      .returns('gone')
  })

  test('a factor', () => {
    testSaga(followTurn, { kind: 'factor', step: sms }, false)
      .next()
      .next('/session-status')
      .call(goToFactor, sms)
      .next('gone')
      .returns('gone')
  })

  test('signed out: to the start, remembering the previous path', () => {
    testSaga(followTurn, { kind: 'signedOut' }, false)
      .next()
      .next('/verification')
      .call(goToInstead, '/', { previousPath: '/verification' })
      .next()
      .returns('gone')
  })
})

describe('after a password', () => {
  const expectAsked = () => testSaga(redirectToFactor).next().call(fetchSessionStatus)

  test('the first factor is gone to', () => {
    expectAsked().next({ kind: 'factorDue', step: sms }).call(goToFactor, sms).next('gone').isDone()
  })
  test('no factor was due after all', () => {
    expectAsked()
      .next({ kind: 'authenticated' })
      .call(concludeFactors)
      .next()
      .call(installOrLogin, {})
      .next()
      .isDone()
  })
  test.each([
    [
      { kind: 'denied', text: 'Denied.' },
      { code: 'serverText', text: 'Denied.' },
    ],
    [{ kind: 'denied', text: undefined }, { code: 'serverLater' }],
    [{ kind: 'unauthenticated' }, { code: 'serverLater' }],
  ] as const)('%j breaks the sign-in off', (status, problem) => {
    expectAsked().next(status).call(interruptSignIn, problem).next().isDone()
  })
})
