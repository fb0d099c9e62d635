import { covered, idleBefore, isRoundTrip, type Span } from 'tools/bench/journeys/calls'

const rows: [rule: string, spans: Span[], sum: number][] = [
  ['nothing', [], 0],
  ['one within', [{ from: 12, until: 15 }], 3],
  [
    'two beside each other, in any order',
    [
      { from: 16, until: 18 },
      { from: 11, until: 13 },
    ],
    4,
  ],
  [
    'two that overlap count once',
    [
      { from: 11, until: 15 },
      { from: 13, until: 17 },
    ],
    6,
  ],
  [
    'one within another counts once',
    [
      { from: 11, until: 17 },
      { from: 12, until: 13 },
    ],
    6,
  ],
  [
    'time before and after the window does not count',
    [
      { from: 5, until: 12 },
      { from: 18, until: 30 },
    ],
    4,
  ],
  ['one that never ends', [{ from: 19, until: Infinity }], 1],
]
test.each(rows)('the covered share of ten moments is correct: %s', (_rule, spans, sum) => {
  expect(covered(spans, { from: 10, until: 20 })).toBe(sum)
})

const idle: [rule: string, calls: Span[], ms: number][] = [
  ['a call that begins later ends it', [{ from: 14, until: 30 }], 4],
  [
    'the first of them',
    [
      { from: 17, until: 18 },
      { from: 15, until: 16 },
    ],
    5,
  ],
  [
    'a call that was already in progress is not idle time',
    [
      { from: 5, until: 12 },
      { from: 16, until: 18 },
    ],
    4,
  ],
  ['without any call, the whole time is idle', [], 10],
]
test.each(idle)('nothing is under way until the page asks: %s', (_rule, calls, ms) => {
  expect(idleBefore(calls, { from: 10, until: 20 })).toBe(ms)
})

const ORIGIN = 'http://127.0.0.1:1'
test.each<[what: string, type: string, url: string, network: boolean]>([
  ['a page', 'Document', `${ORIGIN}/online/`, true],
  ['an answer', 'Fetch', `${ORIGIN}/api/auth/v2/login`, true],
  ['a script of the app', 'Script', `${ORIGIN}/signin/main.js`, false],
  ['a style of the web app', 'Stylesheet', `${ORIGIN}/online/app.css`, false],
  ['a style of the provider’s page', 'Stylesheet', 'http://127.0.0.1:2/idp.css', true],
  ['an image within the page', 'Image', 'data:image/svg+xml,<svg/>', false],
])('counts %s as network or not', (_what, type, url, network) => {
  expect(isRoundTrip(type, url, ORIGIN)).toBe(network)
})
