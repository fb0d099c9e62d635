import { expectSaga, testSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { END_PAGES } from 'src/constants/journeys'
import { recordActions } from 'src/features/record/recordSlice'
import type { SignInEnd } from 'src/features/record/signInEnd'
import { endAddress, endAtHost, endSignIn } from 'src/sagas/leaving/endSignIn'
import { goTo } from 'src/sagas/navigation/goTo'
import { handBack } from 'src/sagas/leaving/handBack'
import { openOwnPage } from 'src/sagas/leaving/openOwnPage'
import { finish } from 'src/sagas/leaving/openWebApp'
import { untilMayAct } from 'src/sagas/oneSignIn/oneSignIn'
import { replaceLocation } from 'src/services/browser/navigation'
import { broadcastSignedIn, closeWindow } from 'src/services/browser/signedInChannel'
import { appReducer, appState, recordState, stateOf } from 'test/support/appState'

const MAIL = 'https://app.example/online/mail'
const OWN_PAGES = END_PAGES.filter(([, { mode }]) => mode === undefined)

beforeEach(() => visit('https://app.example/signin/'))

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
