import { testSaga } from 'redux-saga-test-plan'
import { readDeviceResults } from 'src/sagas/signIn/checks'
import { followTurn } from 'src/sagas/signIn/factor'
import { untilTurn } from 'src/sagas/mfa/sessionPolling'
import { noteInstall, sessionStatusJourney } from 'src/sagas/mfa/sessionStatusSaga'
import { readDeviceCheckMode } from 'src/services/storage/cookies'
import { removeCookie } from 'src/services/storage/readCookie'
import { writeSession } from 'src/services/storage/sessionStore'

test('coming from the install flow is recorded before the status is asked for', () => {
  testSaga(sessionStatusJourney)
    .next()
    .call(noteInstall)
    .next(true)
    .call(untilTurn)
    .next({ kind: 'authenticated' })
    .call(followTurn, { kind: 'authenticated' }, true)
    .next('gone')
    .isDone()
})

test('the install flow is recorded, then its cookie is removed', () => {
  testSaga(noteInstall)
    .next()
    .call(readDeviceCheckMode)
    .next('install')
    .call(readDeviceResults)
    .next(['other', 'install'])
    .call(writeSession, 'foyer.deviceComplianceResults', ['other', 'install'])
    .next()
    .call(removeCookie, 'w-device-compliance-check-info')
    .next()
    .returns(true)
})

test.each(['mfa', 'onboardingV3', undefined])('a return of mode %s records nothing', mode => {
  testSaga(noteInstall).next().next(mode).returns(false)
})
