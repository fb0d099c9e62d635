import { recordActions } from 'src/features/record/recordSlice'
import { selectAskerName } from 'src/features/record/selectors'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { appReducer, appState, recordState } from 'test/support/appState'

// (support/fields, storage/sign-out)
test.each<[rule: string, forget: boolean, asks: string]>([
  ['after a sign-out help is asked for by the person who has signed in on this browser last', false, 'ada'],
  ['after “Not you?” by nobody whom the page knows', true, ''],
])('%s', (_rule, forget, asks) => {
  const signedIn = appReducer(
    appState({ record: recordState({ typed: 'ada', username: 'ada' }) }),
    recordActions.remembered('ada'),
  )
  expect(selectAskerName(appReducer(signedIn, sessionEvents.signedOut(forget)))).toBe(asks)
})
