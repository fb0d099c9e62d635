import { LOCATION_CHANGE } from 'redux-first-history'
import { testSaga } from 'redux-saga-test-plan'
import { selectRoute } from 'src/features/navigation/selectRoute'
import { pixelSaga, routeName } from 'src/sagas/page/pixelSaga'
import { sendPixel } from 'src/services/browser/pixel'

test('each screen that is shown sends one pixel; a new query on the same one does not', () => {
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
] as const)('%s is called %s', (route, name) => {
  expect(routeName(route)).toBe(name)
})

// (calls/pixel)
test('of an address that is not a route nothing is sent', () => {
  expect(routeName('/nowhere/ada' as '/')).toBe('login')
})
