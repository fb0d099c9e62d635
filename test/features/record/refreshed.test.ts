import type { UnknownAction } from '@reduxjs/toolkit'
import { companyActions } from 'src/features/company/companySlice'
import { recordActions, recordSlice } from 'src/features/record/recordSlice'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { sessionActions } from 'src/features/session/sessionSlice'

const MARK = { id: 'm1', who: '' }
const WAY = { back: undefined, caller: undefined }

// (storage/refresh)
test.each<[rule: string, event: UnknownAction, after: boolean]>([
  ['the first events of the page keep the state of the refresh', recordActions.returned(WAY), true],
  ['binding to a mark keeps the state of the refresh', recordActions.bound(MARK), true],
  ['a newer mark keeps the state of the refresh', recordActions.markTaken(MARK), true],
  ['the name that the server returns keeps the state of the refresh', recordActions.serverNamed('ada'), true],
  [
    'a poll of an approval keeps the state of the refresh',
    recordActions.requestTold({ challenge: '42' }),
    true,
  ],
  ['the start of a sign-out keeps the state of the refresh', recordActions.signOutBegan(), true],
  [
    'an aborted sign-in keeps the state of the refresh',
    sessionActions.signInAborted({ code: 'serverLater' }),
    true,
  ],
  ['every event of another slice keeps the state of the refresh', companyActions.settingsLoaded({}), true],
  ['closing the page ends the state of the refresh', recordActions.handedOn(), false],
  ['typing a name ends the state of the refresh', recordActions.nameTyped('ada'), false],
  [
    'the start of a sign-in ends the state of the refresh',
    recordActions.answered({ username: 'ada', mark: MARK, answer: {} }),
    false,
  ],
  ['a passed factor ends the state of the refresh', recordActions.factorPassed('code'), false],
  ['a failed sign-out ends the state of the refresh', recordActions.signOutFailed(), false],
  ['restoring the page ends the state of the refresh', recordActions.read({}), false],
  ['a sign-out ends the state of the refresh', sessionEvents.signedOut(), false],
  [
    'another user’s sign-in ends the state of the refresh',
    sessionEvents.overtaken({ by: 'otherAccount', mark: MARK }),
    false,
  ],
])('%s', (_rule, event, after) => {
  const refreshed = recordSlice.reducer(undefined, recordActions.refreshed())
  expect(refreshed.refreshed).toBe(true)
  expect(recordSlice.reducer(refreshed, event).refreshed ?? false).toBe(after)
})
