import { combineReducers, type UnknownAction } from '@reduxjs/toolkit'
import { pollActions } from 'src/features/polling/sessionPollSlice'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { recordActions } from 'src/features/record/recordSlice'
import { resendActions } from 'src/features/mfa/approval/resendSlice'
import { untilSettled } from 'src/sagas/mfa/sessionPolling'
import { checkServerName, untilMayAct } from 'src/sagas/oneSignIn/oneSignIn'
import type { SessionStatus } from 'src/services/api/session/sessionStatusService'
import type { PageEvent } from 'src/services/browser/pageEvents'
import { connectionChanged, disproveReport } from 'src/services/browser/connectionReport'
import { deadlineIn } from 'src/services/clock'
import { ServiceError, type Failure } from 'src/services/http/serviceError'
import { runJourney, type Services } from 'test/support/journey'
import { pollReducers } from 'test/support/pollReducers'
import { passPolls, POLL_S } from 'test/support/polls'
import 'test/support/patience'

const mockFetch = jest.fn<Promise<SessionStatus>, []>()
jest.mock('src/services/api/session/sessionStatusService', () => ({
  ...jest.requireActual<object>('src/services/api/session/sessionStatusService'),
  fetchSessionStatus: () => mockFetch(),
}))

jest.mock('src/services/browser/environment', () => ({
  ...jest.requireActual<object>('src/services/browser/environment'),
  randomShare: () => 0,
}))

const START = 1_700_000_000_000
const awaited: SessionStatus = {
  kind: 'factorDue',
  step: { type: 'signinVerification', isMfaStepConfigured: true },
}
const authenticated: SessionStatus = { kind: 'authenticated' }
/** An answer whose request ends in so many seconds. */
const endingIn = (seconds: number): SessionStatus => ({
  ...awaited,
  ends: { at: deadlineIn(seconds * 1000), totalMs: seconds * 1000 },
})

/** Returns the start of each poll in seconds since the start. */
let polls: number[] = []
let inFlight = 0
let mostInFlight = 0

/** Answers after `ms` with the result of `next`. */
const answering = (next: () => SessionStatus | Failure, ms = 0) =>
  mockFetch.mockImplementation(async () => {
    polls.push((Date.now() - START) / 1000)
    mostInFlight = Math.max(mostInFlight, (inFlight += 1))
    if (ms > 0) await new Promise(resolve => setTimeout(resolve, ms))
    inFlight -= 1
    const answer = next()
    if (['refused', 'unreachable', 'unreadable', 'limited', 'offline'].includes(answer.kind)) {
      throw new ServiceError(answer as Failure)
    }
    return answer as SessionStatus
  })

const poll = (services: Services = []) =>
  runJourney(
    function* () {
      yield* untilSettled()
    },
    {
      reducer: combineReducers(pollReducers),
      at: '/verification',
      services,
    },
  )

const limited = (seconds: number): Failure => ({
  kind: 'limited',
  status: 429,
  until: deadlineIn(seconds * 1000),
})

const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000)
const notice = (event: PageEvent): UnknownAction => sessionEvents.pageNoticed(event)

beforeEach(() => {
  jest.useFakeTimers({ now: START })
  polls = []
  inFlight = mostInFlight = 0
})
afterEach(() => jest.useRealTimers())

test('the first poll is sent at once, and each next one three seconds after the answer', async () => {
  answering(() => awaited, 1500)
  const { task } = poll()
  await pass(20)
  expect(polls).toEqual([0, 4.5, 9, 13.5, 18])
  task.cancel()
})

test('an answer that leads to another step ends the polling', async () => {
  const answers = [awaited, authenticated]
  answering(() => answers.shift() ?? awaited)
  const { store, task } = poll()
  await passPolls(20)
  expect(polls).toEqual([0, POLL_S])
  expect(task.isRunning()).toBe(false)
  expect(store.getState().sessionPoll).toMatchObject({ step: 'accepted' })
  expect(jest.getTimerCount()).toBe(0)
})

test('an answer that no one is signed in is not an approval', async () => {
  answering(() => ({ kind: 'unauthenticated' }))
  const { store, task } = poll()
  await pass(1)
  expect(task.isRunning()).toBe(false)
  expect(store.getState().sessionPoll).toMatchObject({ step: 'waiting' })
})

test('cancelled polling leaves neither a timer nor a call', async () => {
  answering(() => awaited)
  const { task } = poll()
  await passPolls(1)
  task.cancel()
  expect(jest.getTimerCount()).toBe(0)
  await passPolls(20)
  expect(polls).toEqual([0, POLL_S])
})

test('a rejection is shown, and polling stops until the user resumes it', async () => {
  const answers: SessionStatus[] = [{ kind: 'denied', text: 'Too late.' }]
  answering(() => answers.shift() ?? awaited)
  const { store, task } = poll()
  await pass(60)
  expect(store.getState().sessionPoll).toMatchObject({
    step: 'denied',
    problem: { code: 'serverText', text: 'Too late.' },
  })
  store.dispatch(pollActions.resumed())
  await passPolls(1)
  expect(polls).toEqual([0, 60, 60 + POLL_S])
  expect(store.getState().sessionPoll).toMatchObject({ step: 'waiting' })
  task.cancel()
})

// A code reads the session status meanwhile (factors/code-unauthorized).
test.each<[rule: string, events: UnknownAction[], times: number[]]>([
  ['three seconds after it continues', [], [0, 10 + POLL_S]],
  ['also if it is suspended again', [pollActions.continued(), pollActions.suspended()], [0, 10 + POLL_S]],
  ['once the user resumes it after a rejection', [pollActions.denied({ code: 'serverLater' })], [0, 30]],
])('suspended polling goes on %s', async (_rule, events, times) => {
  answering(() => awaited)
  const { store, task } = poll()
  await pass(1)
  store.dispatch(pollActions.suspended())
  for (const event of events) store.dispatch(event)
  await pass(9)
  expect(polls).toEqual([0])
  store.dispatch(pollActions.continued())
  await pass(20)
  store.dispatch(pollActions.resumed())
  await pass(1)
  expect(polls.slice(0, 2)).toEqual(times)
  task.cancel()
})

// (one-sign-in/compared)
test.each<[rule: string, check: unknown]>([
  ['of another account', untilMayAct],
  ['that names another user', checkServerName],
])('a session status %s decides nothing and ends the polls', async (_rule, check) => {
  answering(() => authenticated)
  const { store, task } = poll([[check, () => false]])
  await passPolls(3)
  expect(polls).toEqual([0])
  expect(task.isRunning()).toBe(true)
  expect(store.getState().sessionPoll).toMatchObject({ step: 'waiting' })
  task.cancel()
})

// (factors/resend)
test.each<[rule: string, events: UnknownAction[], recorded: UnknownAction]>([
  ['is recorded', [], recordActions.requestTold({})],
  [
    'may belong to the earlier request while it is sent again',
    [resendActions.resendPressed()],
    recordActions.requestRenewed(),
  ],
])('the step of a session status %s', async (_rule, events, recorded) => {
  answering(() => awaited, 1000)
  const { store, task, actions } = poll()
  for (const event of events) store.dispatch(event)
  await pass(2)
  expect(actions.filter(({ type }) => type === recorded.type)).toEqual([recorded])
  task.cancel()
})

// (factors/resend)
test('a poll that is running while the request is sent again is ignored, and another starts at once', async () => {
  const answers: SessionStatus[] = [{ kind: 'denied', text: 'Too late.' }]
  answering(() => answers.shift() ?? awaited, 2000)
  const { store, task } = poll()
  await pass(1)
  store.dispatch(pollActions.resumed())
  await pass(4)
  expect(store.getState().sessionPoll).toMatchObject({ step: 'waiting' })
  expect(polls).toEqual([0, 1])
  await passPolls(1)
  expect(polls).toEqual([0, 1, 6])
  task.cancel()
})

test.each<PageEvent['kind']>(['seen', 'online', 'restored'])(
  'a page that is %s polls at once',
  async kind => {
    answering(() => awaited)
    const { store, task } = poll()
    await pass(1)
    store.dispatch(notice({ kind } as PageEvent))
    await pass(2)
    expect(polls).toEqual([0, 1])
    await pass(1)
    expect(polls).toEqual([0, 1, 4])
    task.cancel()
  },
)

test('resizing the window does not poll', async () => {
  answering(() => awaited)
  const { store, task } = poll()
  await pass(1)
  store.dispatch(notice({ kind: 'resized', device: 'mobile' }))
  await passPolls(1)
  expect(polls).toEqual([0, POLL_S])
  task.cancel()
})

// (calls/poll-wakes)
describe('polling while the browser reports that it is offline', () => {
  const reportOffline = () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  afterEach(() => jest.restoreAllMocks())

  // (calls/poll-wakes)
  test('happens once a minute, is reported, and resumes at once when the connection returns', async () => {
    answering(() => awaited)
    const { store, task } = poll()
    await pass(1)
    reportOffline()
    store.dispatch(notice({ kind: 'offline' }))
    await pass(1)
    expect(store.getState().sessionPoll).toMatchObject({
      step: 'troubled',
      problem: { code: 'offline' },
      retry: { mandatory: false },
    })
    store.dispatch(notice({ kind: 'offline' }))
    await pass(123)
    expect(polls).toEqual([0, 60, 120])
    jest.restoreAllMocks()
    store.dispatch(notice({ kind: 'online' }))
    await pass(0)
    expect(polls).toEqual([0, 60, 120, 125])
    expect(store.getState().sessionPoll).toMatchObject({ step: 'waiting' })
    task.cancel()
  })

  test('starts immediately, and again when the page becomes visible', async () => {
    reportOffline()
    answering(() => awaited)
    const { store, task } = poll()
    await pass(20)
    store.dispatch(notice({ kind: 'seen' }))
    await pass(59)
    expect(polls).toEqual([0, 20])
    await pass(1)
    expect(polls).toEqual([0, 20, 80])
    task.cancel()
  })

  test('takes a report without an event into account from the next pause on', async () => {
    answering(() => awaited)
    const { task } = poll()
    await pass(4)
    reportOffline()
    await pass(58)
    expect(polls).toEqual([0, 3])
    await pass(1)
    expect(polls).toEqual([0, 3, 63])
    task.cancel()
  })

  test('waits a minute after a failed call, or longer if the server asks for it', async () => {
    reportOffline()
    const answers: Failure[] = [{ kind: 'offline' }, { kind: 'offline' }, limited(90)]
    answering(() => answers.shift() ?? awaited)
    const { task } = poll()
    await pass(120)
    expect(polls).toEqual([0, 60, 120])
    task.cancel()
  })

  test('ignores a report that a successful request has disproved', async () => {
    reportOffline()
    disproveReport()
    answering(() => awaited)
    const { store, task } = poll()
    await pass(6)
    expect(polls).toEqual([0, 3, 6])
    expect(store.getState().sessionPoll).toMatchObject({ step: 'waiting' })
    task.cancel()
    connectionChanged('online')
  })
})

const HOUR_S = 3600

test('during an hour, every poll is sent, two are never in flight, and one timer runs at a time', async () => {
  answering(() => awaited, 600)
  const { task, actions } = poll()
  const timers = new Set<number>()
  while (Date.now() - START < HOUR_S * 1000) {
    jest.advanceTimersToNextTimer()
    // Lets the work that the timer started reach its next wait.
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
    timers.add(jest.getTimerCount())
    actions.length = 0
  }
  // One poll every 3.6 s, the first one at the start.
  expect(polls).toHaveLength(1001)
  expect(mostInFlight).toBe(1)
  expect([...timers]).toEqual([1])
  task.cancel()
  await pass(60)
  expect(polls).toHaveLength(1001)
  expect(jest.getTimerCount()).toBe(0)
})

describe('the time of a request', () => {
  /** Seconds since the start. */
  const endOf = ({ store }: ReturnType<typeof poll>) =>
    ((store.getState().sessionPoll.wait.ends?.at.wallMs ?? START) - START) / 1000

  // (waits/facts)
  test.each([
    ['the seconds left', () => 300 - (Date.now() - START) / 1000],
    ['the total time in every answer', () => 300],
  ])('does not move if the server returns %s, until the request is sent again', async (_rule, timeout) => {
    let timeoutS = timeout
    answering(() => endingIn(timeoutS()))
    const page = poll()
    await pass(60)
    expect(endOf(page)).toBe(300)
    expect(page.store.getState().sessionPoll.wait.ends?.totalMs).toBe(300_000)
    timeoutS = () => 300
    page.store.dispatch(pollActions.resumed())
    await pass(3)
    expect(endOf(page)).toBeGreaterThan(355)
    page.task.cancel()
  })

  test('is unknown if the answer has none', async () => {
    answering(() => awaited)
    const { store, task } = poll()
    await pass(1)
    const { wait } = store.getState().sessionPoll
    expect(wait).toMatchObject({ checked: true, since: { wallMs: START } })
    expect(wait.ends).toBeUndefined()
    task.cancel()
  })
})

describe('another try', () => {
  // (waits/sign-of-life, waits/try-now)
  test('on request polls the server at once; until then, the time of the next poll is shown', async () => {
    const answers: Failure[] = [{ kind: 'unreachable' }]
    answering(() => answers.shift() ?? awaited)
    const { store, task } = poll()
    await pass(1)
    expect(store.getState().sessionPoll).toMatchObject({
      problem: { code: 'serverLater' },
      wait: { checked: false },
      retry: { at: { wallMs: START + 3000 }, mandatory: false },
    })
    store.dispatch(pollActions.retryRequested())
    await pass(0)
    expect(polls).toEqual([0, 1])
    expect(store.getState().sessionPoll).toMatchObject({ step: 'waiting', wait: { checked: true } })
    task.cancel()
  })

  test('on request does not start a second poll beside the first', async () => {
    answering(() => awaited, 60_000)
    const { store, task } = poll()
    for (let presses = 0; presses < 3; presses += 1) store.dispatch(pollActions.retryRequested())
    await pass(5)
    expect(polls).toEqual([0])
    task.cancel()
  })

  test.each([
    ['a press of the button', pollActions.retryRequested()],
    ['a page that becomes visible', notice({ kind: 'seen' })],
  ])('after %s respects the wait that the server asked for', async (_what, event) => {
    const answers = [limited(20)]
    answering(() => answers.shift() ?? awaited)
    const { store, task } = poll()
    await pass(1)
    expect(store.getState().sessionPoll).toMatchObject({
      retry: { mandatory: true, at: { wallMs: START + 20_000 } },
    })
    store.dispatch(event)
    await pass(19)
    expect(polls).toEqual([0, 20])
    task.cancel()
  })

  test('on request polls even if the browser reports that it is offline, because the report may be wrong', async () => {
    answering(() => awaited)
    const { store, task } = poll()
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await pass(1)
    store.dispatch(notice({ kind: 'offline' }))
    await pass(55)
    expect(polls).toEqual([0])
    store.dispatch(pollActions.retryRequested())
    await pass(0)
    expect(polls).toEqual([0, 56])
    jest.restoreAllMocks()
    task.cancel()
  })
})
