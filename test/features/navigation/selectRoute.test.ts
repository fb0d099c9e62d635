import { Action } from 'history'
import { ROUTES } from 'src/constants/routes'
import { routeOf, selectLocationState, selectRoute } from 'src/features/navigation/selectRoute'
import { movedTo } from 'test/support/appState'

const table: [path: string, route: string][] = [
  ['/signin', '/'],
  ...Object.values(ROUTES).map((route): [string, string] => [`/signin${route}`, route]),
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
