import { Action } from 'history'
import { routeOf, selectLocationState, selectRoute } from 'src/features/navigation/selectRoute'
import { movedTo } from 'test/support/appState'

const table: [path: string, route: string][] = [
  ['/signin', '/'],
  ['/signin/', '/'],
  ['/signin/forget-password', '/forget-password'],
  ['/signin/reset-password', '/reset-password'],
  ['/signin/reset-temp-password', '/reset-temp-password'],
  ['/signin/password-expired', '/password-expired'],
  ['/signin/change-password', '/change-password'],
  ['/signin/verification', '/verification'],
  ['/signin/phone-auth', '/phone-auth'],
  ['/signin/symantec', '/symantec'],
  ['/signin/mobile-setup', '/mobile-setup'],
  ['/signin/session-status', '/session-status'],
  ['/signin/help/support-form', '/help/support-form'],
  ['/signin/mobile-onboarding-not-supported', '/mobile-onboarding-not-supported'],
  ['/signin/installer-error', '/installer-error'],
  ['/signin/mobile-wizard', '/mobile-wizard'],
  ['/signin/phone-auth/', '/'],
  ['/signin/phone-auth/x', '/'],
  ['/signin/Phone-Auth', '/'],
  ['/signin//phone-auth', '/'],
  ['/signin/help', '/'],
  ['/signin/nowhere', '/'],
  ['/phone-auth', '/'],
  ['/signinphone-auth', '/'],
  ['/elsewhe/phone-auth', '/'],
  ['/', '/'],
  ['', '/'],
]
test.each(table)('%s shows %s', (path, route) => {
  expect(routeOf(path)).toBe(route)
})

test('without a location the route is the sign-in page', () => {
  expect(selectRoute({ router: {} })).toBe('/')
  expect(selectRoute({ router: { location: null } })).toBe('/')
  expect(selectLocationState({ router: { location: null } })).toEqual({})
  expect(selectLocationState({ router: {} })).toEqual({})
})

test.each<[action: Action | undefined, state: unknown]>([
  [Action.Push, { lostStep: true }],
  [Action.Replace, { lostStep: true }],
  [undefined, { lostStep: true }],
  [Action.Pop, {}],
])('after %s the location has the state %j', (action, state) => {
  const { location } = movedTo('/signin/', { lostStep: true }).payload
  expect(selectLocationState({ router: { location, ...(action && { action }) } })).toEqual(state)
})
