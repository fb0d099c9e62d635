import * as raw from 'redux-saga/effects'
import { expectSaga } from 'redux-saga-test-plan'
import type { Saga } from 'src/sagas/effects'
import { untilRoute, whileRouteActive } from 'src/sagas/lifetime/whileRouteActive'
import { appReducer, appState, movedTo } from 'test/support/appState'

const told: string[] = []

/** Reports when it begins and when it is cancelled, and never ends on its own. */
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

test('a journey begins with its screen', async () => {
  await shown('/signin/phone-auth').silentRun(10)
  expect(told).toEqual(['begun', 'cancelled'])
})

test('not with another', async () => {
  await shown('/signin/symantec').silentRun(10)
  expect(told).toEqual([])
})

test('it begins when the person comes to it', async () => {
  await shown('/signin/')
    .dispatch(movedTo('/signin/symantec'))
    .dispatch(movedTo('/signin/phone-auth'))
    .silentRun(10)
  expect(told[0]).toBe('begun')
})

test('leaving cancels it, at once', async () => {
  await shown('/signin/phone-auth').dispatch(movedTo('/signin/')).dispatch({ type: 'never' }).silentRun(10)
  expect(told).toEqual(['begun', 'cancelled'])
})

test('coming back begins it again', async () => {
  await shown('/signin/phone-auth')
    .dispatch(movedTo('/signin/'))
    .dispatch(movedTo('/signin/phone-auth'))
    .silentRun(10)
  expect(told.slice(0, 3)).toEqual(['begun', 'cancelled', 'begun'])
})

test('a move that stays on the screen changes nothing', async () => {
  await shown('/signin/phone-auth')
    .dispatch(movedTo('/signin/phone-auth', { again: true }))
    .silentRun(10)
  expect(told).toEqual(['begun', 'cancelled'])
})

test('one that has come to its end waits until the person comes again', async () => {
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
])('at %s nothing is waited for', async (pathname, wanted) => {
  const warn = jest.spyOn(console, 'warn').mockImplementation()
  await expectSaga(untilRoute, '/phone-auth', wanted).withReducer(appReducer, at(pathname)).run(10)
  // What expectSaga says of a saga that still waits.
  expect(warn).not.toHaveBeenCalled()
  warn.mockRestore()
})
