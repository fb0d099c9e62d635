import * as raw from 'redux-saga/effects'
import { expectSaga } from 'redux-saga-test-plan'
import type { Saga } from 'src/sagas/effects'
import { untilRoute, whileRouteActive, cancelOnEnd } from 'src/sagas/lifetime/whileRouteActive'
import { appReducer, appState, movedTo } from 'test/support/appState'
import { configureStore, Tuple } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import { sessionEvents } from 'src/features/session/sessionEvents'

const told: string[] = []

/** Records its start and its cancellation, and never ends. */
function* journey(): Saga {
  told.push('begun')
  try {
    yield raw.take('never')
  } finally {
    told.push((yield raw.cancelled()) === true ? 'cancelled' : 'ended')
  }
}

const at = (pathname: string) => appState({ router: { location: { pathname } } })
const shown = (pathname: string) =>
  expectSaga(whileRouteActive, '/phone-auth', journey).withReducer(appReducer, at(pathname))

beforeEach(() => {
  told.length = 0
})

test('a journey starts on its screen', async () => {
  await shown('/signin/phone-auth').silentRun(10)
  expect(told).toEqual(['begun', 'cancelled'])
})

test('a journey does not start on another screen', async () => {
  await shown('/signin/symantec').silentRun(10)
  expect(told).toEqual([])
})

test('a journey starts when the user navigates to its screen', async () => {
  await shown('/signin/')
    .dispatch(movedTo('/signin/symantec'))
    .dispatch(movedTo('/signin/phone-auth'))
    .silentRun(10)
  expect(told[0]).toBe('begun')
})

test('leaving the screen cancels the journey at once', async () => {
  await shown('/signin/phone-auth').dispatch(movedTo('/signin/')).dispatch({ type: 'never' }).silentRun(10)
  expect(told).toEqual(['begun', 'cancelled'])
})

test('returning to the screen restarts the journey', async () => {
  await shown('/signin/phone-auth')
    .dispatch(movedTo('/signin/'))
    .dispatch(movedTo('/signin/phone-auth'))
    .silentRun(10)
  expect(told.slice(0, 3)).toEqual(['begun', 'cancelled', 'begun'])
})

test('a navigation within the screen changes nothing', async () => {
  await shown('/signin/phone-auth')
    .dispatch(movedTo('/signin/phone-auth', { again: true }))
    .silentRun(10)
  expect(told).toEqual(['begun', 'cancelled'])
})

test('a journey that has ended waits until the user returns', async () => {
  await shown('/signin/phone-auth')
    .dispatch({ type: 'never' })
    .dispatch(movedTo('/signin/phone-auth'))
    .dispatch(movedTo('/signin/'))
    .dispatch(movedTo('/signin/phone-auth'))
    .silentRun(10)
  expect(told).toEqual(['begun', 'ended', 'begun', 'cancelled'])
})

test.each([
  ['/signin/phone-auth', true],
  ['/signin/', false],
])('at %s the saga is not waiting', async (pathname, wanted) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation()
  await expectSaga(untilRoute, '/phone-auth', wanted).withReducer(appReducer, at(pathname)).run(10)
  // expectSaga’s message for a saga that is still waiting.
  expect(warn).not.toHaveBeenCalled()
  warn.mockRestore()
})

/** A journey whose steps each wait for a promise. */
function begun() {
  const steps: string[] = []
  const sagas = createSagaMiddleware()
  const store = configureStore({ reducer: () => 0, middleware: () => new Tuple(sagas) })
  let goOn = () => {}
  const task = sagas.run(
    cancelOnEnd(function* () {
      yield new Promise<void>(resolve => (goOn = resolve)) as never
      steps.push('signed in')
    }),
  )
  return { steps, store, task, goOn: () => goOn() }
}

test('a journey runs to its end', async () => {
  const { steps, task, goOn } = begun()
  goOn()
  await task.toPromise()
  expect(steps).toEqual(['signed in'])
})

// (sign-in/sign-out, one-sign-in/ended)
test.each([
  ['a request to sign out', sessionEvents.signOutRequested()],
  [
    'another account’s sign-in in another tab',
    sessionEvents.overtaken({ by: 'otherAccount', mark: undefined }),
  ],
])('%s cancels a journey at any step', async (_rule, event) => {
  const { steps, store, task, goOn } = begun()
  store.dispatch(event)
  goOn()
  await task.toPromise()
  expect(steps).toEqual([])
})
