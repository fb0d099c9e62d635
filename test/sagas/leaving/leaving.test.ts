import { push, replace } from 'redux-first-history'
import { testSaga, expectSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { sessionEvents } from 'src/features/session/sessionEvents'
import {
  goTo,
  redirectTo,
  exitTo,
  exitReplacing,
  abortSignIn,
  advanceTo,
  exitAdvancing,
} from 'src/sagas/navigation/goTo'
import { assignLocation, replaceLocation } from 'src/services/browser/navigation'
import type { Problem } from 'src/constants/problems'
import { type Route, TRANSIENT_ROUTES } from 'src/constants/routes'
import { selectRoute } from 'src/features/navigation/selectRoute'
import { END_PAGES } from 'src/constants/journeys'
import { autoLoginActions } from 'src/features/autoLogin/autoLoginSlice'
import { recordActions } from 'src/features/record/recordSlice'
import type { SignInEnd } from 'src/features/record/signInEnd'
import { endAddress, endAtHost, endSignIn, handBack, openOwnPage } from 'src/sagas/leaving/endSignIn'
import { finish, openWebApp, webAppAddress } from 'src/sagas/leaving/openWebApp'
import { untilMayAct } from 'src/sagas/oneSignIn/oneSignIn'
import { broadcastSignedIn, closeWindow } from 'src/services/browser/signedInChannel'
import { knownFeatures } from 'src/sagas/company/company'
import { fetchFeatures } from 'src/services/api/companyService'
import { webAppRoot } from 'src/services/addresses/pageAddress'
import { appReducer, appState, stateOf, recordState } from 'test/support/appState'

test('a screen is pushed below the base path', () => {
  testSaga(goTo, '/phone-auth').next().put(push('/signin/phone-auth', undefined)).next().isDone()
  testSaga(goTo, '/').next().put(push('/signin/', undefined)).next().isDone()
})

test('the state of a screen is pushed with it', () => {
  const state = { previousPath: '/verification' } as const
  testSaga(goTo, '/', state).next().put(push('/signin/', state)).next().isDone()
})

test('a screen can replace the current one', () => {
  testSaga(redirectTo, '/phone-auth').next().put(replace('/signin/phone-auth', undefined)).next().isDone()
})

test('the form is hidden before the page redirects', () => {
  testSaga(exitTo, 'https://x.example/')
    .next()
    .put(sessionEvents.pageLeft())
    .next()
    .call(assignLocation, 'https://x.example/')
    .next()
    .isDone()
  testSaga(exitReplacing, 'https://x.example/')
    .next()
    .put(sessionEvents.pageLeft())
    .next()
    .call(replaceLocation, 'https://x.example/')
    .next()
    .isDone()
})

const problem: Problem = { code: 'serverLater' }

test('on the sign-in page, the form shows the reason', async () => {
  const end = await expectSaga(abortSignIn, problem)
    .withReducer(appReducer, appState({ login: { step: 'signingIn', username: 'jane' } }))
    .run()
  expect(stateOf(end).login).toEqual({ step: 'password', username: 'jane', problem })
  expect(stateOf(end).session).toEqual({})
})

test('on other pages, the reason is passed to the sign-in page', async () => {
  const end = await expectSaga(abortSignIn, problem)
    .withReducer(appReducer, appState({ router: { location: { pathname: '/signin/session-status' } } }))
    .put(replace('/signin/', undefined))
    .run()
  expect(stateOf(end).session).toEqual({ abortReason: problem })
})

const PRODUCT: Route[] = [
  '/phone-auth',
  '/symantec',
  '/verification',
  '/mobile-setup',
  '/session-status',
  '/passkey',
  '/passkey-offer',
]
const passing = [...new Set([...PRODUCT, ...Object.values(TRANSIENT_ROUTES)])]

test.each(passing)('Back does not return to %s after it is complete', here => {
  testSaga(advanceTo, '/symantec')
    .next()
    .select(selectRoute)
    .next(here)
    .call(redirectTo, '/symantec', undefined)
    .next()
    .isDone()
  testSaga(exitAdvancing, 'https://a/').next().next(here).call(exitReplacing, 'https://a/').next().isDone()
})

test.each<Route>(['/', '/change-password', '/installer-error'])('Back returns to %s', here => {
  testSaga(advanceTo, '/phone-auth').next().next(here).call(goTo, '/phone-auth', undefined).next().isDone()
  testSaga(exitAdvancing, 'https://a/').next().next(here).call(exitTo, 'https://a/').next().isDone()
})

describe('the end of a sign-in', () => {
  const MAIL = 'https://app.example/online/mail'
  const OWN_PAGES = END_PAGES.filter(([, { mode }]) => mode === undefined)
  const REQUESTED = END_PAGES.filter(([, { mode }]) => mode !== undefined)

  test.each<[end: SignInEnd, address: string | undefined]>([
    ['webApp', undefined],
    ['popup', undefined],
    ...OWN_PAGES.map(([name, { page }]): [SignInEnd, string] => [name, `https://app.example/signin${page}`]),
  ])('the end %s has the address %s', (end, address) => {
    expect(endAddress(end)).toBe(address)
  })

  test('each end runs its own last step', () => {
    testSaga(endSignIn, 'webApp', MAIL).next().call(finish, MAIL).next().isDone()
    testSaga(endSignIn, 'popup', MAIL).next().call(handBack, MAIL).next().isDone()
    for (const [name, { page }] of OWN_PAGES)
      testSaga(endSignIn, name, '').next().call(openOwnPage, { page }).next().isDone()
  })

  // (addresses/popup-told)
  test('after a host has taken over the browser, the waiting opener is notified and the sign-in ends', () => {
    testSaga(endAtHost, 'popup')
      .next()
      .call(broadcastSignedIn)
      .next()
      .put(recordActions.ended())
      .next()
      .isDone()
    for (const end of ['webApp', ...OWN_PAGES.map(([name]) => name)] as const)
      testSaga(endAtHost, end).next().put(recordActions.ended()).next().isDone()
    for (const [end] of REQUESTED) testSaga(endAtHost, end).next().isDone()
  })

  test('a page that answers a request keeps the record', () => {
    for (const [, at] of REQUESTED)
      testSaga(openOwnPage, at)
        .next()
        .call(untilMayAct)
        .next(true)
        .put(autoLoginActions.cancelled())
        .next()
        .call(advanceTo, at.page)
        .next()
        .isDone()
  })

  // (one-sign-in/compared)
  test('neither the opener nor a page of the app acts for another person', () => {
    testSaga(handBack, MAIL).next().call(untilMayAct).next(false).isDone()
    for (const [, at] of END_PAGES) testSaga(openOwnPage, at).next().call(untilMayAct).next(false).isDone()
  })

  test.each<[end: SignInEnd, left: string[], shown: string[]]>([
    ['webApp', [MAIL], []],
    ['popup', [], []],
    ...OWN_PAGES.map(([name, { page }]): [SignInEnd, string[], string[]] => [name, [], [page]]),
  ])('no opener is waiting after the end %s', async (end, left, shown) => {
    const seen: { left: unknown[]; shown: unknown[] } = { left: [], shown: [] }
    const ended = await expectSaga(endSignIn, end, MAIL)
      .withReducer(appReducer, appState({ record: recordState({ caller: 'popup', back: MAIL }) }))
      .provide([
        [matchers.call.fn(untilMayAct), true],
        [matchers.call.fn(broadcastSignedIn), undefined],
        [matchers.call.fn(closeWindow), undefined],
        {
          call: ({ fn, args }, next) => {
            if (fn === replaceLocation) return void seen.left.push(args[0])
            if (fn === goTo) return void seen.shown.push(args[0])
            return next() as unknown
          },
        },
      ])
      .silentRun(20)
    expect(seen).toEqual({ left, shown })
    expect(stateOf(ended).record).toMatchObject({ caller: undefined, back: undefined })
  })

  const ROOT = 'https://app.example/online/'

  beforeEach(() => {
    visit('https://app.example/signin/')
    sessionStorage.clear()
  })

  test.each([
    [[], false],
    [['webappPreviewEnabled'], true],
  ])('with the features %j, the web app is opened in its preview: %s', (features, preview) => {
    testSaga(webAppAddress)
      .next()
      .call(knownFeatures)
      .next(features)
      .call(webAppRoot, { preview })
      .next(ROOT)
      .returns(ROOT)
  })

  test('the web app is opened at its address', () => {
    testSaga(openWebApp).next().call(webAppAddress).next(ROOT).call(finish, ROOT).next().isDone()
  })

  // (one-sign-in/compared)
  test('the page compares the mark, then ends the sign-in, then leaves', () => {
    testSaga(finish, ROOT)
      .next()
      .call(untilMayAct)
      .next(true)
      .put(recordActions.ended())
      .next()
      .call(exitReplacing, ROOT)
      .next()
      .isDone()
    testSaga(finish, ROOT).next().next(false).isDone()
  })

  // A slow answer is not an error (calls/time-limits).
  test('late features are used', async () => {
    jest.useFakeTimers()
    const late = new Promise<string[]>(resolve => setTimeout(resolve, 10_000, ['webappPreviewEnabled']))
    const end = expectSaga(openWebApp)
      .withReducer(appReducer, appState())
      .provide([
        [matchers.call.fn(fetchFeatures), late],
        [matchers.call.fn(replaceLocation), undefined],
      ])
      .call(replaceLocation, 'https://app.example/preview/online/')
      .silentRun(20_000)
    await jest.advanceTimersByTimeAsync(20_000)
    jest.useRealTimers()
    await end
  })
})
