import { expectSaga, testSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { environmentActions } from 'src/features/environment/environmentSlice'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { loadSettings } from 'src/sagas/company/company'
import { noticePage, pageSaga, preparePage, tidyUp } from 'src/sagas/page/pageSaga'
import { isReload } from 'src/services/browser/browsingContext'
import { isNativeClient, readDevice } from 'src/services/browser/environment'
import { keepReturnAddress } from 'src/services/addresses/returnTarget'
import { clearInactiveFlag, clearSession } from 'src/services/storage/sessionStore'
import { appReducer, appState, stateOf } from 'test/support/appState'

test('a refresh forgets the session before anything new is kept', () => {
  testSaga(preparePage)
    .next()
    .call(isReload)
    .next(true)
    .call(clearSession)
    .next()
    .call(keepReturnAddress)
    .next()
    .call(readDevice)
    .next('tablet')
    .call(isNativeClient)
    .next(true)
    .put(environmentActions.recognised({ device: 'tablet', nativeClient: true }))
    .next()
    .isDone()
})

test('another page load forgets nothing of the session', () => {
  testSaga(preparePage).next().call(isReload).next(false).call(keepReturnAddress)
})

test('the flag of an inactive session goes, but not before what is seen', () => {
  testSaga(tidyUp).next().delay(0).next().call(clearInactiveFlag).next().isDone()
})

test('what happens to the page is told, and that it was restored by an event of its own', () => {
  testSaga(noticePage, { kind: 'online' })
    .next()
    .put(sessionEvents.pageNoticed({ kind: 'online' }))
    .next()
    .isDone()
  testSaga(noticePage, { kind: 'restored' })
    .next()
    .put(sessionEvents.pageNoticed({ kind: 'restored' }))
    .next()
    .put(sessionEvents.pageRestored())
    .next()
    .isDone()
})

test('the page is followed for as long as it lives', async () => {
  Object.defineProperty(window, 'innerWidth', { value: 390, configurable: true })
  const agent = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('iPhone Mobile')
  const run = expectSaga(pageSaga)
    .withReducer(appReducer, appState({ environment: { device: 'mobile', nativeClient: false } }))
    .provide([[matchers.call.fn(loadSettings), undefined]])
    .call(loadSettings)
    .put(sessionEvents.pageNoticed({ kind: 'offline' }))
    .put(sessionEvents.pageRestored())
    .silentRun(30)
  window.dispatchEvent(new Event('offline'))
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  Object.defineProperty(window, 'innerWidth', { value: 800, configurable: true })
  window.dispatchEvent(new Event('resize'))
  const end = await run
  expect(stateOf(end).environment.device).toBe('tablet')
  agent.mockRestore()
})
