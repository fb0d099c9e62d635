import { expectSaga, testSaga } from 'redux-saga-test-plan'
import * as matchers from 'redux-saga-test-plan/matchers'
import { autoLoginActions, selectAutoLogin } from 'src/features/autoLogin/autoLoginSlice'
import { selectRoute } from 'src/features/navigation/selectRoute'
import { loginActions, type LoginState, selectLogin } from 'src/features/signIn/loginSlice'
import { followHistory, showEntry, unlessBack } from 'src/sagas/signIn/stepHistory'
import { addStepEntry, isStepEntry } from 'src/services/browser/navigation'
import { appReducer, atStep, movedTo, stateOf } from 'test/support/appState'
import { slowCall } from 'test/support/slowCall'

const password: LoginState = { username: 'jane', step: 'password' }

// (sign-in/back)
test('the step after the username is stored before its history entry is added', () => {
  testSaga(followHistory)
    .next()
    .next({ password: loginActions.passwordAsked() })
    .select(selectLogin)
    .next(password)
    .call(addStepEntry)
    .next()
    .next({ moved: true })
    .call(showEntry, password)
})

test.each([
  ['a password', loginActions.passwordAsked()],
  [
    'an identity provider',
    loginActions.providerFound({ redirectUrl: 'https://idp.example/', ownProvider: false }),
  ],
])('%s adds a history entry, and a move of the browser shows its step', async (_step, action) => {
  await expectSaga(followHistory)
    .withReducer(appReducer, atStep(password))
    .provide([
      [matchers.call.fn(addStepEntry), undefined],
      [matchers.call.fn(showEntry), undefined],
    ])
    .call(addStepEntry)
    .call.like({ fn: showEntry })
    .dispatch(action)
    .dispatch(movedTo('/signin/'))
    .silentRun(20)
})

test('Back shows the username and then ends the progress of the hosts', () => {
  testSaga(showEntry, password)
    .next()
    .select(selectRoute)
    .next('/')
    .call(isStepEntry)
    .next(false)
    .select(selectAutoLogin)
    .next({ step: 'leaving' })
    .put(loginActions.wentBack())
    .next()
    .put(autoLoginActions.cancelled())
    .next()
    .isDone()
})

test.each<[rule: string, path: string, second: LoginState | undefined, isStep: boolean, step: string]>([
  ['Forward shows the step again', '/signin/', password, true, 'password'],
  ['Forward after a refresh finds no step', '/signin/', undefined, true, 'username'],
  ['another screen changes nothing', '/signin/forget-password', password, true, 'username'],
])('%s', async (_rule, path, second, isStep, step) => {
  const end = await expectSaga(showEntry, second)
    .withReducer(appReducer, appReducer(atStep({ username: 'jane', step: 'username' }), movedTo(path)))
    .provide({ call: ({ fn }, next) => (fn === isStepEntry ? isStep : (next() as unknown)) })
    .silentRun(20)
  expect(stateOf(end).login.step).toBe(step)
})

test('a window whose sign-in is complete does not change', async () => {
  const before = atStep(
    { username: 'jane', step: 'signingIn', answered: true },
    { autoLogin: { step: 'popupNotified', address: '/online/' } },
  )
  const end = await expectSaga(showEntry, password).withReducer(appReducer, before).silentRun(20)
  expect(stateOf(end)).toEqual(before)
})

test('a worker stops when the user goes back', async () => {
  const waiting = slowCall<undefined>()
  const after = jest.fn()
  const worker = function* (name: string) {
    yield waiting.made()
    after(name)
  }
  const run = expectSaga(unlessBack(worker as never), 'jane' as never)
    .dispatch(loginActions.wentBack())
    .run()
  await run
  waiting.answer(undefined)
  await run
  expect(after).not.toHaveBeenCalled()
})
