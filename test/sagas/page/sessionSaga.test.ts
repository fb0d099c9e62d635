import { push } from 'redux-first-history'
import { expectSaga, testSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { selectRoute } from 'src/features/session/selectRoute'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { advanceTo, goTo } from 'src/sagas/navigation/goTo'
import { endOnServer, endSession, followRoute, sessionSaga } from 'src/sagas/page/sessionSaga'
import { signOut } from 'src/services/api/signOutService'
import { removeCookie } from 'src/services/storage/readCookie'
import { logFailure } from 'src/services/log'
import { ServiceError } from 'src/services/http/serviceError'
import { forgetCookies, forgetPerson } from 'src/services/storage/signInRecord'

test('signing out: the server, the cookies, all that is kept of the person, then the login page', () => {
  testSaga(endSession)
    .next()
    .select(selectRoute)
    .next('/mobile-setup')
    .call(endOnServer)
    .next()
    .call(removeCookie, 'authenticationMode')
    .next()
    .call(forgetCookies)
    .next()
    .call(forgetPerson)
    .next()
    .put(sessionEvents.signedOut())
    .next()
    .call(advanceTo, '/')
    .next()
    .isDone()
})

test('signing out is done whatever the server says', () => {
  testSaga(endOnServer)
    .next()
    .call(signOut)
    .throw(new ServiceError({ kind: 'unreachable' }))
    .call(logFailure, 'sign out', { kind: 'unreachable' })
    .next()
    .isDone()
})

// (sign-in/not-you)
test('on the login page, where the next person types at once, nothing waits for the server', () => {
  testSaga(endSession, sessionEvents.signOutAsked(true))
    .next()
    .select(selectRoute)
    .next('/')
    .spawn(endOnServer)
    .next()
    .call(removeCookie, 'authenticationMode')
})

// (sign-in/not-you)
test('a person who is somebody else is forgotten as well', async () => {
  document.cookie = 'rememberMeInfo=ada; path=/'
  document.cookie = 'lastLoginUsername=ada; path=/'
  sessionStorage.setItem('foyer.username', '"ada"')
  await expectSaga(endSession, sessionEvents.signOutAsked(true))
    .provide([
      [matchers.select(selectRoute), '/mobile-setup'],
      [matchers.call.fn(signOut), undefined],
      [matchers.call.fn(advanceTo), undefined],
    ])
    .put(sessionEvents.signedOut(true))
    .run()
  expect([document.cookie, sessionStorage.getItem('foyer.username')]).toEqual(['', null])
})

test('two clicks on Sign out are one call', async () => {
  const out = jest.fn(() => new Promise(() => {}))
  await expectSaga(sessionSaga)
    .provide({
      select: () => '/mobile-setup',
      call: ({ fn }, next) => (fn === signOut ? out() : (next() as unknown)),
    })
    .dispatch(sessionEvents.signOutAsked())
    .dispatch(sessionEvents.signOutAsked())
    .silentRun(20)
  expect(out).toHaveBeenCalledTimes(1)
})

test('a link within the app is followed, each one', async () => {
  await expectSaga(sessionSaga)
    .provide([[matchers.call.fn(removeCookie), undefined]])
    .dispatch(sessionEvents.routeFollowed('/forget-password'))
    .dispatch(sessionEvents.routeFollowed('/'))
    .put(push('/signin/forget-password', undefined))
    .put(push('/signin/', undefined))
    .silentRun(20)
})

test('a route is gone to', () => {
  testSaga(followRoute, sessionEvents.routeFollowed('/phone-auth'))
    .next()
    .call(goTo, '/phone-auth')
    .next()
    .isDone()
})
