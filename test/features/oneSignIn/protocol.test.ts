import {
  compareMarks,
  type Decision,
  decide,
  isOld,
  isOvertaken,
  isOwnReturn,
  mayGoFirst,
  type PageFacts,
  type Seen,
  type SeenEntry,
  type SeenMark,
  settlementOfUnknown,
} from 'src/features/oneSignIn/protocol'

const BOUND: PageFacts = { bound: true, markId: 'm0' }
const UNBOUND: PageFacts = { bound: false, markId: 'm0' }

const mark = (more: Partial<SeenMark> = {}): SeenMark => ({ id: 'm1', who: '', own: false, ...more })
const entry = (more: Partial<SeenEntry> = {}): SeenEntry => ({
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

const table: [rule: string, page: PageFacts, seen: Partial<Seen>, decision: Decision][] = [
  ['without a mark the page acts', BOUND, {}, ACT],
  ['under its own mark the page acts', BOUND, { mark: mark({ id: 'm0' }) }, ACT],
  [
    'a new mark of the same user changes nothing',
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
  [
    'a page that found no mark is ended by the first one',
    { bound: true, markId: '' },
    { mark: mark() },
    OTHER,
  ],
  ['a credential of a different user holds the page', BOUND, { entries: [entry()] }, HOLD],
  ['it holds an unbound page as well', UNBOUND, { entries: [entry()] }, HOLD],
  ['a credential of the same user holds nothing', BOUND, { entries: [entry({ own: true })] }, ACT],
  [
    'another user’s mark counts before an entry',
    BOUND,
    { mark: mark(), entries: [entry({ old: true })] },
    OTHER,
  ],
  [
    'an old entry of a different user is settled and ends a bound page',
    BOUND,
    { entries: [entry({ old: true })] },
    { kind: 'settle', entries: [{ id: 'e1', own: false, writesMark: true }], end: true },
  ],
  [
    'an unbound page settles it and goes on',
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

test('a comparison alone does not look at entries', () => {
  expect(compareMarks(BOUND, mark({ id: 'm0' }))).toBe('same')
})

// (one-sign-in/old)
test.each([
  [0, false],
  [60_000, false],
  [60_001, true],
  [-60_000, false],
  [-60_001, true],
])('an entry that is %i ms old is old: %p', (ageMs, old) => {
  expect(isOld(entry({ at: 1_000_000 }), 1_000_000 + ageMs)).toBe(old)
})

const OWN = entry({ id: 'b', at: 5 })

// (one-sign-in/one-at-a-time)
test.each<[rule: string, others: SeenEntry[], announced: boolean, first: boolean]>([
  ['alone, it goes', [], true, true],
  ['after an earlier one, it waits', [entry({ id: 'z', at: 4 })], true, false],
  ['before a later one, it goes', [entry({ id: 'a', at: 6 })], true, true],
  ['after one of the same moment with a smaller id, it waits', [entry({ id: 'a', at: 5 })], true, false],
  ['before one of the same moment with a greater id, it goes', [entry({ id: 'c', at: 5 })], true, true],
  ['a credential of the same user does not count', [entry({ id: 'a', at: 1, own: true })], true, true],
  ['an entry that is gone or old begins again', [], false, false],
])('a credential goes first: %s', (_rule, entries, announced, first) => {
  expect(mayGoFirst(OWN, { mark: undefined, entries }, announced)).toBe(first)
})

const SENT = { announced: true, sentUnder: 'm0', id: 'e1' }

// (one-sign-in/accepted)
test.each<[rule: string, announced: boolean, current: SeenMark | undefined, overtaken: boolean]>([
  ['no mark has come', true, undefined, false],
  ['the mark is the one from before', true, mark({ id: 'm0' }), false],
  ['its user has another mark', true, mark({ own: true }), false],
  ['a sign-out has ended meanwhile', true, mark({ ended: true }), false],
  ['another user has signed in', true, mark(), true],
  ['another page has settled the entry', false, undefined, true],
])('an accepted credential is overtaken if %s', (_rule, announced, current, overtaken) => {
  expect(isOvertaken({ ...SENT, announced }, current)).toBe(overtaken)
})

// (one-sign-in/unknown)
test('an unknown outcome is settled once, and not over the mark of the same user', () => {
  expect(settlementOfUnknown(false, undefined)).toBe('nothing')
  expect(settlementOfUnknown(true, mark({ own: true }))).toBe('remove')
  expect(settlementOfUnknown(true, mark())).toBe('mark')
})

// (one-sign-in/provider-return)
test.each<[rule: string, current: SeenMark | undefined, own: boolean]>([
  ['nothing has been written since', mark({ id: 'm0' }), true],
  ['only the same user has signed in since', mark({ own: true }), true],
  ['another user has signed in since', mark(), false],
  ['the storage holds nothing', undefined, true],
])('the return from a provider is its user’s if %s', (_rule, current, own) => {
  expect(isOwnReturn('m0', current)).toBe(own)
})
