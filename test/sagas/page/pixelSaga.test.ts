import { LOCATION_CHANGE } from 'redux-first-history'
import { testSaga } from 'redux-saga-test-plan'
import { selectRoute } from 'src/features/navigation/selectRoute'
import { pixelSaga, routeName } from 'src/sagas/page/pixelSaga'
import { sendPixel } from 'src/services/browser/pixel'

test('each screen sends one pixel when it is shown; a new query string sends none', () => {
  testSaga(pixelSaga)
    .next()
    .select(selectRoute)
    .next('/')
    .call(sendPixel, 'login')
    .next()
    .take(LOCATION_CHANGE)
    .next()
    .select(selectRoute)
    .next('/')
    .take(LOCATION_CHANGE)
    .next()
    .select(selectRoute)
    .next('/help/support-form')
    .call(sendPixel, 'supportForm')
})

test.each([
  ['/', 'login'],
  ['/phone-auth', 'phoneAuth'],
  ['/mobile-onboarding-not-supported', 'mobileOnboardingNotSupported'],
] as const)('the screen %s is named %s', (route, name) => {
  expect(routeName(route)).toBe(name)
})

// (calls/pixel)
test('an address that is not a route sends no pixel', () => {
  expect(routeName('/nowhere/ada' as '/')).toBe('login')
})
