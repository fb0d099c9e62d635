import { testSaga } from 'redux-saga-test-plan'
import { recordActions } from 'src/features/record/recordSlice'
import { selectRoute } from 'src/features/navigation/selectRoute'
import { sessionActions } from 'src/features/session/sessionSlice'
import { attachPage } from 'src/sagas/page/bindPage'
import { openPage, prepareClient } from 'src/sagas/page/pageSaga'
import { type Caller, callerHere } from 'src/services/addresses/caller'
import { isReload, isReturn } from 'src/services/browser/browsingContext'
import { firstInput } from 'src/services/browser/moments'
import { queryParameter } from 'src/services/browser/navigation'
import { loadHttpClient } from 'src/services/http/http'
import { type StoredRecord, readStoredRecord } from 'src/services/storage/storedRecord'
import { readDeviceCheckMode, removeCookie } from 'src/services/storage/readCookie'

const kept: StoredRecord = { authUsername: 'ada' }

/** Loads a page with these parameters, up to the decision about its place in the sign-in. */
const expectOpened = (back: string | undefined, caller: Caller | undefined, reload: boolean) =>
  testSaga(openPage)
    .next()
    .call(queryParameter, 'back')
    .next(back)
    .call(callerHere)
    .next(caller)
    .call(isReload)
    .next(reload)
    .call(readStoredRecord)
    .next(kept)
    .put(recordActions.read(kept))
    .next()

// (storage/refresh, one-sign-in/whose)
test('a refresh clears the storage before the address is stored, and reads its mark at the end', () => {
  // How it clears the storage does not matter here.
  expectOpened('/new', 'popup', true)
    .next()
    .put(recordActions.returned({ back: '/new', caller: 'popup' }))
    .next()
    .call(attachPage)
    .next()
    .isDone()
})

test('returning into the sign-in keeps it', () => {
  expectOpened(undefined, undefined, false)
    .call(isReturn)
    .next(true)
    .put(recordActions.returned({ back: undefined, caller: undefined }))
    .next()
    .call(attachPage)
    .next()
    .isDone()
})

// (sign-in/check-failed, addresses/back-owner)
test.each<[what: string, back: string | undefined, caller: Caller | undefined]>([
  ['a return address', '/online/', undefined],
  ['a waiting opener', undefined, 'popup'],
  ['a request from outside the browser', undefined, '?mode=other'],
])(
  'an arrival with %s comes from the web app and starts a sign-in, whatever check is recorded',
  (_what, back, caller) => {
    expectOpened(back, caller, false)
      .call(isReturn)
      .next(false)
      .select(selectRoute)
      .next('/')
      .put(recordActions.arrived({ back, caller }))
      .next()
      .call(attachPage)
      .next()
      .isDone()
  },
)

test('an arrival with only a check that was begun reports that it was not passed', () => {
  expectOpened(undefined, undefined, false)
    .next(false)
    .next('/')
    .call(readDeviceCheckMode)
    .next('mfa')
    .put(recordActions.returned({ back: undefined, caller: undefined }))
    .next()
    .call(attachPage)
    .next()
    .call(removeCookie, 'w-device-compliance-check-info')
    .next()
    .put(sessionActions.signInAborted({ code: 'deviceCheckFailed' }))
    .next()
    .isDone()
})

test('the HTTP client is loaded with the first use, and a failure is not reported', () => {
  testSaga(prepareClient).next().call(firstInput).next().call(loadHttpClient).next().isDone()
  testSaga(prepareClient).next().next().throw(new Error('no chunk')).isDone()
})
