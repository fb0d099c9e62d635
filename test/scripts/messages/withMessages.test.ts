import { withMessages, withoutMessages } from 'scripts/messages/withMessages'

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

test('a new text comes behind the one before it in English, also where the catalogue has another order', () => {
  const after = withMessages(
    SOURCE,
    new Map([
      ['a.one', 'One'],
      ['c.new', 'New'],
    ]),
    ['b.three', 'c.new', 'a.one'],
  )
  expect(after).toContain("'a.one': 'One',")
  expect(after).toContain("{ one: '{n} Tag', other: '{n} Tage' },\n'c.new': 'New',")
})

test('only texts that are not used are removed', () => {
  const { source, removed } = withoutMessages(SOURCE, key => key !== 'a.one')
  expect(removed).toEqual(['a.one'])
  expect(source).toBe(SOURCE.replace("\n\n  'a.one': 'Eins',", ''))
})

test('the last text is removed with its comma', () => {
  const { source } = withoutMessages(SOURCE, key => key !== 'b.three')
  expect(source).toContain("  'a.one': 'Eins',\n} as const")
})
