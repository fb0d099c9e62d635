import { expectSaga } from 'redux-saga-test-plan'
import { recordActions } from 'src/features/record/recordSlice'
import { call } from 'src/sagas/effects'
import { untilSignOutSettled } from 'src/sagas/oneSignIn/untilSignOutSettled'
import { appReducer, appState, recordState } from 'test/support/appState'

const send = (): void => undefined
function* submit() {
  yield* call(untilSignOutSettled)
  yield* call(send)
}

const expectSubmit = (signOut?: 'running' | 'failed' | 'retried') =>
  expectSaga(submit).withReducer(appReducer, appState({ record: recordState({ signOut }) }))

// (one-sign-in/sign-out)
test.each([undefined, 'failed'] as const)('a sign-out %s is not waited for', async signOut => {
  await expectSubmit(signOut).call(send).run()
})

test.each(['running', 'retried'] as const)('a sign-out that is %s is waited for', async signOut => {
  await expectSubmit(signOut).not.call(send).silentRun(20)
})

test.each([
  ['works', recordActions.signOutDone({ id: 'm1', who: '', ended: true })],
  ['fails', recordActions.signOutFailed()],
])('a submit waits until the sign-out %s', async (_how, end) => {
  await expectSubmit('running').dispatch(end).call(send).run()
})
