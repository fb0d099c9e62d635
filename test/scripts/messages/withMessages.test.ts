import { withMessages } from 'scripts/messages/withMessages'

const SOURCE = `import { deInitial } from 'src/messages/de/initial'

/** Every word. */
export const de = {
  ...deInitial,

  'a.one': 'Eins',

  'b.three': { one: '{n} Tag', other: '{n} Tage' },
} as const satisfies Messages
`
const ORDER = ['a.one', 'a.two', 'b.three']

test('a text is replaced where it is, a new one comes where English has it', () => {
  const after = withMessages(
    SOURCE,
    new Map([
      ['a.one', 'It’s\u00a0one'],
      ['a.two', "It's"],
    ]),
    ORDER,
  )
  expect(after).toContain(`'a.one': 'It’s\\u00a0one',
'a.two': 'It\\'s',

  'b.three'`)
})

test('a plural has its forms', () => {
  const after = withMessages(SOURCE, new Map([['b.three', { one: 'x', few: 'y', other: 'z' }]]), ORDER)
  expect(after).toContain("'b.three': { one: 'x', few: 'y', other: 'z' },")
})
