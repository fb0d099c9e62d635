import { push, replace } from 'redux-first-history'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { testSaga } from 'redux-saga-test-plan'
import { goTo, redirectTo, exitTo, exitReplacing } from 'src/sagas/navigation/goTo'
import { assignLocation, replaceLocation } from 'src/services/browser/navigation'

test('a screen is pushed under the base path', () => {
  testSaga(goTo, '/phone-auth').next().put(push('/signin/phone-auth', undefined)).next().isDone()
  testSaga(goTo, '/').next().put(push('/signin/', undefined)).next().isDone()
})

test('its state goes along', () => {
  const state = { previousPath: '/verification' } as const
  testSaga(goTo, '/', state).next().put(push('/signin/', state)).next().isDone()
})

test('a screen stands in place of the current one', () => {
  testSaga(redirectTo, '/phone-auth').next().put(replace('/signin/phone-auth', undefined)).next().isDone()
})

test('the form is hidden before the page is left', () => {
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
