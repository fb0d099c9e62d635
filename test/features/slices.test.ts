import { Action } from 'history'
import {
  environmentActions,
  environmentSlice,
  type EnvironmentState,
} from 'src/features/environment/environmentSlice'
import { recoveryCodesActions, recoveryCodesSlice } from 'src/features/authenticator/recoveryCodesSlice'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { ROUTES } from 'src/constants/routes'
import { routeOf, selectLocationState, selectRoute } from 'src/features/navigation/selectRoute'
import { sessionActions, sessionSlice, type SessionState } from 'src/features/session/sessionSlice'
import { supportAddressActions, supportAddressSlice } from 'src/features/session/supportAddressSlice'
import { expiredEvents } from 'src/features/password/expiredEvents'
import { offerActions, passkeyOfferSlice, type OfferState } from 'src/features/passkeys/passkeyOfferSlice'
import { movedTo } from 'test/support/appState'

describe('the device', () => {
  const { pageNoticed } = sessionEvents
  const desktop: EnvironmentState = { device: 'desktop', nativeClient: false }
  const phone: EnvironmentState = { device: 'mobile', nativeClient: true }

  type Event = Parameters<typeof environmentSlice.reducer>[1]

  const table: [rule: string, before: EnvironmentState | undefined, event: Event, after: EnvironmentState][] =
    [
      ['the page assumes a desktop until the device is detected', undefined, { type: '@@init' }, desktop],
      ['the page detects its device and its client', desktop, environmentActions.recognised(phone), phone],
      [
        'a resize changes only the device',
        phone,
        pageNoticed({ kind: 'resized', device: 'tablet' }),
        { device: 'tablet', nativeClient: true },
      ],
    ]
  test.each(table)('%s', (_rule, before, event, after) => {
    expect(environmentSlice.reducer(before, event)).toEqual(after)
  })

  test('an event about the connection does not change the device', () => {
    expect(environmentSlice.reducer(phone, pageNoticed({ kind: 'online' }))).toBe(phone)
  })
})

describe('the route', () => {
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
})

describe('the session', () => {
  const old: SessionState = { abortReason: { code: 'sessionLifespan' } }
  const problem = { code: 'signInAgain', status: 401 } as const

  type Event = Parameters<typeof sessionSlice.reducer>[1]

  const table: [rule: string, before: SessionState | undefined, event: Event, after: SessionState][] = [
    ['no sign-in is aborted at first', undefined, { type: '@@init' }, {}],
    ['an aborted sign-in has a reason', {}, sessionActions.signInAborted(problem), { abortReason: problem }],
    ['the latest reason counts', old, sessionActions.signInAborted(problem), { abortReason: problem }],
    // (one-sign-in/ended)
    ...(['otherAccount', 'signedOutElsewhere'] as const).map(
      by =>
        [
          `a page that another one has overtaken shows why: ${by}`,
          old,
          sessionEvents.overtaken({ by, mark: undefined }),
          { abortReason: { code: by } },
        ] as [string, SessionState, Event, SessionState],
    ),
    ['a reason is cleared once it was shown', old, sessionActions.abortShown(), {}],
  ]
  test.each(table)('%s', (_rule, before, event, after) => {
    expect(sessionSlice.reducer(before, event)).toStrictEqual(after)
  })

  const named = [
    ...Object.entries(sessionEvents).map(([name, { type }]) => [`session/${name}`, type]),
    ...Object.entries(expiredEvents).map(([name, { type }]) => [`passwordExpired/${name}`, type]),
  ]
  test.each(named)('the event %s keeps its action type', (name, type) => {
    expect(type).toBe(name)
  })
})

describe('the offer of a passkey', () => {
  const problem = { code: 'passkeyCancelled', status: 400 } as const
  const away: OfferState = { step: 'away' }
  const offered: OfferState = { step: 'offered' }
  const refused: OfferState = { step: 'offered', problem }
  const creating: OfferState = { step: 'creating' }
  const saved: OfferState = { step: 'ending', saved: true }
  const declined: OfferState = { step: 'ending', saved: false }

  type Event = Parameters<typeof passkeyOfferSlice.reducer>[1]

  const table: [rule: string, before: OfferState | undefined, event: Event, after: OfferState][] = [
    ['no passkey is offered at first', undefined, { type: '@@init' }, away],
    ['arriving offers a passkey', saved, offerActions.arrived(), offered],
    ['arriving again clears the last problem', refused, offerActions.arrived(), offered],
    ['accepting the offer clears the last problem', refused, offerActions.accepted(), creating],
    ['a passkey that could not be created is offered again', creating, offerActions.failed(problem), refused],
    ['a saved passkey continues the sign-in', creating, offerActions.saved(), saved],
    ["'Not now' continues the sign-in", refused, offerActions.declined(), declined],
    [
      "'Not now' continues the sign-in while the browser shows its dialog",
      creating,
      offerActions.declined(),
      declined,
    ],
  ]
  test.each(table)('%s', (_rule, before, event, after) => {
    expect(passkeyOfferSlice.reducer(before, event)).toStrictEqual(after)
  })

  test.each<[rule: string, before: OfferState, event: Event]>([
    ['accepting changes nothing without an offer', away, offerActions.accepted()],
    ['accepting changes nothing after the end', declined, offerActions.accepted()],
    ["'Not now' changes nothing after the passkey is saved", saved, offerActions.declined()],
  ])('%s', (_rule, before, event) => {
    expect(passkeyOfferSlice.reducer(before, event)).toBe(before)
  })
})

// (factors/recovery-codes)
test.each([
  ['are not on the screen at first', undefined, { type: '@@init' }, 'away'],
  ['are no longer available after a refresh', undefined, recoveryCodesActions.lost(), 'gone'],
  ['are removed on leaving', { step: 'shown', madeMs: 1 } as const, recoveryCodesActions.left(), 'away'],
])('the recovery codes %s', (_rule, before, event, step) => {
  expect(recoveryCodesSlice.reducer(before, event)).toEqual({ step })
})

// (sign-in/account-disabled)
test('the company’s support address is selected once it is found', () => {
  const address = 'https://help.harbor.example/'
  const supportAddress = supportAddressSlice.reducer(undefined, supportAddressActions.found(address))
  expect(supportAddressSlice.selectors.selectSupportAddress({ supportAddress })).toBe(address)
})
