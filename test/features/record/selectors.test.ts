import {
  ownNameOf,
  selectAnswer,
  selectAwaited,
  selectBack,
  selectCaller,
  selectDone,
  selectExtras,
  selectNewCodeAt,
  selectPopup,
  selectTyped,
  selectAccountName,
  selectBound,
  selectGuest,
  selectInstalled,
  selectOwnNames,
  selectTrustDays,
  selectPageUser,
} from 'src/features/record/selectors'
import type { PageUser, RecordState } from 'src/features/record/recordState'
import { type RecordFacts, recordState, appState, appReducer } from 'test/support/appState'
import type { UnknownAction } from '@reduxjs/toolkit'
import { recordActions, recordSlice } from 'src/features/record/recordSlice'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { sessionActions } from 'src/features/session/sessionSlice'
import { END_PAGES } from 'src/constants/journeys'
import { endPage, type SignInEnd, signInEnd } from 'src/features/record/signInEnd'
import type { Caller } from 'src/services/addresses/caller'
import { companyActions } from 'src/features/company/companySlice'

const of = (record: RecordFacts) => ({ record: recordState(record) })

type Names = [account: string, who: PageUser]

// (one-sign-in/names, support/fields)
test.each<[rule: string, record: RecordFacts, names: Names]>([
  ['knows no name', {}, ['', { proof: 'remembered', name: '' }]],
  [
    'knows the name of the sign-in that has begun',
    { username: 'ada', typed: 'ada' },
    ['ada', { proof: 'entered', name: 'ada' }],
  ],
  [
    'prefers a name that was typed later to the account of its sign-in',
    { username: 'ada', typed: 'bob' },
    ['ada', { proof: 'entered', name: 'bob' }],
  ],
  ['knows a typed name, which proves no account', { typed: 'a' }, ['', { proof: 'entered', name: 'a' }]],
  [
    'knows a name from a cookie, which proves no account',
    { lastUsername: 'lasa' },
    ['', { proof: 'remembered', name: 'lasa' }],
  ],
  [
    'prefers the typed name to the remembered one',
    { typed: 'a', lastUsername: 'lasa' },
    ['', { proof: 'entered', name: 'a' }],
  ],
  [
    'knows the name that the server has returned',
    { account: { proof: 'none', serverName: 'ada' } },
    ['ada', { proof: 'account', name: 'ada' }],
  ],
  [
    'prefers a typed name to one that only the server has returned',
    { account: { proof: 'none', serverName: 'ada' }, typed: 'bob' },
    ['ada', { proof: 'entered', name: 'bob' }],
  ],
  [
    'knows the name that the mark proves',
    { account: { proof: 'mark', markedName: 'ada' }, lastUsername: 'ada' },
    ['ada', { proof: 'account', name: 'ada' }],
  ],
  [
    'prefers the account to which it is bound to a name that was typed before',
    { account: { proof: 'mark', markedName: 'ada' }, typed: 'bob' },
    ['ada', { proof: 'account', name: 'ada' }],
  ],
])('a page %s', (_rule, record, names) => {
  const state = of(record)
  expect([selectAccountName(state), selectPageUser(state)]).toEqual(names)
})

// (one-sign-in/bound)
test.each<[rule: string, record: RecordFacts, bound: boolean]>([
  ['a page without a sign-in', {}, false],
  ['a page with a sign-in', { username: 'ada' }, true],
  ['a page without a name that belongs to an account', { account: { proof: 'mark' } }, true],
  ['a page whose credential is being checked', { username: 'ada', pending: { id: 'e', name: 'ada' } }, false],
])('%s is bound: %p', (_rule, record, bound) => {
  expect(selectBound(of(record))).toBe(bound)
})

test('the account name and its alias both belong to the user', () => {
  expect(
    selectOwnNames(
      of({ account: { proof: 'credential', name: 'ann@acme', alias: 'ann', serverName: 'ann@acme' } }),
    ),
  ).toEqual(['ann@acme', 'ann'])
})

test.each<[rule: string, record: RecordFacts, guest: boolean]>([
  ['no flag is known', {}, false],
  ['the text message was sent to a guest', { guest: true }, true],
  ['the text message was not sent to a guest', { guest: false }, false],
  ['the reset was started by a guest', { phone: { reference: '67', isGuest: true } }, true],
  [
    'the reset was started by a guest, whoever signed in before',
    { guest: false, phone: { reference: '67', isGuest: true } },
    true,
  ],
])('whether the user is a guest if %s', (_rule, record, guest) => {
  expect(selectGuest(of(record))).toBe(guest)
})

test('the facts of a record are read, and their defaults', () => {
  const ENDS = { monotonicMs: 1, wallMs: 2 }
  const facts = {
    back: '/b',
    caller: 'popup',
    typed: 'ada',
    extras: { trustDays: 3 },
    newCodeAt: ENDS,
  } as const
  const awaited = { mfaType: 'sms' as const, timeoutS: 60 }
  const full = of({ ...facts, awaited, answer: { autoLoginEnabled: true }, done: ['passkey'] })
  const read = [
    selectAnswer,
    selectBack,
    selectPopup,
    selectCaller,
    selectTyped,
    selectDone,
    selectExtras,
    selectAwaited,
    selectNewCodeAt,
  ]
  const values = [
    { autoLoginEnabled: true },
    '/b',
    true,
    'popup',
    'ada',
    ['passkey'],
    { trustDays: 3 },
    awaited,
    ENDS,
  ]
  expect(read.map(select => select(full))).toEqual(values)
  const none = [{}, undefined, false, undefined, '', ['password'], {}, undefined, undefined]
  expect(read.map(select => select(of({})))).toStrictEqual(none)
  expect(ownNameOf({ proof: 'remembered', name: 'ada' })).toBe('')
  expect(ownNameOf({ proof: 'entered', name: 'ada' })).toBe('ada')
})

// (factors/trust-device)
test('a guest’s device is never trusted', () => {
  expect(selectTrustDays(of({ extras: { trustDays: 30 } }))).toBe(30)
  expect(selectTrustDays(of({ extras: { trustDays: 30 }, guest: true }))).toBeUndefined()
})

// (onboarding/install-once)
test.each<[record: RecordFacts, installed: boolean]>([
  [{}, false],
  [{ installed: true }, true],
  [{ deviceResults: ['mfa'] }, false],
  [{ deviceResults: ['mfa', 'install'] }, true],
])('given %p, the installation is complete: %s', (record, installed) => {
  expect(selectInstalled(of(record))).toBe(installed)
})

describe('the user of the page', () => {
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

  // (support/phone-beside, storage/next-person)
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
})

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

describe('the end of a sign-in', () => {
  const OWN_PAGES = END_PAGES.filter(([, { mode }]) => mode === undefined)

  // (addresses/popup-told)
  test.each<[caller: Caller | undefined, end: SignInEnd]>([
    [undefined, 'webApp'],
    ['popup', 'popup'],
    ...OWN_PAGES.map(([name, { page }]): [Caller, SignInEnd] => [page as Caller, name]),
  ])('for the opener %s, the sign-in ends with %s', (caller, end) => {
    expect(signInEnd(caller)).toBe(end)
  })

  test('each end at a page of the app has a different page', () => {
    const pages = END_PAGES.map(([name]) => endPage(name)?.page)
    expect(pages).toEqual(END_PAGES.map(([, { page }]) => page))
    expect(new Set(pages).size).toBe(pages.length)
    expect([endPage('webApp'), endPage('popup')]).toEqual([undefined, undefined])
  })
})

describe('a refresh', () => {
  const mark = { id: 'm1', who: '' }
  const refreshed = recordSlice.reducer(undefined, recordActions.refreshed())

  const KEEPING: UnknownAction[] = [
    recordActions.returned({ back: undefined, caller: undefined }),
    recordActions.bound(mark),
    recordActions.markTaken(mark),
    recordActions.serverNamed('ada'),
    recordActions.requestTold({ challenge: '42' }),
    recordActions.signOutBegan(),
    sessionActions.signInAborted({ code: 'serverLater' }),
    companyActions.settingsLoaded({}),
  ]
  const ENDING: UnknownAction[] = [
    recordActions.handedOn(),
    recordActions.nameTyped('ada'),
    recordActions.answered({ username: 'ada', mark, answer: {} }),
    recordActions.factorPassed('code'),
    recordActions.signOutFailed(),
    recordActions.read({}),
    sessionEvents.signedOut(),
    sessionEvents.overtaken({ by: 'otherAccount', mark }),
  ]

  // (storage/refresh)
  test.each(KEEPING)('is still in force after $type, which the next page does not need', event => {
    expect(recordSlice.reducer(refreshed, event).mirrored).toBe('wayBack')
  })

  test.each(ENDING)('is no longer in force after $type', event => {
    expect(recordSlice.reducer(refreshed, event).mirrored).toBe('all')
  })
})
