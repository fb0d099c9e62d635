import type { UnknownAction } from '@reduxjs/toolkit'
import { companyActions } from 'src/features/company/companySlice'
import { recordActions, recordSlice } from 'src/features/record/recordSlice'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { sessionActions } from 'src/features/session/sessionSlice'

const MARK = { id: 'm1', who: '' }
const WAY = { back: undefined, caller: undefined }

// (storage/refresh)
test.each<[rule: string, event: UnknownAction, after: boolean]>([
  ['the first steps of the page keep the state of the refresh', recordActions.returned(WAY), true],
  ['so does the binding to a mark', recordActions.bound(MARK), true],
  ['so does a newer mark', recordActions.markTaken(MARK), true],
  ['so does the name that the server returns', recordActions.serverNamed('ada'), true],
  ['so does a poll of an approval', recordActions.requestTold({ challenge: '42' }), true],
  ['so does a sign-out that begins', recordActions.signOutBegan(), true],
  ['so does a sign-in that is aborted', sessionActions.signInAborted({ code: 'serverLater' }), true],
  ['so does every event of another slice', companyActions.settingsLoaded({}), true],
  ['a page that goes away ends it', recordActions.handedOn(), false],
  ['a typed name ends it', recordActions.nameTyped('ada'), false],
  [
    'a sign-in that begins ends it',
    recordActions.answered({ username: 'ada', mark: MARK, answer: {} }),
    false,
  ],
  ['a passed factor ends it', recordActions.factorPassed('code'), false],
  ['a sign-out that fails ends it', recordActions.signOutFailed(), false],
  ['a restored page ends it', recordActions.read({}), false],
  ['a sign-out ends it', sessionEvents.signedOut(), false],
  ['another user’s sign-in ends it', sessionEvents.overtaken({ by: 'otherAccount', mark: MARK }), false],
])('%s', (_rule, event, after) => {
  const refreshed = recordSlice.reducer(undefined, recordActions.refreshed())
  expect(refreshed.refreshed).toBe(true)
  expect(recordSlice.reducer(refreshed, event).refreshed ?? false).toBe(after)
})
