import { testSaga } from 'redux-saga-test-plan'
import { nativeClientActions, selectNativeClient } from 'src/features/nativeClient/nativeClientSlice'
import { selectCaller } from 'src/features/record/selectors'
import { selectRoute } from 'src/features/navigation/selectRoute'
import { follow, handOver, nativeClientJourney } from 'src/sagas/nativeClient/nativeClientSaga'
import { refuseCaller } from 'src/sagas/nativeClient/refuseCaller'
import { abortSignIn, redirectTo } from 'src/sagas/navigation/goTo'
import { openWebApp } from 'src/sagas/leaving/openWebApp'
import { callForPerson, untilMayAct } from 'src/sagas/oneSignIn/oneSignIn'
import { checkCaller, loadRequestChecks } from 'src/sagas/page/pageSaga'
import { requestChecks } from 'src/sagas/requestChecks'
import {
  type AcceptedNativeRequest,
  nativeRequestHere,
  openApp,
} from 'src/services/addresses/nativeClientRequest'
import { createNativeCode } from 'src/services/api/nativeClientService'
import { connectionChanged } from 'src/services/browser/connectionReport'
import { deadlineIn } from 'src/services/clock'
import { dropAppCode, holdAppCode } from 'src/features/nativeClient/heldAppCode'
import { ServiceError } from 'src/services/http/serviceError'

const ADDRESS = 'com.example.harbor:/x'
const ASK: AcceptedNativeRequest = {
  clientId: 'a',
  app: 'Harbor',
  challenge: 'c',
  state: 's',
  address: ADDRESS,
  typedCode: true,
}
const REFUSED = { kind: 'refused', why: 'mode', parameter: 'mode' } as const
const APP = { app: 'Harbor', ways: ['open', 'type'] } as const
const CODE = { kind: 'code', code: 'c-1', lifeMs: 60_000 } as const
const ENDS = { monotonicMs: 1, wallMs: 1 }

// (addresses/native)
test('the page asks the user first, and drops its code when the user leaves', () => {
  testSaga(nativeClientJourney)
    .next()
    .select(selectCaller)
    .next('?mode=native')
    .call(nativeRequestHere, '?mode=native')
    .next({ kind: 'asked', ...ASK })
    .put(nativeClientActions.arrived({ kind: 'asked', ...ASK }))
    .next()
    .takeLeading(nativeClientActions.stayed, openWebApp)
    .next()
    .take(nativeClientActions.wanted.type)
    .next()
    .call(handOver, { kind: 'asked', ...ASK })
    .next()
    .take(nativeClientActions.wanted.type)
    .finish()
    .call(dropAppCode)
    .next()
    .isDone()
})

test('an invalid request is reported, and only the button to stay works', () => {
  testSaga(nativeClientJourney)
    .next()
    .next('?mode=x')
    .next(REFUSED)
    .put(nativeClientActions.arrived(REFUSED))
    .next()
    .takeLeading(nativeClientActions.stayed, openWebApp)
    .next()
    .isDone()
})

test('without a waiting app, nothing is handed over', () => {
  testSaga(nativeClientJourney).next().next('popup').next(undefined).call(redirectTo, '/').next().isDone()
})

// (addresses/native-code)
test.each([
  ['open', { clientId: 'a', challenge: 'c', address: ADDRESS }],
  ['type', { clientId: 'a', challenge: 'c' }],
] as const)('a code to %s is requested for the page’s user', (way, wish) => {
  testSaga(handOver, ASK)
    .next()
    .select(selectNativeClient)
    .next({ step: 'fetching', way, ...APP })
    .call(callForPerson, createNativeCode, wish)
    .next(CODE)
    .call(follow, CODE, ASK, way)
    .next()
    .isDone()
})

// (calls/offline)
test('the first press of each button requests nothing while the browser reports that it is offline', async () => {
  connectionChanged('offline')
  for (const wish of [ASK, { clientId: 'a', challenge: 'c' }])
    await expect(createNativeCode(wish)).rejects.toHaveProperty('failure.kind', 'offline')
  connectionChanged('online')
})

test('a press that the state rejects requests nothing', () => {
  testSaga(handOver, ASK).next().next({ step: 'refused', why: 'mode', parameter: 'mode' }).isDone()
})

test('a failed call is reported', () => {
  testSaga(handOver, ASK)
    .next()
    .next({ step: 'fetching', way: 'open', ...APP })
    .throw(new ServiceError({ kind: 'refused', status: 500 }))
    .put(nativeClientActions.failed({ code: 'serverTryLater', status: 500 }))
    .next()
    .isDone()
})

// (one-sign-in/compared, addresses/native-told)
test('the mark is compared before the app is opened', () => {
  testSaga(follow, CODE, ASK, 'open')
    .next()
    .call(untilMayAct)
    .next(true)
    .put(nativeClientActions.opened())
    .next()
    .call(openApp, { address: ADDRESS, code: 'c-1', state: 's' })
    .next()
    .isDone()
  testSaga(follow, CODE, ASK, 'open').next().next(false).isDone()
})

// (addresses/native-typed, security/secrets)
test('a typed code is held outside the store after the mark is compared', () => {
  testSaga(follow, CODE, ASK, 'type')
    .next()
    .call(untilMayAct)
    .next(true)
    .call(holdAppCode, 'c-1')
    .next()
    .call(deadlineIn, 60_000)
    .next(ENDS)
    .put(nativeClientActions.codeHeld(ENDS))
    .next()
    .isDone()
  testSaga(follow, CODE, ASK, 'type').next().next(false).isDone()
})

test('an expired session and an unknown app get no code', () => {
  testSaga(follow, { kind: 'signedOut' }, ASK, 'open')
    .next()
    .call(abortSignIn, { code: 'signInAgain' })
    .next()
    .isDone()
  testSaga(follow, { kind: 'unknownClient' }, ASK, 'open')
    .next()
    .put(nativeClientActions.unknownToServer())
    .next()
    .isDone()
})

// (addresses/native-request)
describe('checking an app’s request before the sign-in', () => {
  test.each([undefined, 'popup'])('loads nothing for the caller %s', caller => {
    testSaga(checkCaller).next().select(selectCaller).next(caller).isDone()
  })

  test('checks the request, and ignores a chunk that fails to load', () => {
    testSaga(checkCaller)
      .next()
      .next('?mode=native')
      .call(loadRequestChecks)
      .next({ requestChecks })
      .call(refuseCaller)
      .next()
      .isDone()
    testSaga(checkCaller).next().next('?mode=native').throw(new Error('no chunk')).isDone()
  })

  test.each([
    ['an invalid request is reported at once', REFUSED, '/', true],
    ['an invalid request is reported while the session status is read', REFUSED, '/session-status', true],
    ['a valid request is not reported', { kind: 'asked', ...ASK }, '/', false],
    ['an invalid request is not reported after the sign-in has continued', REFUSED, '/verification', false],
  ])('%s', (_rule, request, route, told) => {
    const checked = testSaga(refuseCaller)
      .next()
      .select(selectCaller)
      .next('?mode=native')
      .call(nativeRequestHere, '?mode=native')
      .next(request)
      .select(selectRoute)
      .next(route)
    if (told) checked.call(redirectTo, '/native-client').next().isDone()
    else checked.isDone()
  })
})
