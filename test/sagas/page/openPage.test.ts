import { testSaga } from 'redux-saga-test-plan'
import { recordActions } from 'src/features/record/recordSlice'
import { selectRoute } from 'src/features/navigation/selectRoute'
import { sessionActions } from 'src/features/session/sessionSlice'
import { attachPage } from 'src/sagas/page/bindPage'
import { openPage, prepareClient } from 'src/sagas/page/pageSaga'
import { type Caller, callerHere } from 'src/services/addresses/caller'
import { isReload, isReturn } from 'src/services/browser/browsingContext'
import { firstInput } from 'src/services/browser/moments/firstInput'
import { queryParameter } from 'src/services/browser/navigation'
import { loadHttpClient } from 'src/services/http/http'
import type { Kept } from 'src/services/storage/keptRecord'
import { readKept } from 'src/services/storage/keptRecord'
import { readDeviceCheckMode, removeCookie } from 'src/services/storage/readCookie'

const kept: Kept = { authUsername: 'ada' }

/** A page load with these parameters, up to the question where it stands in the sign-in. */
const expectOpened = (back: string | undefined, caller: Caller | undefined, reload: boolean) =>
  testSaga(openPage)
    .next()
    .call(queryParameter, 'back')
    .next(back)
    .call(callerHere)
    .next(caller)
    .call(isReload)
    .next(reload)
    .call(readKept)
    .next(kept)
    .put(recordActions.read(kept))
    .next()

// (storage/refresh, one-sign-in/whose)
test('a refresh empties the storage before the address is kept, and finds its mark at the end', () => {
  // What it empties it with is its own.
  expectOpened('/new', 'popup', true)
    .next()
    .put(recordActions.returned({ back: '/new', caller: 'popup' }))
    .next()
    .call(attachPage)
    .next()
    .isDone()
})

test('a way back into the sign-in leaves it as it is', () => {
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
  ['a window that waits', undefined, 'popup'],
  ['a request from outside the browser', undefined, '?mode=other'],
])(
  'an arrival with %s comes from the web app: it begins a sign-in, whatever check is noted',
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

test('an arrival with nothing but a check that was begun is told that it was not passed', () => {
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

test('the client of calls is loaded with the first use, and a failure is not told', () => {
  testSaga(prepareClient).next().call(firstInput).next().call(loadHttpClient).next().isDone()
  testSaga(prepareClient).next().next().throw(new Error('no chunk')).isDone()
})
