import { testSaga } from 'redux-saga-test-plan'
import { readDeviceResults } from 'src/sagas/completion'
import { followTurn } from 'src/sagas/factor'
import { untilTurn } from 'src/sagas/sessionPolling'
import { noteInstall, sessionStatusJourney } from 'src/sagas/sessionStatusSaga'
import { readDeviceCheckMode } from 'src/services/cookies'
import { removeCookie } from 'src/services/readCookie'
import { writeSession } from 'src/services/sessionStore'

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
