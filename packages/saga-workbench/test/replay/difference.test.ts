import type { JsonValue, Recording } from 'saga-workbench/recording/entries'
import { comparable } from 'saga-workbench/replay/comparable'
import { firstDifference } from 'saga-workbench/replay/difference'
import { placeOf, differenceLines, differenceSentence } from 'saga-workbench/replay/differenceText'
import { formatRecording } from 'saga-workbench/replay/formatRecording'
import { valuesMatch } from 'saga-workbench/replay/pairing'
import { parseRecording } from 'saga-workbench/replay/parseRecording'
import { differencesOf, MISSING, sideBySide } from 'saga-workbench/replay/sideBySide'
import { lanesOf } from 'saga-workbench/room/Lanes'
import { NAMES } from '../support/effects'

const read = (text: string): Recording => parseRecording(text, 'a recording', NAMES)

const GOOD = `root rootSaga []
rootSaga: spawn keepAlive ["login","$fn loginSaga"]
keepAlive: run loginSaga []
loginSaga: call ask ["grace"]
ask → {"kind":"right"}
loginSaga: put login/answered [{"kind":"right"}]
loginSaga: run leave ["/online"]
leave: call assign ["/online"] → "$undefined"
leave → "$undefined"
loginSaga → "$undefined"
`

const without = (part: string): string =>
  GOOD.split('\n')
    .filter(line => !line.includes(part))
    .join('\n')

const words = (good: string, other: string): string[] =>
  differencesOf(read(good), read(other)).map(differenceSentence)

/** Second recordings, each with a change, with their first difference from the good one, and its sentence. */
test.each<[rule: string, second: string, what: string, place: string, sentence: string | undefined]>([
  [
    'an effect that the second lacks',
    without('login/answered'),
    'missing',
    'loginSaga 2',
    'loginSaga lacks: put login/answered {"kind":"right"} – it goes on with: call leave "/online"',
  ],
  [
    'the last effect of a saga that is lost, before its caller’s next effect',
    GOOD.replace('leave: call assign ["/online"] → "$undefined"\n', '').replace(
      'loginSaga → ',
      'loginSaga: put login/ended []\nloginSaga → ',
    ),
    'missing',
    'leave 1',
    'leave lacks: call assign "/online" – it does nothing more',
  ],
  [
    'a call that is not answered',
    GOOD.slice(0, GOOD.indexOf('ask →')),
    'missing',
    'loginSaga 2',
    'loginSaga still waits: call ask "grace" – the other run went on with: put login/answered {"kind":"right"}',
  ],
  [
    'an effect that only the second has',
    GOOD.replace('loginSaga: put', 'loginSaga: put login/begun ["grace"]\nloginSaga: put'),
    'added',
    'loginSaga 2',
    'loginSaga also does: put login/begun "grace"',
  ],
  [
    'an effect in the place of another; only the first of several differences is reported',
    GOOD.replace('put login/answered', 'put login/failed').replace('["/online"] →', '["/home"] →'),
    'other',
    'loginSaga 2',
    'loginSaga does: put login/failed {"kind":"right"} – in place of: put login/answered {"kind":"right"}',
  ],
  [
    'another argument',
    GOOD.replace('call assign ["/online"]', 'call assign ["/home"]'),
    'other',
    'leave 1',
    'leave does: call assign "/home" – in place of: call assign "/online"',
  ],
  [
    'another answer, before its consequences',
    GOOD.replace('ask → {"kind":"right"}', 'ask → {"kind":"wrong"}').replace('answered', 'failed'),
    'answer',
    'loginSaga 1',
    'loginSaga: call ask "grace" gave {"kind":"wrong"} – in the other run it gave {"kind":"right"}',
  ],
  [
    'another end of a saga',
    GOOD.replace('loginSaga → "$undefined"', 'loginSaga → false'),
    'answer',
    'keepAlive 1',
    'keepAlive: call loginSaga gave false – in the other run it gave {"$":"undefined"}',
  ],
])('%s', (_rule, second, what, place, sentence) => {
  const found = firstDifference(read(GOOD), read(second))
  expect([found?.what, `${found?.saga} ${found?.nth}`]).toEqual([what, place])
  expect(words(GOOD, second)[0]).toBe(sentence)
})

test('the order of two parallel sagas is not a difference, nor is a second run that does the same', () => {
  const one = 'root page\npage: fork one\npage: fork two\none: take a/b\ntwo: take c/d\n'
  const other = 'root page\npage: fork one\none: take a/b\npage: fork two\ntwo: take c/d\n'
  expect(firstDifference(read(one), read(other))).toBeUndefined()
  expect(firstDifference(read(GOOD), read(GOOD))).toBeUndefined()
})

test('the story names the recorded effect, the present one, and the place', () => {
  const difference = firstDifference(read(GOOD), read(without('login/answered')))!
  const stack = 'Error\n at call (/a/src/sagas/effects.ts:9:1)\n at signIn (/a/src/sagas/signIn/x.ts:12:3)'
  expect(differenceLines({ ...difference, other: { ...difference.other!, stack } }, NAMES)).toEqual([
    'loginSaga, effect 2',
    '  recorded: put login/answered {"kind":"right"}',
    '  now:      call leave "/online", without the recorded one',
    '  at src/sagas/signIn/x.ts:12',
  ])
  expect(placeOf(difference.other)).toBeUndefined()
})

test('a missing effect is in the lane of its saga, before the one found instead', () => {
  const [good, other] = [read(GOOD), read(without('login/answered'))]
  const [one, two] = sideBySide(good, other, differencesOf(good, other)[0]!)
  const lane = lanesOf(two.tree, two).find(({ name }) => name === 'loginSaga')
  expect(lane?.marks.map(({ kind, name, id }) => [kind, name, two.highlights.get(id)])).toEqual([
    ['call', 'ask', undefined],
    ['put', 'login/answered', 'missing'],
  ])
  expect(two.highlights).toEqual(new Map([[MISSING, 'missing']]))
  const [lit] = one.highlights.keys()
  expect(one.tree.effects.get(lit!)?.name).toBe('login/answered')
})

const SLOW = `root rootSaga []
rootSaga: run poll []
`
const round = (n: number, left: number): string => `poll: call status []
status${n > 1 ? `.${n}` : ''} → "pending"
poll: run untilDeadline [{"wallMs":${left},"monotonicMs":1}]
untilDeadline${n > 1 ? `.${n}` : ''}: call millisecondsLeft [{"wallMs":${left},"monotonicMs":1}] → ${left}
untilDeadline${n > 1 ? `.${n}` : ''}: delay delay [${left}] → true
untilDeadline${n > 1 ? `.${n}` : ''} → "$undefined"
`
const END = 'poll: put poll/ended []\n'

describe('differences by chance', () => {
  test('the number of rounds of a loop and the clock are not differences; each effect keeps its own number', () => {
    const once = SLOW + round(1, 900) + END
    const often = SLOW + round(1, 850) + round(2, 700) + round(3, 2) + END
    expect(words(once, often)).toEqual([])
    expect(words(once, often.replace('poll/ended', 'poll/failed'))).toHaveLength(1)
    const { entries } = comparable(read(often))
    expect(entries.length).toBe(comparable(read(once)).entries.length)
    const numbers = new Set(read(often).entries.map(({ id }) => id))
    expect(entries.every(({ id }) => numbers.has(id))).toBe(true)
  })

  test('the order in which chunks load and unused chunks are not differences', () => {
    const chunk = (name: string, nth: string, does: string): string =>
      `root keepAlive ["${name}"]\nkeepAlive${nth}: run ${name}Saga []\n${name}Saga: ${does}\n`
    const used = 'call ask ["x"]'
    const one = chunk('one', '', used) + chunk('two', '.2', used)
    const other = chunk('two', '', used) + chunk('idle', '.2', 'take go') + chunk('one', '.3', used)
    expect(words(one, other)).toEqual([])
    expect(words(one, other.replace(/oneSaga: call ask .*\n$/, ''))).toHaveLength(1)
  })

  test('events after the end of the good recording are not differences', () => {
    const short = GOOD.slice(0, GOOD.indexOf('loginSaga: run leave'))
    expect(words(short, GOOD)).toEqual([])
    expect(words(short.replace('answered', 'failed'), GOOD)).toHaveLength(1)
  })

  test('random values and their consequences are not differences', () => {
    const drawn = (id: string): string =>
      GOOD.replace('"grace"]\n', `"grace","${id.repeat(16)}"]\n`).replace(
        '"right"}\n',
        `"right","id":"${id.repeat(16)}"}\n`,
      )
    expect(drawn('a1')).not.toBe(drawn('b2'))
    expect(words(drawn('a1'), drawn('b2'))).toEqual([])
  })
})

const LINES = `! {"type":"login/usernameSubmitted","payload":"\\u2192 [\\"x\\"]"}
root keepAlive ["login","$fn loginSaga"]
keepAlive: fork takeLeading ["$fn actionCreator login/submitted","$fn"]
takeLeading: take login/submitted or login/left
keepAlive: race race [["done","left"]]
race: done = run -
call: call ask ["a \\u2717 [b]"] ✗ {"$":"error","name":"Error","message":"no"}
race: left = take a channel
keepAlive: delay delay [1200]
a channel → {"kind":"seen"}
keepAlive: put login/ended []
keepAlive: put router/push [{"type":"router/push","payload":1,"meta":2}]
delay → true
`

test('a recording is written as it was read; a line that is not part of one is refused', () => {
  expect(formatRecording(parseRecording(LINES))).toBe(LINES)
  expect(() => parseRecording('root page\nnobody: call x')).toThrow('No effect above')
  expect(() => parseRecording('!!')).toThrow('not part of a recording')
})

test.each<[one: JsonValue, other: JsonValue, are: boolean]>([
  ['a', 'a', true],
  ['a', 'b', false],
  ['•••', 'b', true],
  ['•••', 7, true],
  ['•••', null, false],
  ['b', '•••', false],
  [['•••', 1], ['a', 1], true],
  [['•••', 1], ['a', 2], false],
  [['a'], { 0: 'a' }, false],
  [{ a: '•••' }, { a: 'b' }, true],
  [{ a: '•••' }, { b: 'b' }, false],
  [{ a: 1 }, { a: 1, b: 1 }, false],
  [{ '•••': '•••' }, { host: 'b' }, true],
  [{ $: 'function', name: 'send|told' }, { $: 'function', name: 'told' }, true],
  [{ $: 'function', name: 'send' }, { $: 'function', name: 'told' }, false],
  [{ $: 'function', name: '?', type: 'a/b' }, { $: 'function', name: 'actionCreator', type: 'a/b' }, true],
  [{ $: 'function', name: 'told', type: 'a/b' }, { $: 'function', name: 'told', type: 'a/c' }, false],
  [{ $: 'task', name: '?' }, { $: 'task', name: 'signIn' }, true],
  [{ $: 'function', name: '?' }, { $: 'task', name: 'signIn' }, false],
  [{ $: 'function', name: 'told' }, { $: 'function', name: '?' }, false],
])('%j and %j', (one, other, are) => {
  expect(valuesMatch(one, other)).toBe(are)
})
