import { testSaga } from 'redux-saga-test-plan'
import * as raw from 'redux-saga/effects'
import { selectRoute } from 'src/features/session/selectRoute'
import { sessionActions } from 'src/features/session/sessionSlice'
import { openPage, prepareSteps } from 'src/sagas/page/pageSaga'
import { loadSteps } from 'src/sagas/signIn/loginSaga'
import { isReload, isReturn } from 'src/services/browser/browsingContext'
import { firstUse } from 'src/services/browser/moments/firstUse'
import { queryParameter } from 'src/services/browser/navigation'
import { loadHttpClient } from 'src/services/http/http'
import { readDeviceCheckMode, removeCookie } from 'src/services/storage/readCookie'
import { beginSignIn, keepReturn, refreshSignIn } from 'src/services/storage/signInRecord'

// (storage/refresh)
test('a refresh takes the sign-in out of the storage before the address is kept', () => {
  testSaga(openPage)
    .next()
    .call(queryParameter, 'back')
    .next('/new')
    .call(queryParameter, 'mode')
    .next('popup')
    .call(isReload)
    .next(true)
    .call(refreshSignIn)
    .next()
    .call(keepReturn, '/new', 'popup')
    .next()
    .isDone()
})

test('a way back into the sign-in leaves it in the storage', () => {
  testSaga(openPage)
    .next()
    .next(undefined)
    .next(undefined)
    .next(false)
    .call(isReturn)
    .next(true)
    .call(keepReturn, undefined, undefined)
    .next()
    .isDone()
})

// (sign-in/check-failed)
test.each([
  ['a return address', '/online/', undefined],
  ['a window that waits', undefined, 'popup'],
])(
  'an arrival with %s comes from the web app: it begins a sign-in, whatever check is noted',
  (_what, back, mode) => {
    testSaga(openPage)
      .next()
      .next(back)
      .next(mode)
      .next(false)
      .call(isReturn)
      .next(false)
      .select(selectRoute)
      .next('/')
      .call(beginSignIn, back, mode)
      .next()
      .isDone()
  },
)

test('an arrival with nothing but a check that was begun is told that it was not passed', () => {
  testSaga(openPage)
    .next()
    .next(undefined)
    .next(undefined)
    .next(false)
    .next(false)
    .next('/')
    .call(readDeviceCheckMode)
    .next('mfa')
    .call(keepReturn, undefined, undefined)
    .next()
    .call(removeCookie, 'w-device-compliance-check-info')
    .next()
    .put(sessionActions.signInAborted({ code: 'deviceCheckFailed' }))
    .next()
    .isDone()
})

test('the chunks of the next step are loaded with the first use, and one that fails is not told', () => {
  const chunks = [raw.call(loadHttpClient), raw.call(loadSteps)]
  testSaga(prepareSteps).next().call(firstUse).next().all(chunks).next().isDone()
  testSaga(prepareSteps).next().next().throw(new Error('no chunk')).isDone()
})
