import type { UnknownAction } from '@reduxjs/toolkit'
import { companyActions } from 'src/features/company/companySlice'
import { recordActions, recordSlice } from 'src/features/record/recordSlice'
import type { RecordState } from 'src/features/record/recordState'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { sessionActions } from 'src/features/session/sessionSlice'

const MARK = { id: 'm1', who: '' }
const WAY = { back: undefined, caller: undefined }

// (storage/refresh)
test.each<[rule: string, event: UnknownAction, after: RecordState['mirrored']]>([
  ['the first events of the page keep the state of the refresh', recordActions.returned(WAY), 'wayBack'],
  ['binding to a mark keeps the state of the refresh', recordActions.bound(MARK), 'wayBack'],
  ['a newer mark keeps the state of the refresh', recordActions.markTaken(MARK), 'wayBack'],
  [
    'the name that the server returns keeps the state of the refresh',
    recordActions.serverNamed('ada'),
    'wayBack',
  ],
  [
    'a poll of an approval keeps the state of the refresh',
    recordActions.requestTold({ challenge: '42' }),
    'wayBack',
  ],
  ['the start of a sign-out keeps the state of the refresh', recordActions.signOutBegan(), 'wayBack'],
  [
    'an aborted sign-in keeps the state of the refresh',
    sessionActions.signInAborted({ code: 'serverLater' }),
    'wayBack',
  ],
  [
    'every event of another slice keeps the state of the refresh',
    companyActions.settingsLoaded({}),
    'wayBack',
  ],
  ['closing the page ends the state of the refresh', recordActions.handedOn(), 'all'],
  ['typing a name ends the state of the refresh', recordActions.nameTyped('ada'), 'all'],
  [
    'the start of a sign-in ends the state of the refresh',
    recordActions.answered({ username: 'ada', mark: MARK, answer: {} }),
    'all',
  ],
  ['a passed factor ends the state of the refresh', recordActions.factorPassed('code'), 'all'],
  ['a failed sign-out ends the state of the refresh', recordActions.signOutFailed(), 'all'],
  ['restoring the page ends the state of the refresh', recordActions.read({}), 'all'],
  ['a sign-out ends the state of the refresh', sessionEvents.signedOut(), 'all'],
  [
    'another user’s sign-in ends the state of the refresh',
    sessionEvents.overtaken({ by: 'otherAccount', mark: MARK }),
    'all',
  ],
])('%s', (_rule, event, after) => {
  const refreshed = recordSlice.reducer(undefined, recordActions.refreshed())
  expect(refreshed.mirrored).toBe('wayBack')
  expect(recordSlice.reducer(refreshed, event).mirrored).toBe(after)
})
