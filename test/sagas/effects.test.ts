import { expectSaga, testSaga } from 'redux-saga-test-plan'
import * as raw from 'redux-saga/effects'
import * as matchers from 'redux-saga-test-plan/matchers'
import type { Route } from 'src/constants/routes'
import type { InstallerState } from 'src/features/onboarding/installerSlice'
import { selectRoute } from 'src/features/navigation/selectRoute'
import { all, call, race, type Saga, select } from 'src/sagas/effects'
import { catchFailure, catchProblem, signInFailure, tryCall } from 'src/sagas/caught'
import { ServiceError, type Failure } from 'src/services/http/serviceError'
import { reportFault, logFailure, reportCrash } from 'src/services/log'
import { keepAlive, rootSaga } from 'src/sagas/index'
import { preparePage } from 'src/sagas/page/pageSaga'
import { appState } from 'test/support/appState'

const aNumber = (): number => 1
const aText = (): Promise<string> => Promise.resolve('text')
function* nested(): Saga<boolean> {
  yield* call(aNumber)
  return true
}

/** Fails to compile if the type of a member’s result differs from the type of its variable. */
function* members(): Saga<unknown> {
  const [number, text] = yield* all([call(aNumber), call(aText)])
  const { flag, list } = yield* race({
    flag: call(nested),
    list: all([call(aNumber), call(nested)]),
  })
  const counted: number = number
  const worded: string = text
  const asked: boolean | undefined = flag
  const first: number | undefined = list?.[0]
  // @ts-expect-error -- the second member returns a string
  const swapped: number = text
  // @ts-expect-error -- the first member of the race returns a boolean
  const crossed: string | undefined = flag
  return { counted, worded, asked, first, swapped, crossed }
}

test('all and race return the results of their members', async () => {
  const { returnValue } = (await expectSaga(members).run()) as { returnValue: unknown }
  expect(returnValue).toEqual({
    counted: 1,
    worded: 'text',
    asked: true,
    first: undefined,
    swapped: 'text',
    crossed: true,
  })
})

/** Fails to compile if `select` reads something that the state of the app does not hold. */
function* selected(): Saga<unknown> {
  const route: Route = yield* select(selectRoute)
  // @ts-expect-error -- no slice has this name
  const renamed = yield* select(({ wizard }: { wizard: string }) => wizard)
  // @ts-expect-error -- a lazily loaded slice may be missing
  const late = yield* select(({ installer }: { installer: InstallerState }) => installer)
  return { route, renamed, late }
}

test('select returns the state of the app', async () => {
  const { returnValue } = (await expectSaga(selected).withState(appState()).run()) as { returnValue: unknown }
  expect(returnValue).toEqual({ route: '/', renamed: undefined, late: undefined })
})

describe('a caught error', () => {
  const DOWN: Failure = { kind: 'refused', status: 502 }
  const BUG = new TypeError('undefined is not a function')

  // (calls/own-fault)
  test('an error of the app is reported before its failure is returned; an error of a service is only returned', () => {
    testSaga(catchFailure, BUG).next().call(reportFault, BUG).next().returns({ kind: 'fault' })
    testSaga(catchFailure, new ServiceError(DOWN)).next().returns(DOWN)
  })

  test('a failure that the user need not see is logged once it is known', () => {
    const load = () => undefined
    testSaga(tryCall, 'theme', load)
      .next()
      .call(load)
      .throw(BUG)
      .call(reportFault, BUG)
      .next()
      .call(logFailure, 'theme', { kind: 'fault' })
      .next()
      .isDone()
  })

  /** Returns the problem that the page shows for an error, and the errors that were reported. */
  async function run(error: unknown) {
    const reported: unknown[] = []
    const { returnValue } = (await expectSaga(catchProblem, error, 'serverLater')
      .provide({
        call: ({ fn, args }, next) =>
          fn === reportFault ? void reported.push(args[0]) : (next() as unknown),
      })
      .run()) as { returnValue: unknown }
    return { problem: returnValue, reported }
  }

  test.each<[error: string, thrown: unknown, problem: object, reported: unknown[]]>([
    ['an error response', new ServiceError(DOWN), { code: 'serverLater', status: 502 }, []],
    ['no connection', new ServiceError({ kind: 'offline' }), { code: 'offline' }, []],
    ['an error of the app', BUG, { code: 'ownFault' }, [BUG]],
  ])('for %s, the page shows its own problem', async (_error, thrown, problem, reported) => {
    expect(await run(thrown)).toEqual({ problem, reported })
  })

  // (sign-in/failure-named)
  beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation())
  afterEach(() => jest.restoreAllMocks())

  test('a sign-in that fails at a call logs its name', async () => {
    const failure = { kind: 'refused', status: 500 } as const
    const error = Object.assign(new ServiceError(failure), { call: 'GET /api/onboarding/v2/status' })
    await expectSaga(signInFailure, error)
      .call(logFailure, 'GET /api/onboarding/v2/status', failure)
      .returns({ code: 'serverLater', status: 500 })
      .run()
  })

  test('the console names the field of an answer that breaks the contract', async () => {
    const warned = jest.mocked(console.warn)
    const error = Object.assign(new ServiceError({ kind: 'unreadable', status: 200 }), {
      call: 'POST /api/auth/v2/login',
      field: 'passwordChange',
    })
    await expectSaga(signInFailure, error).run()
    expect(warned.mock.calls.at(-1)).toEqual([
      'foyer: POST /api/auth/v2/login: the answer has no valid "passwordChange" (docs/contract/openapi.yaml)',
    ])
  })

  test('a fault of the app is not a failed call: it is reported once, as a crash', async () => {
    const reported = jest.spyOn(console, 'error').mockImplementation()
    await expectSaga(signInFailure, new TypeError('undefined is not a function'))
      .not.call.fn(logFailure)
      .returns({ code: 'ownFault' })
      .run()
    expect(reported).toHaveBeenCalledTimes(1)
  })
})

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
  let next = root.next()
  for (; !next.done; next = root.next('task')) {
    const effect = next.value as {
      type: string
      payload: { fn: unknown; args: unknown[]; detached?: boolean }
    }
    expect(effect.payload).toMatchObject({ fn: keepAlive, detached: true })
    journeys.push(effect.payload.args[0])
  }
  expect(journeys).toEqual(expect.arrayContaining(['page', 'oneSignIn', 'login']))
  expect(next.value).toEqual(journeys.map(() => 'task'))
})

test('journeys start even if the page cannot be prepared', () => {
  const root = rootSaga()
  root.next()
  expect(root.throw(crash).value).toEqual(raw.call(reportCrash, 'page', crash))
  expect(root.next().value).toMatchObject({ payload: { fn: keepAlive, detached: true } })
})
