import { expectSaga, testSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { recordActions } from 'src/features/record/recordSlice'
import { knownFeatures } from 'src/sagas/company/companyAtSignIn'
import { exitReplacing } from 'src/sagas/navigation/goTo'
import { finish, openWebApp, webAppAddress } from 'src/sagas/leaving/openWebApp'
import { untilMayAct } from 'src/sagas/oneSignIn/oneSignIn'
import { replaceLocation } from 'src/services/browser/navigation'
import { fetchFeatures } from 'src/services/api/companyService'
import { webAppRoot } from 'src/services/addresses/pageAddress'
import { appReducer, appState } from 'test/support/appState'

const ROOT = 'https://app.example/online/'

beforeEach(() => {
  visit('https://app.example/signin/')
  sessionStorage.clear()
})

test.each([
  [[], false],
  [['webappPreviewEnabled'], true],
])('with the features %j, the web app is opened in its preview: %s', (features, preview) => {
  testSaga(webAppAddress)
    .next()
    .call(knownFeatures)
    .next(features)
    .call(webAppRoot, { preview })
    .next(ROOT)
    .returns(ROOT)
})

test('the web app is opened at its address', () => {
  testSaga(openWebApp).next().call(webAppAddress).next(ROOT).call(finish, ROOT).next().isDone()
})

// (one-sign-in/compared)
test('the page compares the mark, then ends the sign-in, then leaves', () => {
  testSaga(finish, ROOT)
    .next()
    .call(untilMayAct)
    .next(true)
    .put(recordActions.ended())
    .next()
    .call(exitReplacing, ROOT)
    .next()
    .isDone()
  testSaga(finish, ROOT).next().next(false).isDone()
})

// A slow answer is not an error (calls/time-limits).
test('late features are used', async () => {
  jest.useFakeTimers()
  const late = new Promise<string[]>(resolve => setTimeout(resolve, 10_000, ['webappPreviewEnabled']))
  const end = expectSaga(openWebApp)
    .withReducer(appReducer, appState())
    .provide([
      [matchers.call.fn(fetchFeatures), late],
      [matchers.call.fn(replaceLocation), undefined],
    ])
    .call(replaceLocation, 'https://app.example/preview/online/')
    .silentRun(20_000)
  await jest.advanceTimersByTimeAsync(20_000)
  jest.useRealTimers()
  await end
})
