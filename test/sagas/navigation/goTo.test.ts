import { push, replace } from 'redux-first-history'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { testSaga } from 'redux-saga-test-plan'
import { goTo, redirectTo, exitTo, exitReplacing } from 'src/sagas/navigation/goTo'
import { assignLocation, replaceLocation } from 'src/services/browser/navigation'

test('a screen is pushed below the base path', () => {
  testSaga(goTo, '/phone-auth').next().put(push('/signin/phone-auth', undefined)).next().isDone()
  testSaga(goTo, '/').next().put(push('/signin/', undefined)).next().isDone()
})

test('the state of a screen is pushed with it', () => {
  const state = { previousPath: '/verification' } as const
  testSaga(goTo, '/', state).next().put(push('/signin/', state)).next().isDone()
})

test('a screen can replace the current one', () => {
  testSaga(redirectTo, '/phone-auth').next().put(replace('/signin/phone-auth', undefined)).next().isDone()
})

test('the form is hidden before the page redirects', () => {
  testSaga(exitTo, 'https://x.example/')
    .next()
    .put(sessionEvents.pageLeft())
    .next()
    .call(assignLocation, 'https://x.example/')
    .next()
    .isDone()
  testSaga(exitReplacing, 'https://x.example/')
    .next()
    .put(sessionEvents.pageLeft())
    .next()
    .call(replaceLocation, 'https://x.example/')
    .next()
    .isDone()
})
