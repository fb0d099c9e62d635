import { keysOf, recordOf, refreshedKeysOf } from 'src/features/record/recordKeys'
import { recordActions, recordSlice } from 'src/features/record/recordSlice'
import { NO_ACCOUNT } from 'src/features/record/recordChanges'
import type { Account, RecordState } from 'src/features/record/recordState'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { sessionActions } from 'src/features/session/sessionSlice'
import type { UnknownAction } from '@reduxjs/toolkit'
import { type RecordFacts, recordState } from 'test/support/appState'

const ANSWER = { passwordIsActivationCode: true, passwordExpiresIn: 9, autoLoginEnabled: false }
const ENDS = { monotonicMs: 60_000, wallMs: 1_060_000 }
const NEXT_ENDS = { monotonicMs: 90_000, wallMs: 1_090_000 }
const MARK = { id: 'm1', who: 'aa' }
const NEXT = { id: 'm2', who: 'bb' }

/** A record in which every field is set. */
const ADA: RecordFacts = {
  typed: 'a',
  username: 'ada',
  lastUsername: 'lasa',
  answer: ANSWER,
  done: ['passkey', 'code'],
  back: '/old',
  caller: 'popup',
  guest: true,
  phone: { reference: '67', isGuest: true },
  onboardingStatus: 'Required',
  userSettings: { photo: 'p' },
  deviceDue: true,
  deviceResults: ['mfa', 'install'],
  awaited: { mfaType: 'guestSms', timeoutS: 60, ends: ENDS },
  extras: { trustDays: 30, resend: true, reference: '67' },
  newCodeAt: ENDS,
  mark: MARK,
  account: { proof: 'credential', name: 'ada', serverName: 'ada' },
}
const ADAS = recordState(ADA)
const own = (name: string): Account => ({ proof: 'credential', name })

const NOT_BEGUN: RecordFacts = {
  answer: {},
  done: undefined,
  deviceDue: false,
}
const NO_CODE: RecordFacts = { awaited: undefined, extras: {}, newCodeAt: undefined }
const NOBODYS: RecordFacts = {
  ...NOT_BEGUN,
  ...NO_CODE,
  guest: undefined,
  phone: undefined,
  onboardingStatus: undefined,
  userSettings: undefined,
}
const EMPTY = recordState()
const OWN = { id: 'e', name: 'ada' }
const PHONE = { reference: '99', isGuest: false }

const answer = (username: string) =>
  recordActions.answered({ username, mark: NEXT, answer: { passkeyOffer: true }, done: ['passkey'] })

// The effect of each event on each field (storage/mirror, storage/next-person, addresses/back-owner).
const life: [event: string, happens: UnknownAction, then: RecordFacts][] = [
  [
    'an arrival with a return address starts a new record',
    recordActions.arrived({ back: '/new', caller: undefined }),
    {
      ...NOT_BEGUN,
      username: undefined,
      onboardingStatus: undefined,
      back: '/new',
      caller: undefined,
      mark: undefined,
      account: NO_ACCOUNT,
    },
  ],
  [
    'an arrival without a return address clears it',
    recordActions.arrived({ back: undefined, caller: 'popup' }),
    {
      ...NOT_BEGUN,
      username: undefined,
      onboardingStatus: undefined,
      back: undefined,
      caller: 'popup',
      mark: undefined,
      account: NO_ACCOUNT,
    },
  ],
  [
    'a return address within the app replaces the previous one',
    recordActions.returned({ back: '/new', caller: undefined }),
    { back: '/new' },
  ],
  [
    'returning without a return address keeps the previous one',
    recordActions.returned({ back: undefined, caller: undefined }),
    {},
  ],
  [
    'another answer for the same user starts a new record and keeps the return address',
    answer('Ada'),
    {
      ...NOBODYS,
      typed: 'Ada',
      username: 'Ada',
      answer: { passkeyOffer: true },
      done: ['passkey'],
      mark: NEXT,
      account: own('Ada'),
    },
  ],
  [
    'an answer for another user clears the return address and keeps the waiting opener',
    answer('bob'),
    {
      ...NOBODYS,
      typed: 'bob',
      username: 'bob',
      answer: { passkeyOffer: true },
      done: ['passkey'],
      back: undefined,
      mark: NEXT,
      account: own('bob'),
    },
  ],
  [
    'leaving for an identity provider keeps the entered name',
    recordActions.leftForProvider({ username: 'ada', mark: NEXT }),
    { ...NOBODYS, typed: 'ada', account: { proof: 'away', name: 'ada' }, mark: NEXT },
  ],
  [
    'a verified reset acts for its own account',
    recordActions.resetProved({ username: 'bob', mark: NEXT }),
    { mark: NEXT, account: { proof: 'credential', name: 'bob', serverName: 'bob' } },
  ],
  [
    'a completed reset has no session left to end',
    recordActions.resetFinished(false),
    { guest: false, phone: undefined, account: NO_ACCOUNT },
  ],
  [
    'a later answer is merged into the first',
    recordActions.answerMerged({ passwordIsActivationCode: false }),
    { answer: { ...ANSWER, passwordIsActivationCode: false } },
  ],
  [
    'a passed factor is kept',
    recordActions.factorPassed('approval'),
    { done: ['passkey', 'code', 'approval'] },
  ],
  [
    'a factor with a code stores the details of its code',
    recordActions.factorDue({
      text: { mfaType: 'sms', timeoutS: 300, isGuest: false },
      extras: { trustDays: 7 },
    }),
    {
      awaited: { mfaType: 'sms', timeoutS: 300 },
      guest: false,
      extras: { trustDays: 7 },
      newCodeAt: undefined,
    },
  ],
  [
    'a factor without a code stores the details of its step',
    recordActions.factorDue({}),
    { extras: {}, newCodeAt: undefined },
  ],
  ['a completed code is cleared', recordActions.codeForgotten(), NO_CODE],
  ['a new code is possible at this time', recordActions.newCodeFixed(NEXT_ENDS), { newCodeAt: NEXT_ENDS }],
  [
    'a code that is sent again has a new duration',
    recordActions.codeProlonged({ timeoutS: 90, ends: { monotonicMs: 1, wallMs: 2 } }),
    { awaited: { mfaType: 'guestSms', timeoutS: 90, ends: { monotonicMs: 1, wallMs: 2 } } },
  ],
  [
    'a request that is sent again clears its number and place',
    recordActions.requestRenewed(),
    { extras: { trustDays: 30 } },
  ],
  [
    'another username clears the phone number and the guest flag',
    recordActions.nameTyped('bob'),
    { typed: 'bob', phone: undefined, guest: undefined },
  ],
  [
    'the same username clears the phone number, which must be looked up again',
    recordActions.nameTyped('a'),
    { phone: undefined },
  ],
  ['a forgotten name is no longer prefilled', recordActions.nameForgotten('A'), { typed: undefined }],
  [
    'a forgotten name of an earlier sign-in is no longer prefilled',
    recordActions.nameForgotten('lasa'),
    { lastUsername: undefined },
  ],
  ['forgetting another name changes nothing', recordActions.nameForgotten('bob'), {}],
  ['a repeated device installation changes nothing', recordActions.installed(), {}],
  ['an announced credential is recorded', recordActions.pendingChanged(OWN), { pending: OWN }],
  ['entries are recorded once', recordActions.entriesNoticed(['e', 'e']), { knownIds: ['e'] }],
  [
    'a described request has new facts',
    recordActions.requestTold({ place: 'x' }),
    { extras: { place: 'x' } },
  ],
  ['a request without facts has none', recordActions.requestTold({}), { extras: {} }],
  ['an onboarding status is recorded', recordActions.onboardingRead('None'), { onboardingStatus: 'None' }],
  ['settings are recorded', recordActions.userSettingsRead({ photo: 'q' }), { userSettings: { photo: 'q' } }],
  ['a device that is no longer due is recorded', recordActions.deviceDueRead(false), { deviceDue: false }],
  ['a phone is recorded', recordActions.phoneFound(PHONE), { phone: PHONE }],
  ['the end of no sign-out keeps the mark', recordActions.signOutDone(NEXT), {}],
  [
    'a refresh keeps only the facts that the rest of the sign-in needs',
    recordActions.refreshed(),
    {
      ...NO_CODE,
      typed: 'ada',
      guest: undefined,
      phone: undefined,
      onboardingStatus: undefined,
      userSettings: undefined,
      deviceResults: [],
      installed: true,
      mirrored: 'wayBack',
    },
  ],
  [
    'leaving the app ends the record and keeps the account',
    recordActions.ended(),
    { ...NOT_BEGUN, back: undefined, caller: undefined },
  ],
  [
    'an aborted sign-in has no session left to end',
    sessionActions.signInAborted({ code: 'serverLater' }),
    { account: NO_ACCOUNT },
  ],
  ['a newer mark of the same user is adopted', recordActions.markTaken(NEXT), { mark: NEXT }],
  [
    'a return from the provider writes the mark',
    recordActions.providerReturned(NEXT),
    { mark: NEXT, account: { proof: 'back', name: 'ada', serverName: 'ada' } },
  ],
  [
    'the time of a code begins when it is shown',
    recordActions.codeShown(NEXT_ENDS),
    { awaited: { mfaType: 'guestSms', timeoutS: 60, ends: NEXT_ENDS } },
  ],
]
test.each([recordActions.codeShown(ENDS), recordActions.codeProlonged({ timeoutS: 90, ends: ENDS })])(
  'without a code, $type changes nothing',
  event => {
    expect(recordSlice.reducer(EMPTY, event)).toEqual(EMPTY)
  },
)
test.each(life)('%s', (_event, happens, then) => {
  expect(recordSlice.reducer(ADAS, happens)).toEqual(recordState({ ...ADA, ...then }))
})

test('signing out keeps only the waiting opener and the name of the last user', () => {
  expect(recordSlice.reducer(ADAS, sessionEvents.signedOut())).toEqual({
    ...EMPTY,
    lastUsername: 'lasa',
    caller: 'popup',
    mark: MARK,
  })
})

// (one-sign-in/ended)
test('another sign-in in this browser keeps only the typed name and the waiting opener', () => {
  expect(recordSlice.reducer(ADAS, sessionEvents.overtaken({ by: 'otherAccount', mark: NEXT }))).toEqual({
    ...EMPTY,
    typed: 'a',
    caller: 'popup',
    mark: NEXT,
  })
})

test('a completed reset keeps the name that the server has returned', () => {
  const account: Account = { proof: 'none', serverName: 'ada' }
  const before = recordState({ ...ADA, account })
  expect(recordSlice.reducer(before, recordActions.resetFinished(true)).account).toEqual(account)
})

test('a return address that is too long is truncated to a length that is still rejected', () => {
  const { back = '' } = recordSlice.reducer(
    EMPTY,
    recordActions.arrived({ back: `/${'x'.repeat(5000)}`, caller: undefined }),
  )
  expect(back.length).toBeGreaterThan(2048 + '/login'.length)
  expect(back.length).toBeLessThan(5000)
})

const WHOLE = {
  passwordIsActivationCode: false,
  autoLoginEnabled: false,
  passkeyOffer: false,
  passwordChange: 'expired',
}
test.each<[stored: object, more?: object]>([
  [{ passwordExpiresIn: null }, { type: 'x' }],
  [{ ...WHOLE, type: 'federated' }],
  [WHOLE, { type: 'x' }],
  [{}, { type: 'federated', passwordChange: undefined }],
])('of an answer, the record holds %j', (stored, more = {}) => {
  const answered = recordActions.answered({ username: 'a', mark: NEXT, answer: { ...stored, ...more } })
  expect(recordSlice.reducer(EMPTY, answered).signIn.answer).toStrictEqual(stored)
})

// (one-sign-in/names)
test('the server’s account name replaces an alias', () => {
  const { typed, username, account, mark } = recordSlice.reducer(
    ADAS,
    recordActions.aliasReplaced('ada@acme'),
  )
  expect({ typed, username, account, mark }).toEqual({
    typed: 'ada@acme',
    username: 'ada@acme',
    account: { proof: 'credential', name: 'ada@acme', alias: 'ada', serverName: 'ada@acme' },
    mark: MARK,
  })
})

// (one-sign-in/sign-out)
describe('the status of a sign-out', () => {
  const running = recordSlice.reducer(ADAS, recordActions.signOutBegan())
  const failed = recordSlice.reducer(running, recordActions.signOutFailed())
  const { leftForProvider, markTaken, providerReturned } = recordActions

  test.each<[what: string, from: RecordState, happens: UnknownAction, then: RecordState['signOut']]>([
    ['is running once the sign-out has begun', ADAS, recordActions.signOutBegan(), 'running'],
    ['fails', running, recordActions.signOutFailed(), 'failed'],
    ['still runs while a user signs in', running, answer('bob'), 'running'],
    ['is retried if the sign-out begins again', failed, recordActions.signOutBegan(), 'retried'],
    ['works', running, recordActions.signOutDone(NEXT), undefined],
    ['is cleared once a user signs in', failed, answer('bob'), undefined],
    ['stays failed at a provider’s page', failed, leftForProvider({ username: 'b', mark: NEXT }), 'failed'],
    ['is cleared after the return from it', failed, providerReturned(NEXT), undefined],
    ['is cleared once a user signs in in another tab', failed, markTaken(NEXT), undefined],
    ['is cleared if another tab signs out', failed, markTaken({ ...NEXT, who: '', ended: true }), undefined],
    ['stays failed if another tab’s user is unknown', failed, markTaken({ ...NEXT, who: '' }), 'failed'],
    ['stays failed after a reset code in another tab', failed, markTaken({ ...NEXT, reset: true }), 'failed'],
    ['stays failed after a refresh', failed, recordActions.refreshed(), 'failed'],
    ['stays failed when the browser restores the page', failed, recordActions.read({}), 'failed'],
    ['still runs when another tab signs in', running, markTaken(NEXT), 'running'],
    ['stays failed on the sign-in page', failed, sessionEvents.signedOut(), 'failed'],
    ['ignores a late failure', ADAS, recordActions.signOutFailed(), undefined],
  ])('%s', (_what, from, happens, then) => {
    expect(recordSlice.reducer(from, happens).signOut).toBe(then)
  })
})

test('a read of the session status is recorded', () => {
  expect(recordSlice.reducer(ADAS, recordActions.namingChanged('reading')).account.naming).toBe('reading')
})

// (alternatives/step)
test('a request without facts keeps the alternatives of its step', () => {
  const before = recordState({ extras: { alternatives: ['sms'], place: 'x' } })
  const { factor } = recordSlice.reducer(before, recordActions.requestTold({}))
  expect(factor.extras).toEqual({ alternatives: ['sms'] })
})

test('a successful sign-out takes its mark', () => {
  const running = recordSlice.reducer(ADAS, recordActions.signOutBegan())
  expect(recordSlice.reducer(running, recordActions.signOutDone(NEXT)).mark).toEqual(NEXT)
})

// (onboarding/install-once)
test('only an installed app is still installed after a refresh', () => {
  const installed = recordSlice.reducer(EMPTY, recordActions.installed())
  const refreshed = [EMPTY, installed].map(before => recordSlice.reducer(before, recordActions.refreshed()))
  expect(refreshed.map(({ signIn }) => signIn.installed)).toEqual([false, true])
})

// (one-sign-in/names)
test.each<[before: Account, after: Account]>([
  [{ proof: 'back', name: 'ada' }, own('ada')],
  [{ proof: 'mark' }, { proof: 'mark' }],
])('the name from the server completes the account %j', (before, after) => {
  const { account } = recordSlice.reducer(recordState({ account: before }), recordActions.serverNamed('ada'))
  expect(account).toEqual({ ...after, serverName: 'ada', naming: 'read' })
})

// (storage/session-keys)
describe('the session storage keys', () => {
  test('hold the whole record under the names that the web app reads', () => {
    expect(keysOf({ ...ADAS, signOut: 'failed' })).toEqual({
      username: 'a',
      authUsername: 'ada',
      userSettings: { photo: 'p' },
      onboardingStatus: 'Required',
      mfaType: 'guestSms',
      mfaTimeout: 60,
      mfaDeadline: 1_060_000,
      guestAccess: true,
      resetPasswordPhoneInfo: [{ reference: '67', isGuest: true }],
      deviceComplianceResults: ['mfa', 'install'],
      back: '/old',
      mode: 'popup',
      stepExtras: { trustDays: 30, resend: true, reference: '67', newCodeAt: 1_060_000 },
      signIn: {
        said: ANSWER,
        deviceDue: true,
        installed: undefined,
        done: ['passkey', 'code'],
        mark: { ...MARK, username: 'ada' },
        serverName: 'ada',
        signOutFailed: true,
      },
    })
  })

  test('hold only the return address and the mark without its name after a refresh', () => {
    expect(refreshedKeysOf(ADAS)).toEqual({ back: '/old', mode: 'popup', signIn: { mark: MARK } })
  })

  test('hold nothing for a page that has not begun a sign-in, not even its mark', () => {
    const account: Account = { proof: 'mark', serverName: 'ada' }
    const values = Object.values(keysOf({ ...EMPTY, mark: MARK, account }))
    expect(values.filter(value => value !== undefined)).toEqual([])
  })

  test('restore the same record on the next page', () => {
    const kept = { ...keysOf(ADAS), codeEnds: ENDS, newCodeAt: ENDS, lastUsername: 'lasa' }
    expect(recordOf(kept)).toEqual(ADAS)
  })

  test('restore the parts that are stored', () => {
    const provider = {
      provider: 'away',
      alias: 'a',
      mark: { ...MARK, username: 'ada', ended: true },
      signOutFailed: true,
    }
    expect(recordOf({ mfaTimeout: 60, signIn: provider } as never)).toEqual({
      ...EMPTY,
      mark: { ...MARK, ended: true },
      signOut: 'failed',
      account: { proof: 'away', name: 'ada', alias: 'a' },
      factor: { awaited: { mfaType: 'sms', timeoutS: 60 }, extras: {} },
    })
    // The session may be another one on the next page (one-sign-in/names).
    expect(recordOf({ signIn: { serverName: 'ada' } }).account).toStrictEqual(NO_ACCOUNT)
  })

  // (storage/next-person)
  test('record that the browser has left for an identity provider, and for which user', () => {
    const provider = recordSlice.reducer(ADAS, recordActions.leftForProvider({ username: 'bob', mark: NEXT }))
    expect(recordOf(keysOf(provider))).toMatchObject({
      username: 'bob',
      account: { proof: 'away', name: 'bob' },
    })
  })
})

// (one-sign-in/provider-return, one-sign-in/names)
test.each<[rule: string, proof: 'credential' | 'away', mark: RecordState['mark'], then: Account]>([
  ['keeps its mark and its account', 'credential', MARK, own('ada')],
  ['drops a provider’s mark, which proves no account', 'away', undefined, NO_ACCOUNT],
])(
  'a page that the browser restores, and whose sign-in is no longer stored, %s',
  (_rule, proof, mark, account) => {
    const before = recordState({ mark: MARK, account: { proof, name: 'ada' } })
    expect(recordSlice.reducer(before, recordActions.read({}))).toMatchObject({ mark, account })
  },
)
