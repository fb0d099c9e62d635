import type { Recording } from 'saga-workbench/recording/entries'
import { comparable } from 'saga-workbench/replay/comparable'
import { parseRecording as readLines } from 'saga-workbench/replay/parseRecording'
import { differencesOf, MISSING, sideBySide } from 'saga-workbench/replay/sideBySide'
import { differenceSentence } from 'saga-workbench/replay/differenceText'
import { lanesOf } from 'saga-workbench/room/lanes'
import { NAMES } from '../support/effects'

const read = (text: string): Recording => readLines(text, 'a recording', NAMES)

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

const table: [what: string, other: string, sentence: string][] = [
  [
    'an effect that is lost',
    without('login/answered'),
    'loginSaga lacks: put login/answered {"kind":"right"} – it goes on with: call leave "/online"',
  ],
  [
    'the last effect of a saga that is lost',
    GOOD.replace('leave: call assign ["/online"] → "$undefined"\n', ''),
    'leave lacks: call assign "/online" – it does nothing more',
  ],
  [
    'a call that is not answered',
    GOOD.slice(0, GOOD.indexOf('ask →')),
    'loginSaga still waits: call ask "grace" – the other run went on with: put login/answered {"kind":"right"}',
  ],
  [
    'an effect that is new',
    GOOD.replace('loginSaga: put', 'loginSaga: put login/begun ["grace"]\nloginSaga: put'),
    'loginSaga also does: put login/begun "grace"',
  ],
  [
    'another effect',
    GOOD.replace('put login/answered', 'put login/failed'),
    'loginSaga does: put login/failed {"kind":"right"} – in place of: put login/answered {"kind":"right"}',
  ],
  [
    'another answer',
    GOOD.replace('ask → {"kind":"right"}', 'ask → {"kind":"wrong"}'),
    'loginSaga: call ask "grace" gave {"kind":"wrong"} – in the other run it gave {"kind":"right"}',
  ],
]

test.each(table)('the comparison names %s', (_what, other, sentence) => {
  expect(words(GOOD, other)[0]).toBe(sentence)
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
  test('the number of rounds of a loop and the clock are not differences', () => {
    const once = SLOW + round(1, 900) + END
    const often = SLOW + round(1, 850) + round(2, 700) + round(3, 2) + END
    expect(words(once, often)).toEqual([])
    expect(words(once, often.replace('poll/ended', 'poll/failed'))).toHaveLength(1)
    expect(comparable(read(often)).entries.length).toBe(comparable(read(once)).entries.length)
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

  test('an effect keeps its own number, so that it can be shown', () => {
    const recording: Recording = read(SLOW + round(1, 850) + round(2, 700) + END)
    const numbers = new Set(recording.entries.map(({ id }) => id))
    expect(comparable(recording).entries.every(({ id }) => numbers.has(id))).toBe(true)
  })
})
