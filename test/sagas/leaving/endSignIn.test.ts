import { expectSaga, testSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { END_PAGES } from 'src/constants/journeys'
import { recordActions } from 'src/features/record/recordSlice'
import type { SignInEnd } from 'src/features/record/signInEnd'
import { endAddress, endAtHost, endSignIn, handBack, openOwnPage } from 'src/sagas/leaving/endSignIn'
import { goTo, exitReplacing } from 'src/sagas/navigation/goTo'
import { finish, openWebApp, webAppAddress } from 'src/sagas/leaving/openWebApp'
import { untilMayAct } from 'src/sagas/oneSignIn/oneSignIn'
import { replaceLocation } from 'src/services/browser/navigation'
import { broadcastSignedIn, closeWindow } from 'src/services/browser/signedInChannel'
import { appReducer, appState, recordState, stateOf } from 'test/support/appState'
import { knownFeatures } from 'src/sagas/company/company'
import { fetchFeatures } from 'src/services/api/companyService'
import { webAppRoot } from 'src/services/addresses/pageAddress'

const MAIL = 'https://app.example/online/mail'
const OWN_PAGES = END_PAGES.filter(([, { mode }]) => mode === undefined)

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
