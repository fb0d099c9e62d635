import type { UnknownAction } from '@reduxjs/toolkit'
import { recordActions, recordSlice } from 'src/features/record/recordSlice'
import { selectPageUser } from 'src/features/record/selectors'
import type { RecordState, PageUser } from 'src/features/record/recordState'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { sessionActions } from 'src/features/session/sessionSlice'
import { appState } from 'test/support/appState'

const mark = { id: 'm1', who: 'aa' }
const typed = recordActions.nameTyped
const remembered = recordActions.remembered('lasa')
const signedIn = (username: string) => recordActions.answered({ username, mark, answer: {} })
const signedInByAlias = recordActions.answered({ username: 'ada', alias: 'ada@acme', mark, answer: {} })
const aborted = sessionActions.signInAborted({ code: 'serverLater' })
const forgotten = recordActions.nameForgotten
const overtaken = sessionEvents.overtaken({ by: 'otherAccount', mark })
const refreshed = recordActions.refreshed()
const proven = recordActions.resetProved({ username: 'bob', mark })
const bound = [recordActions.bound(mark), recordActions.markNamed('bob')]

const entered = (name: string): PageUser => ({ proof: 'entered', name })
const account = (name: string): PageUser => ({ proof: 'account', name })
const LAST: PageUser = { proof: 'remembered', name: 'lasa' }

// (support/phone-beside, support/desk-facts, storage/next-person)
test.each<[rule: string, events: UnknownAction[], who: PageUser]>([
  ['before a name is typed', [], LAST],
  ['while a user signs in', [typed('ada'), signedIn('ada')], entered('ada')],
  ['after the sign-in was aborted', [typed('ada'), signedIn('ada'), aborted], entered('ada')],
  [
    'once another name is typed after an aborted sign-in',
    [typed('ada'), signedIn('ada'), aborted, typed('bob')],
    entered('bob'),
  ],
  [
    'once another name is typed on the way back from a factor',
    [typed('ada'), signedIn('ada'), typed('bob')],
    entered('bob'),
  ],
  ['after another user signed in with a passkey', [typed('ada'), signedIn('bob')], entered('bob')],
  [
    'after the name of a departure was replaced by an alias',
    [
      typed('ada'),
      recordActions.leftForProvider({ username: 'ada', mark }),
      recordActions.providerReturned(mark),
      recordActions.aliasReplaced('ada@acme'),
    ],
    entered('ada@acme'),
  ],
  [
    'after the code of another user’s reset',
    [typed('ada'), signedIn('ada'), aborted, typed('bob'), proven],
    entered('bob'),
  ],
  ['after the name of a sign-in was removed', [typed('ada'), signedIn('ada'), forgotten('ada')], LAST],
  [
    'after the typed alias of a sign-in was removed',
    [typed('ada@acme'), signedInByAlias, forgotten('Ada@acme')],
    LAST,
  ],
  [
    'after an earlier user’s alias was removed',
    [typed('ada@acme'), signedInByAlias, typed('bob'), forgotten('ada@acme')],
    entered('bob'),
  ],
  [
    'after a remembered name was removed by the alias of its account',
    [signedInByAlias, recordActions.remembered('ada'), forgotten('ada@acme')],
    { proof: 'remembered', name: '' },
  ],
  [
    'after an earlier user’s name was removed',
    [typed('ada'), signedIn('ada'), typed('bob'), forgotten('ada')],
    entered('bob'),
  ],
  [
    'after another tab ended the sign-in of a user who typed another name',
    [typed('ada'), signedIn('ada'), typed('bob'), overtaken],
    entered('bob'),
  ],
  ['after a refresh during a sign-in', [typed('ada'), signedIn('ada'), refreshed], entered('ada')],
  [
    'after a refresh without a sign-in under way',
    [typed('ada'), signedIn('ada'), aborted, typed('bob'), refreshed],
    LAST,
  ],
  [
    'after a second refresh, once the server has returned the name',
    [recordActions.read({ signIn: { mark } }), recordActions.serverNamed('ada')],
    account('ada'),
  ],
  ['on a page that is bound to another account', [typed('ada'), ...bound], account('bob')],
  ['after the page was released from that account', [...bound, recordActions.unbound()], LAST],
])('the name of a support request %s', (_rule, events, who) => {
  const record = [remembered, ...events].reduce<RecordState | undefined>(recordSlice.reducer, undefined)
  expect(selectPageUser(appState({ record: record! }))).toEqual(who)
})

// (storage/next-person)
test('a name that is typed after a sign-in with a passkey does not inherit the guest access of that sign-in', () => {
  const guest = recordActions.factorDue({ text: { mfaType: 'guestSms', timeoutS: 60, isGuest: true } })
  const record = [typed('ada'), signedIn('bob'), guest, typed('ada')].reduce<RecordState | undefined>(
    recordSlice.reducer,
    undefined,
  )
  expect(record?.user.guest).toBeUndefined()
})
