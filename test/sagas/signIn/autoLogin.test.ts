import { autoLoginEvents } from 'src/features/autoLogin/autoLoginEvents'
import { combineReducers, configureStore, Tuple } from '@reduxjs/toolkit'
import createSagaMiddleware from 'redux-saga'
import { testSaga } from 'redux-saga-test-plan'
import { autoLoginActions, autoLoginSlice } from 'src/features/autoLogin/autoLoginSlice'
import { never } from 'src/sagas/lifetime/whileRouteActive'
import { exitReplacing } from 'src/sagas/navigation/goTo'
import { untilMayAct } from 'src/sagas/oneSignIn/oneSignIn'
import { autoLogin, notifyTrustedHosts, trustedHosts } from 'src/sagas/signIn/autoLogin'
import { fetchAutoLogin, notifyHost, redirectAddress } from 'src/services/api/autoLoginService'
import { localHostsHere, type LocalHost } from 'src/services/addresses/localHost'
import { notifyHosts } from 'src/sagas/signIn/notifyHosts'
import { wallClock } from 'src/services/browser/environment'
import { currentProtocol } from 'src/services/browser/navigation'
import { localNetworkPermission } from 'src/services/device/localNetwork'
import { reportLeftOut } from 'src/services/report/reportLeftOut'
import { failureOfKind } from 'test/support/failures'

jest.mock('src/services/api/autoLoginService')
jest.mock('src/services/device/localNetwork')
jest.mock('src/services/report/reportLeftOut')
const told = jest.mocked(notifyHost)
const noted = jest.mocked(reportLeftOut)
const leave = jest.mocked(localNetworkPermission)

const PUBLIC = 'https://mail.example'
const NAS: LocalHost = { name: 'nas.local', origin: 'https://nas.local', space: 'local' }
const HERE: LocalHost = { name: 'localhost:81', origin: 'https://localhost:81', space: 'loopback' }
const UNTRUSTED: LocalHost = { name: 'old.local', space: 'local' }

async function start(local: LocalHost[], others = [PUBLIC]) {
  const sagas = createSagaMiddleware()
  const seen: unknown[] = []
  const store = configureStore({
    reducer: combineReducers({ autoLogin: autoLoginSlice.reducer }),
    middleware: () => new Tuple(sagas),
  })
  store.subscribe(() => seen.push(store.getState().autoLogin))
  const trusted = [...others, ...local.flatMap(({ origin }) => origin ?? [])]
  const task = sagas.run(notifyTrustedHosts, trusted, local, 'a-token')
  await jest.advanceTimersByTimeAsync(0)
  const dispatch = async (action: Parameters<typeof store.dispatch>[0]) => {
    store.dispatch(action)
    await jest.advanceTimersByTimeAsync(0)
  }
  return { task, seen, dispatch, state: () => store.getState().autoLogin }
}

const called = () => told.mock.calls.map(([host]) => host)
const says = (states: { [S in LocalHost['space']]?: PermissionState | undefined }) =>
  leave.mockImplementation(space => Promise.resolve(states[space]))
const { localHostsWanted, localHostsSkipped, leftOutRead } = autoLoginEvents

beforeEach(() => {
  jest.useFakeTimers({ now: 1_800_000_000_500 })
  jest.resetAllMocks()
  told.mockResolvedValue(undefined)
})
afterEach(() => jest.useRealTimers())

test('without local hosts, the user is not asked', async () => {
  const { task } = await start([])
  expect(task.isRunning()).toBe(false)
  expect(called()).toEqual([PUBLIC])
  expect(leave).not.toHaveBeenCalled()
  expect(noted).not.toHaveBeenCalled()
})

test.each([['granted' as const], [undefined]])(
  'with the permission %s, local hosts are called like the others',
  async state => {
    says({ local: state, loopback: state })
    const { task, state: end } = await start([NAS, HERE])
    expect(task.isRunning()).toBe(false)
    expect(called()).toEqual([PUBLIC, NAS.origin, HERE.origin])
    expect(end()).toEqual({ step: 'leaving' })
    expect(noted).not.toHaveBeenCalled()
  },
)

test('a browser that does not report the permission within a second is not asked for it', async () => {
  leave.mockReturnValue(new Promise(() => {}))
  await start([NAS])
  await jest.advanceTimersByTimeAsync(999)
  expect(called()).toEqual([])
  await jest.advanceTimersByTimeAsync(1)
  expect(called()).toEqual([PUBLIC, NAS.origin])
})

test('before a prompt the user is asked once, and no host is called before the answer', async () => {
  says({ local: 'prompt', loopback: 'prompt' })
  const { seen, dispatch, state } = await start([NAS, HERE])
  expect(seen).toEqual([{ step: 'asking', hosts: ['nas.local', 'localhost:81'] }])
  expect(called()).toEqual([])
  await dispatch(localHostsWanted())
  expect(called()).toEqual([PUBLIC, NAS.origin, HERE.origin])
  expect(state()).toEqual({ step: 'leaving' })
  expect(noted).not.toHaveBeenCalled()
})

test('after Skip without other hosts, the sign-in continues at once', async () => {
  says({ local: 'prompt' })
  const { task, dispatch, state } = await start([NAS], [])
  await dispatch(localHostsSkipped())
  expect(task.isRunning()).toBe(false)
  expect(called()).toEqual([])
  expect(state()).toEqual({ step: 'leaving', leftOut: ['nas.local'] })
})

test('a user who does not answer within 180 seconds continues without local hosts', async () => {
  says({ local: 'prompt' })
  const { task } = await start([NAS])
  await jest.advanceTimersByTimeAsync(179_999)
  expect(task.isRunning()).toBe(true)
  await jest.advanceTimersByTimeAsync(1)
  expect(task.isRunning()).toBe(false)
  expect(called()).toEqual([PUBLIC])
  expect(noted).toHaveBeenCalledWith([{ name: 'nas.local', why: 'skipped' }])
})

test('denied hosts are neither asked for nor called, but listed; granted hosts are called', async () => {
  says({ local: 'denied', loopback: 'granted' })
  const { seen } = await start([NAS, HERE])
  expect(called()).toEqual([PUBLIC, HERE.origin])
  expect(seen).not.toContainEqual(expect.objectContaining({ step: 'asking' }))
  expect(noted).toHaveBeenCalledWith([{ name: 'nas.local', why: 'denied' }])
})

// (sign-in/local-hosts-named)
test('a denied host is listed while the others are called', async () => {
  says({ local: 'denied' })
  told.mockReturnValue(new Promise(() => {}))
  const { state } = await start([NAS])
  expect(state()).toMatchObject({ step: 'notifying', leftOut: ['nas.local'] })
})

test('a host with an untrusted address is listed without a prompt', async () => {
  says({ local: 'prompt' })
  await start([UNTRUSTED])
  expect(leave).not.toHaveBeenCalled()
  expect(called()).toEqual([PUBLIC])
  expect(noted).toHaveBeenCalledWith([{ name: 'old.local', why: 'address' }])
})

test('a local host that fails counts as answered and is listed at the next check; a public one is not listed', async () => {
  says({ local: 'granted', loopback: 'granted' })
  told.mockImplementation(host =>
    host === HERE.origin ? new Promise(() => {}) : Promise.reject(new Error('refused')),
  )
  const { state } = await start([NAS, HERE])
  await jest.advanceTimersByTimeAsync(1000)
  expect(state()).toMatchObject({ step: 'notifying', answered: 2, total: 3, leftOut: ['nas.local'] })
  await jest.advanceTimersByTimeAsync(179_000)
  expect(noted).toHaveBeenCalledWith([
    { name: 'nas.local', why: 'unanswered' },
    { name: 'localhost:81', why: 'unanswered' },
  ])
})

test('a local host that never answers is listed at the end of the wait', async () => {
  says({ local: 'granted', loopback: 'granted' })
  told.mockImplementation(host => (host === NAS.origin ? new Promise(() => {}) : Promise.resolve()))
  const { state, seen } = await start([NAS, HERE])
  await jest.advanceTimersByTimeAsync(180_000)
  expect(seen).toContainEqual({ step: 'leaving', leftOut: ['nas.local'] })
  expect(state()).toEqual({ step: 'told', names: ['nas.local'], denied: false, staying: false })
  expect(noted).toHaveBeenCalledWith([{ name: 'nas.local', why: 'unanswered' }])
})

// (sign-in/local-hosts-told)
describe('skipped hosts that were not listed before', () => {
  beforeEach(() => says({ local: 'denied' }))
  const leaving = { step: 'leaving', leftOut: ['nas.local'] }

  test('do not delay a user who continues', async () => {
    const { task, state, dispatch } = await start([NAS])
    await dispatch(leftOutRead())
    expect(task.isRunning()).toBe(false)
    expect(state()).toEqual(leaving)
  })

  test('are in the report before the notice is read', async () => {
    const { task, state } = await start([NAS])
    expect(noted).toHaveBeenCalledWith([{ name: 'nas.local', why: 'denied' }])
    task.cancel()
    expect(state()).toEqual({ step: 'idle' })
  })
})

// (sign-in/local-hosts-told)
describe('the notice of hosts that were left out', () => {
  const { leftOutKept } = autoLoginActions

  test('ends after 5 seconds', async () => {
    says({ local: 'denied' })
    const { task, state } = await start([NAS])
    expect(state()).toEqual({ step: 'told', names: ['nas.local'], denied: true, staying: false })
    await jest.advanceTimersByTimeAsync(4999)
    expect(task.isRunning()).toBe(true)
    await jest.advanceTimersByTimeAsync(1)
    expect(task.isRunning()).toBe(false)
  })

  test('stays until it is read if the user chooses so', async () => {
    says({ local: 'denied' })
    const { task, dispatch } = await start([NAS])
    await dispatch(leftOutKept())
    await jest.advanceTimersByTimeAsync(60_000)
    expect(task.isRunning()).toBe(true)
    await dispatch(leftOutRead())
    expect(task.isRunning()).toBe(false)
  })

  test('also lists skipped hosts beside others; the user is asked only about those that can be called', async () => {
    says({ local: 'prompt', loopback: 'denied' })
    const { seen, dispatch, state } = await start([NAS, HERE, UNTRUSTED])
    expect(seen).toEqual([{ step: 'asking', hosts: ['nas.local'] }])
    await dispatch(localHostsSkipped())
    const names = ['nas.local', 'localhost:81', 'old.local']
    expect(state()).toEqual({ step: 'told', names, denied: true, staying: false })
    await dispatch(leftOutRead())
    expect(seen).not.toContainEqual({ step: 'idle' })
  })
})

test.each(['asking', 'calling'])('no host is listed if the user leaves the screen while %s', async when => {
  says({ local: when === 'asking' ? 'prompt' : 'granted' })
  told.mockReturnValue(new Promise(() => {}))
  const { task, state } = await start([NAS])
  task.cancel()
  expect(state()).toEqual({ step: 'idle' })
  expect(noted).not.toHaveBeenCalled()
})

test('without local hosts, no permission is needed and none is reported', () => {
  testSaga(notifyTrustedHosts, [PUBLIC], [], 't').next().call(notifyHosts, [PUBLIC], 't').next().isDone()
})

// (sign-in/simple-login, sign-in/auto-login-redirect)
describe('the auto-login of a person who returns to an address', () => {
  const BACK = 'https://app.example/online/mail'
  const AT_HOST = `${PUBLIC}/auth/v2/autologin?token=t`
  const data = { redirect: false, token: 't', hosts: [PUBLIC, 'https://a.example/x', 'https://nas.local'] }
  const expectFetched = () => testSaga(autoLogin, BACK).next().call(fetchAutoLogin)

  test('ends if its hosts fail to load', () => {
    expectFetched().throw(failureOfKind('unreachable')).next().returns('done')
  })

  test('notifies the trusted hosts', () => {
    expectFetched()
      .next(data)
      .call(currentProtocol)
      .next('https:')
      .call(localHostsHere, data.hosts)
      .next([NAS])
      .call(notifyTrustedHosts, [PUBLIC, 'https://nas.local'], [NAS], 't')
      .next()
      .returns('done')
  })

  const expectRedirect = (hosts = data.hosts) =>
    expectFetched()
      .next({ ...data, redirect: true, hosts })
      .next('https:')

  test('redirects to the first host if it is the latest sign-in', () => {
    jest.mocked(redirectAddress).mockReturnValue(AT_HOST)
    expectRedirect()
      .call(untilMayAct)
      .next(true)
      .call(wallClock)
      .next(1000)
      .call(exitReplacing, AT_HOST)
      .next()
      .returns('redirected')
    expect(redirectAddress).toHaveBeenCalledWith(PUBLIC, 't', 1000, BACK)
  })

  test('stays for good if another sign-in has overtaken it', () => {
    expectRedirect().call(untilMayAct).next(false).call(never)
  })

  test('redirects to no host that is not trusted', () => {
    expectRedirect(['https://a.example/x', PUBLIC]).returns('done')
  })
})

const table: [rule: string, hosts: string[], protocol: string, kept: string[]][] = [
  [
    'origins are kept unchanged',
    ['https://a.example', 'https://b.example:8443'],
    'https:',
    ['https://a.example', 'https://b.example:8443'],
  ],
  [
    'a host that is listed twice is notified once',
    ['https://a.example', 'https://a.example/', 'HTTPS://A.EXAMPLE:443'],
    'https:',
    ['https://a.example'],
  ],
  [
    'http hosts are dropped on an https page',
    ['http://a.example', 'https://b.example'],
    'https:',
    ['https://b.example'],
  ],
  ['http hosts are kept on an http page', ['http://a.example'], 'http:', ['http://a.example']],
  ['a host with a path is dropped', ['https://a.example/x'], 'https:', []],
  ['a host with a query or fragment', ['https://a.example/?', 'https://a.example/#x'], 'https:', []],
  ['a host with a user is dropped', ['https://u:p@a.example'], 'https:', []],
  [
    'an invalid address is dropped',
    ['', '//a.example', 'a.example', 'javascript:alert(1)', 'data:,x'],
    'https:',
    [],
  ],
]
test.each(table)('%s', (_rule, hosts, protocol, kept) => {
  expect(trustedHosts(hosts, protocol)).toEqual(kept)
})
