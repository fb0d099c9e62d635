import * as raw from 'redux-saga/effects'
import { expectSaga, testSaga } from 'redux-saga-test-plan'
import { configureStore, Tuple, type UnknownAction } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import { sessionEvents } from 'src/features/session/sessionEvents'
import type { Saga } from 'src/sagas/effects'
import { restartOnPageShow, whilePageShown } from 'src/sagas/lifetime/whilePageShown'
import {
  cancelOn,
  cancelOnEnd,
  never,
  untilCancelled,
  untilRoute,
  whileRouteActive,
} from 'src/sagas/lifetime/whileRouteActive'
import { appReducer, appState, movedTo } from 'test/support/appState'

const told: string[] = []
const shownAgain = sessionEvents.pageRestored()

beforeEach(() => {
  told.length = 0
})

describe('while the page is shown', () => {
  /** Records its start and its end, which an action of the type 'over' triggers. */
  function* journey(): Saga {
    told.push('begun')
    try {
      yield raw.take('over')
    } finally {
      told.push((yield raw.cancelled()) === true ? 'cancelled' : 'ended')
    }
  }

  const over = { type: 'over' }

  // (addresses/shown-again)
  test.each([
    ['that runs is cancelled and restarted', [shownAgain], ['begun', 'cancelled', 'begun', 'cancelled']],
    ['that has ended is restarted', [over, shownAgain], ['begun', 'ended', 'begun', 'cancelled']],
    [
      'that has ended twice is restarted',
      [shownAgain, over, shownAgain, over, shownAgain],
      ['begun', 'cancelled', 'begun', 'ended', 'begun', 'ended', 'begun', 'cancelled'],
    ],
  ])('when the page is shown again, a journey %s', async (_rule, actions, course) => {
    const run = expectSaga(restartOnPageShow(journey))
    for (const action of actions) run.dispatch(action)
    await run.silentRun(10)
    expect(told).toEqual(course)
  })

  test('a journey that has ended is not restarted otherwise', async () => {
    await expectSaga(restartOnPageShow(journey)).dispatch(over).dispatch(over).silentRun(10)
    expect(told).toEqual(['begun', 'ended'])
  })
})

describe('while a route is active', () => {
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

  const [here, elsewhere, over] = [movedTo('/signin/phone-auth'), movedTo('/signin/'), { type: 'never' }]

  test.each<[rule: string, from: string, actions: UnknownAction[], course: string[]]>([
    ['starts on its screen', '/signin/phone-auth', [], ['begun', 'cancelled']],
    ['does not start on another screen', '/signin/symantec', [], []],
    ['starts when the user navigates to its screen', '/signin/', [elsewhere, here], ['begun', 'cancelled']],
    ['ends at once on another screen', '/signin/phone-auth', [elsewhere, over], ['begun', 'cancelled']],
    [
      'restarts when the user returns',
      '/signin/phone-auth',
      [elsewhere, here],
      ['begun', 'cancelled', 'begun', 'cancelled'],
    ],
    [
      'goes on after a navigation within the screen',
      '/signin/phone-auth',
      [movedTo('/signin/phone-auth', { again: true })],
      ['begun', 'cancelled'],
    ],
    [
      'that has ended waits until the user returns',
      '/signin/phone-auth',
      [over, here, elsewhere, here],
      ['begun', 'ended', 'begun', 'cancelled'],
    ],
  ])('a journey %s', async (_rule, from, actions, course) => {
    const run = expectSaga(whileRouteActive, '/phone-auth', journey).withReducer(appReducer, at(from))
    for (const action of actions) run.dispatch(action)
    await run.silentRun(10)
    expect(told).toEqual(course)
  })

  // (addresses/shown-again, sign-in/sign-out)
  test('a journey of a sign-in restarts when the page is shown again, and ends with the sign-in', async () => {
    await expectSaga(whilePageShown, '/phone-auth', journey)
      .withReducer(appReducer, at('/signin/phone-auth'))
      .dispatch(shownAgain)
      .dispatch(sessionEvents.signOutRequested())
      .dispatch(over)
      .silentRun(10)
    expect(told).toEqual(['begun', 'cancelled', 'begun', 'cancelled'])
  })

  test('a worker gets its arguments, and its event cancels it', async () => {
    function* worker(name: string): Saga {
      told.push(name)
      yield* journey()
    }
    await expectSaga(cancelOn({ type: 'edited' })(worker), 'ada')
      .dispatch({ type: 'edited' })
      .dispatch(over)
      .run()
    expect(told).toEqual(['ada', 'begun', 'cancelled'])
  })

  test('a saga that waits for its end never goes on', async () => {
    testSaga(untilCancelled).next().call(never)
    expect(await Promise.race([never(), Promise.resolve('still waiting')])).toBe('still waiting')
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
})
