import * as raw from 'redux-saga/effects'
import { expectSaga, testSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import type { Saga } from 'src/sagas/effects'
import { keepAlive, rootSaga } from 'src/sagas/index'
import { preparePage } from 'src/sagas/page/pageSaga'
import { reportCrash } from 'src/services/log'

const crash = new TypeError('x')

test('a journey that ends is not restarted', () => {
  const journey = function* (): Saga {}
  testSaga(keepAlive, 'login', journey).next().call(journey).next().isDone()
})

test('a crash is reported and the journey is restarted', () => {
  const journey = function* (): Saga {}
  testSaga(keepAlive, 'login', journey)
    .next()
    .call(journey)
    .throw(crash)
    .call(reportCrash, 'login', crash)
    .next()
    .call(journey)
    .next()
    .isDone()
})

test('a journey that always crashes is given up', async () => {
  let runs = 0
  const journey = function* (): Saga {
    runs += 1
    yield raw.put({ type: 'run' })
    throw crash
  }
  await expectSaga(keepAlive, 'login', journey)
    .provide([[matchers.call.fn(reportCrash), undefined]])
    .run()
  expect(runs).toBe(6)
})

test('a journey that crashes on an event handles the next one', async () => {
  const heard: string[] = []
  const journey = function* (): Saga {
    for (;;) {
      const { type } = (yield raw.take('*')) as { type: string }
      heard.push(type)
      if (type === 'bad') throw crash
    }
  }
  await expectSaga(keepAlive, 'login', journey)
    .provide([[matchers.call.fn(reportCrash), undefined]])
    .call(reportCrash, 'login', crash)
    .dispatch({ type: 'bad' })
    .dispatch({ type: 'good' })
    .silentRun(10)
  expect(heard).toEqual(['bad', 'good'])
})

test('the page is prepared before the journeys start, and each journey runs independently', () => {
  const root = rootSaga()
  expect(root.next().value).toEqual(raw.call(preparePage))
  const journeys: unknown[] = []
  for (let next = root.next(); !next.done; next = root.next()) {
    const effect = next.value as {
      type: string
      payload: { fn: unknown; args: unknown[]; detached?: boolean }
    }
    expect(effect.payload).toMatchObject({ fn: keepAlive, detached: true })
    journeys.push(effect.payload.args[0])
  }
  expect(journeys).toEqual(expect.arrayContaining(['page', 'oneSignIn', 'login']))
})

test('journeys start even if the page cannot be prepared', () => {
  const root = rootSaga()
  root.next()
  expect(root.throw(crash).value).toEqual(raw.call(reportCrash, 'page', crash))
  expect(root.next().value).toMatchObject({ payload: { fn: keepAlive, detached: true } })
})
