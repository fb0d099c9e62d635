import { expectSaga } from 'redux-saga-test-plan'
import { recordActions } from 'src/features/session/record/recordSlice'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { checkServerName } from 'src/sagas/oneSignIn/checkServerName'
import type { SessionStatus } from 'src/services/api/sessionStatusService'
import { appReducer, appState, recordState } from 'test/support/appState'

const expectHeard = (status: SessionStatus, serverName?: string) =>
  expectSaga(checkServerName, status).withReducer(
    appReducer,
    appState({ record: recordState({ serverName }) }),
  )

const OVER = sessionEvents.overtaken({ by: 'otherAccount', mark: undefined })

// (one-sign-in/server-word)
test('the first name is kept', async () => {
  await expectHeard({ kind: 'factorDue', step: undefined, userName: 'ada' })
    .put(recordActions.serverNamed('ada'))
    .run()
})

test('the same name changes nothing, case aside', async () => {
  const { effects } = await expectHeard({ kind: 'authenticated', userName: 'Ada' }, 'ada').run()
  expect(effects.put).toBeUndefined()
})

test('another name ends the page’s sign-in', async () => {
  await expectHeard({ kind: 'authenticated', userName: 'bob' }, 'ada').put(OVER).run()
})

test.each<SessionStatus>([
  { kind: 'authenticated' },
  { kind: 'unauthenticated' },
  { kind: 'denied', text: undefined },
])('%p says nothing', async status => {
  const { effects } = await expectHeard(status, 'ada').run()
  expect(effects.put).toBeUndefined()
})
