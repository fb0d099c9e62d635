import { firstDifference } from 'saga-workbench/replay/difference'
import { parseRecording } from 'saga-workbench/replay/parseRecording'
import { placeOf, differenceLines } from 'saga-workbench/replay/differenceText'
import { formatRecording } from 'saga-workbench/replay/formatRecording'
import { NAMES } from '../support/effects'

const GOOD = `root sagas
sagas: run signIn ["grace"]
signIn: call ask ["grace"]
ask → {"kind":"right"}
signIn: put login/answered [{"kind":"right"}]
signIn: run leave ["/online"]
leave: call assign ["/online"] → "$undefined"
leave → "$undefined"
signIn → true
`

const without = (part: string): string =>
  GOOD.split('\n')
    .filter(line => !line.includes(part))
    .join('\n')

/** Second recordings, each with a change, and their first difference from the good one. */
const table: [rule: string, second: string, difference: object | undefined][] = [
  ['the same', GOOD, undefined],
  ['an effect that the second lacks', without('login/answered'), { what: 'missing', saga: 'signIn', nth: 2 }],
  [
    'an effect that only the second has',
    GOOD.replace('signIn: put', 'signIn: put login/begun []\nsignIn: put'),
    { what: 'added', saga: 'signIn', nth: 2 },
  ],
  [
    'an effect in the place of another',
    GOOD.replace('put login/answered', 'put login/failed'),
    { what: 'other', saga: 'signIn', nth: 2 },
  ],
  [
    'another argument',
    GOOD.replace('call assign ["/online"]', 'call assign ["/home"]'),
    { what: 'other', saga: 'leave', nth: 1 },
  ],
  [
    'another answer, before its consequences',
    GOOD.replace('ask → {"kind":"right"}', 'ask → {"kind":"wrong"}').replace('answered', 'failed'),
    { what: 'answer', saga: 'signIn', nth: 1 },
  ],
  ['another end of a saga', GOOD.replace('→ true', '→ false'), { what: 'answer', saga: 'sagas', nth: 1 }],
  [
    'a saga that ends too early, before its caller’s next effect',
    GOOD.replace('leave: call assign ["/online"] → "$undefined"\n', '').replace(
      'signIn → true',
      'signIn: put login/ended []\nsignIn → true',
    ),
    { what: 'missing', saga: 'leave', nth: 1 },
  ],
]

test.each(table)('%s', (_rule, second, difference) => {
  const found = firstDifference(parseRecording(GOOD), parseRecording(second))
  expect(found && { what: found.what, saga: found.saga, nth: found.nth }).toEqual(difference)
})

test('only the first of several differences is reported', () => {
  const second = GOOD.replace('login/answered', 'login/failed').replace('["/online"] →', '["/home"] →')
  expect(firstDifference(parseRecording(GOOD), parseRecording(second))).toMatchObject({
    saga: 'signIn',
    nth: 2,
  })
})

test('the order of two parallel sagas is not a difference', () => {
  const one = 'root page\npage: fork one\npage: fork two\none: take a/b\ntwo: take c/d\n'
  const other = 'root page\npage: fork one\none: take a/b\npage: fork two\ntwo: take c/d\n'
  expect(firstDifference(parseRecording(one), parseRecording(other))).toBeUndefined()
})

test('the story names the recorded effect, the present one, and the place', () => {
  const difference = firstDifference(parseRecording(GOOD), parseRecording(without('login/answered')))!
  const stack = 'Error\n at call (/a/src/sagas/effects.ts:9:1)\n at signIn (/a/src/sagas/signIn/x.ts:12:3)'
  expect(differenceLines({ ...difference, other: { ...difference.other!, stack } }, NAMES)).toEqual([
    'signIn, effect 2',
    '  recorded: put login/answered {"kind":"right"}',
    '  now:      call leave "/online", without the recorded one',
    '  at src/sagas/signIn/x.ts:12',
  ])
  expect(placeOf(difference.other)).toBeUndefined()
})

const LINES = `! {"type":"login/usernameSubmitted","payload":"→ [\\"x\\"]"}
root keepAlive ["login","$fn loginSaga"]
keepAlive: fork takeLeading ["$fn actionCreator login/submitted","$fn"]
takeLeading: take login/submitted or login/left
keepAlive: race race [["done","left"]]
race: done = run -
call: call ask ["a ✗ [b]"] ✗ {"$":"error","name":"Error","message":"no"}
race: left = take a channel
keepAlive: delay delay [1200]
a channel → {"kind":"seen"}
keepAlive: put login/ended []
keepAlive: put router/push [{"type":"router/push","payload":1,"meta":2}]
delay → true
`

test('a recording is written as it was read', () => {
  expect(formatRecording(parseRecording(LINES))).toBe(LINES)
})

test('a line that is not part of a recording is refused', () => {
  expect(() => parseRecording('root page\nnobody: call x')).toThrow('No effect above')
  expect(() => parseRecording('!!')).toThrow('not part of a recording')
})
