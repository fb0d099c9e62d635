import {
  compareMarks,
  type Decision,
  decide,
  isOld,
  isOvertaken,
  isOwnReturn,
  mayGoFirst,
  type PageFacts,
  type SignInSnapshot,
  type SnapshotEntry,
  type SnapshotMark,
  isRejection,
  settlementOfUnknown,
} from 'src/features/oneSignIn/protocol'
import { type NameFacts, nameOutcome, actingUser } from 'src/features/oneSignIn/accountName'
import { failureOfKind } from 'test/support/failures'

const BOUND: PageFacts = { bound: true, markId: 'm0' }
const UNBOUND: PageFacts = { bound: false, markId: 'm0' }

const mark = (more: Partial<SnapshotMark> = {}): SnapshotMark => ({ id: 'm1', who: '', own: false, ...more })
const entry = (more: Partial<SnapshotEntry> = {}): SnapshotEntry => ({
  id: 'e1',
  who: '',
  at: 0,
  own: false,
  old: false,
  ...more,
})

const ACT: Decision = { kind: 'act' }
const HOLD: Decision = { kind: 'hold' }
const OTHER: Decision = { kind: 'end', by: 'otherAccount' }

const table: [rule: string, page: PageFacts, seen: Partial<SignInSnapshot>, decision: Decision][] = [
  ['without a mark the page may act', BOUND, {}, ACT],
  ['under its own mark the page may act', BOUND, { mark: mark({ id: 'm0' }) }, ACT],
  [
    'a new mark of the same user is adopted',
    BOUND,
    { mark: mark({ own: true }) },
    { kind: 'act', adopt: mark({ own: true }) },
  ],
  ['another user’s mark ends a bound page', BOUND, { mark: mark() }, OTHER],
  [
    'a sign-out ends a bound page',
    BOUND,
    { mark: mark({ ended: true }) },
    { kind: 'end', by: 'signedOutElsewhere' },
  ],
  ['an unbound page adopts any mark', UNBOUND, { mark: mark() }, { kind: 'act', adopt: mark() }],
  ['a page that found no mark ends at the first one', { bound: true, markId: '' }, { mark: mark() }, OTHER],
  ['a credential of a different user makes the page wait', BOUND, { entries: [entry()] }, HOLD],
  ['a credential of a different user makes an unbound page wait', UNBOUND, { entries: [entry()] }, HOLD],
  ['the same user’s credential does not delay the page', BOUND, { entries: [entry({ own: true })] }, ACT],
  ['another user’s mark precedes an entry', BOUND, { mark: mark(), entries: [entry({ old: true })] }, OTHER],
  [
    'an old entry of a different user is settled and ends a bound page',
    BOUND,
    { entries: [entry({ old: true }), entry({ old: true, own: true })] },
    { kind: 'settle', entries: [false, true].map(own => ({ id: 'e1', own, writesMark: true })), end: true },
  ],
  [
    'an unbound page settles an old entry of a different user and continues',
    UNBOUND,
    { entries: [entry({ old: true })] },
    { kind: 'settle', entries: [{ id: 'e1', own: false, writesMark: true }], end: false },
  ],
  [
    'an old entry of the same user leaves the session unknown',
    BOUND,
    { entries: [entry({ old: true, own: true })] },
    { kind: 'settle', entries: [{ id: 'e1', own: true, writesMark: true }], end: false },
  ],
  [
    'an old entry of the same user is only removed under that user’s mark',
    BOUND,
    { mark: mark({ id: 'm0', own: true }), entries: [entry({ old: true, own: true })] },
    { kind: 'settle', entries: [{ id: 'e1', own: true, writesMark: false }], end: false },
  ],
]

// (one-sign-in/compared, one-sign-in/hold, one-sign-in/old)
test.each(table)('%s', (_rule, page, seen, decision) => {
  expect(decide(page, { mark: undefined, entries: [], ...seen })).toEqual(decision)
})

test('comparing marks ignores the entries', () => {
  expect(compareMarks(BOUND, mark({ id: 'm0' }))).toBe('same')
})

// (one-sign-in/old)
test.each([
  [0, false],
  [60_000, false],
  [60_001, true],
  [-60_000, false],
  [-60_001, true],
])('an entry that is %i ms old is expired: %p', (ageMs, old) => {
  expect(isOld(entry({ at: 1_000_000 }), 1_000_000 + ageMs)).toBe(old)
})

const OWN = entry({ id: 'b', at: 5 })

// (one-sign-in/one-at-a-time)
test.each<[rule: string, others: SnapshotEntry[], announced: boolean, first: boolean]>([
  ['it may if there is no other entry', [], true, true],
  ['it must wait for an earlier entry', [entry({ id: 'z', at: 4 })], true, false],
  ['it may before a later entry', [entry({ id: 'a', at: 6 })], true, true],
  ['it must wait for a simultaneous entry with a smaller id', [entry({ id: 'a', at: 5 })], true, false],
  ['it may before a simultaneous entry with a greater id', [entry({ id: 'c', at: 5 })], true, true],
  ['it may before a credential of the same user', [entry({ id: 'a', at: 1, own: true })], true, true],
  ['it must start again if its own entry is gone or expired', [], false, false],
])('whether a credential may be sent: %s', (_rule, entries, announced, first) => {
  expect(mayGoFirst(OWN, { mark: undefined, entries }, announced)).toBe(first)
})

const SENT = { announced: true, sentUnder: 'm0', id: 'e1' }

// (one-sign-in/accepted)
test.each<[rule: string, announced: boolean, current: SnapshotMark | undefined, overtaken: boolean]>([
  ['no mark was written', true, undefined, false],
  ['the mark is unchanged', true, mark({ id: 'm0' }), false],
  ['the same user has a new mark', true, mark({ own: true }), false],
  ['a sign-out has ended since', true, mark({ ended: true }), false],
  ['another user has signed in since', true, mark(), true],
  ['another page has settled the entry', false, undefined, true],
])('whether an accepted credential is overtaken if %s', (_rule, announced, current, overtaken) => {
  expect(isOvertaken({ ...SENT, announced }, current)).toBe(overtaken)
})

// (one-sign-in/unknown)
test('only a rejection that the contract defines leaves the session as it is', () => {
  expect(isRejection(failureOfKind('refused', { status: 401 }))).toBe(true)
  expect(isRejection(failureOfKind('unreadable', { status: 401 }))).toBe(false)
  expect(isRejection(new TypeError('x'))).toBe(false)
})

test('an unknown outcome is settled once, and never replaces the mark of the same user', () => {
  expect(settlementOfUnknown(false, undefined)).toBe('nothing')
  expect(settlementOfUnknown(true, mark({ own: true }))).toBe('remove')
  expect(settlementOfUnknown(true, mark())).toBe('mark')
})

// (one-sign-in/provider-return)
test.each<[rule: string, current: SnapshotMark | undefined, own: boolean]>([
  ['no mark has been written since', mark({ id: 'm0' }), true],
  ['only the same user has signed in since', mark({ own: true }), true],
  ['another user has signed in since', mark(), false],
  ['the storage is empty', undefined, true],
])('whether the return from an identity provider belongs to its user if %s', (_rule, current, own) => {
  expect(isOwnReturn('m0', current)).toBe(own)
})

describe('the name of an account', () => {
  // (one-sign-in/server-word, one-sign-in/names)
  test.each<[rule: string, facts: NameFacts, outcome: string]>([
    ['becomes the name of a page that knows no account', { names: [], awaitsName: false }, 'named'],
    ['changes nothing for the same account', { names: ['ann', 'Ann@acme'], awaitsName: false }, 'same'],
    ['belongs to another account if it differs', { names: ['ann'], awaitsName: false }, 'other'],
    [
      'makes the entered name an alias in the first answer after an identity provider',
      { names: ['ann'], awaitsName: true },
      'alias',
    ],
  ])('the name in a session status %s', (_rule, facts, outcome) => {
    expect(nameOutcome(facts, 'ann@ACME')).toBe(outcome)
  })

  // (one-sign-in/server-word)
  test.each<[rule: string, facts: Parameters<typeof actingUser>[0], acting: object]>([
    [
      'if neither the company nor the server asks for it, no name is sent',
      { name: 'ada', serverName: undefined, enabled: false },
      {},
    ],
    [
      'a name is sent if the session status asks for it',
      { name: 'Ada', serverName: 'ada', enabled: false },
      { userName: 'Ada' },
    ],
    [
      'a name is sent if the company asks for it',
      { name: 'ada', serverName: undefined, enabled: true },
      { userName: 'ada' },
    ],
    [
      'the server’s name is sent if the page knows no other',
      { name: '', serverName: 'ada', enabled: true },
      { userName: 'ada' },
    ],
    ['without a known name, none is sent', { name: '', serverName: undefined, enabled: true }, {}],
  ])('%s', (_rule, facts, acting) => {
    expect(actingUser(facts)).toEqual(acting)
  })
})
