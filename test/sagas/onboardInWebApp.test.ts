import { expectSaga, testSaga } from 'redux-saga-test-plan'
import * as raw from 'redux-saga/effects'
import { onboardInWebApp } from 'src/sagas/completion'
import { leaveToStay } from 'src/sagas/goTo'
import { preloadImage } from 'src/services/imagePreload'
import { fetchUserSettings } from 'src/services/onboardingService'
import { writeSession } from 'src/services/sessionStore'

const LOGO = 'https://img.example/l.png'

beforeEach(() => visit('https://here.example/signin/'))

test('the settings are kept without their code, then the logo is fetched, then the web app opens', () => {
  testSaga(onboardInWebApp, false)
    .next()
    .call(fetchUserSettings)
    .next({ companyLogoUrl: LOGO, activationCode: 'H-1', phoneNumber: '+1555' })
    .call(writeSession, 'foyer.userSettings', {
      companyLogoUrl: LOGO,
      activationCode: undefined,
      phoneNumber: '+1555',
    })
    .next()
    .race({ image: raw.call(preloadImage, LOGO), late: raw.delay(3000) })
    .next({ late: true })
    .call(leaveToStay, 'https://here.example/online/?onboarding=true')
    .next()
    .isDone()
})

test.each([
  [false, 'https://here.example/online/?onboarding=true'],
  [true, 'https://here.example/preview/online/?onboarding=true'],
])('preview %s leads to %s; without a logo nothing is waited for', (preview, address) =>
  expectSaga(onboardInWebApp, preview)
    .provide([
      [raw.call(fetchUserSettings), {}],
      [raw.call(leaveToStay, address), undefined],
    ])
    .not.call.fn(preloadImage)
    .call(leaveToStay, address)
    .run(),
)
