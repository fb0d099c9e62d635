import { recordActions } from 'src/features/record/recordSlice'
import { selectPageUser } from 'src/features/record/selectors'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { appReducer, appState, recordState } from 'test/support/appState'

// (support/fields, storage/sign-out)
test.each<[rule: string, forget: boolean, asks: string]>([
  ['after a sign-out, a support request has the name of the last user of this browser', false, 'ada'],
  ['after “Not you?”, a support request has no name', true, ''],
])('%s', (_rule, forget, asks) => {
  const signedIn = appReducer(
    appState({ record: recordState({ typed: 'ada', username: 'ada' }) }),
    recordActions.remembered('ada'),
  )
  expect(selectPageUser(appReducer(signedIn, sessionEvents.signedOut(forget))).name).toBe(asks)
})
