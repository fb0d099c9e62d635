import { push, replace } from 'redux-first-history'
import { testSaga } from 'redux-saga-test-plan'
import { loginActions } from 'src/features/signIn/loginSlice'
import { goTo, goToInstead, leaveTo, leaveToStay } from 'src/sagas/navigation/goTo'
import { leaveFor, leaveForGood } from 'src/services/browser/navigation'

test('a screen is pushed under the base path', () => {
  testSaga(goTo, '/phone-auth').next().put(push('/signin/phone-auth', undefined)).next().isDone()
  testSaga(goTo, '/').next().put(push('/signin/', undefined)).next().isDone()
})

test('its state goes along', () => {
  const state = { previousPath: '/verification' } as const
  testSaga(goTo, '/', state).next().put(push('/signin/', state)).next().isDone()
})

test('a screen stands in place of the current one', () => {
  testSaga(goToInstead, '/phone-auth').next().put(replace('/signin/phone-auth', undefined)).next().isDone()
})

test('the form is hidden before the page is left', () => {
  testSaga(leaveTo, 'https://x.example/')
    .next()
    .put(loginActions.left())
    .next()
    .call(leaveFor, 'https://x.example/')
    .next()
    .isDone()
  testSaga(leaveToStay, 'https://x.example/')
    .next()
    .put(loginActions.left())
    .next()
    .call(leaveForGood, 'https://x.example/')
    .next()
    .isDone()
})
