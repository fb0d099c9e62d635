import { type Line, collectLines, sectionOf, withSection } from 'tools/spoken/tables'
import type { Sound } from 'tools/spoken/orca'

const said = (ms: number, text: string): Sound => ({ ms, kind: 'said', text })
const stopped = (ms: number): Sound => ({ ms, kind: 'stopped', text: '' })
const whole = (text: string): Line => ({ text, spoken: 'whole' })

test.each<[rule: string, sounds: Sound[], lines: Line[]]>([
  ['pieces are read one after the other', [said(0, 'one'), said(1, 'two')], [whole('one'), whole('two')]],
  [
    'a voice that is stopped reads no more of its piece',
    [said(0, 'a long piece'), stopped(100)],
    [{ text: 'a long piece', spoken: 'begun' }],
  ],
  [
    'a stopped voice does not read the waiting pieces',
    [said(0, 'a long piece'), said(1, 'behind'), stopped(100)],
    [
      { text: 'a long piece', spoken: 'begun' },
      { text: 'behind', spoken: 'not' },
    ],
  ],
  [
    'a stop after the end cuts nothing off',
    [said(0, 'one'), stopped(5000), said(5001, 'two')],
    [whole('one'), whole('two')],
  ],
  [
    'times and numbers of the moment are masked',
    [said(0, 'Choose 58 in the app'), said(1, 'Asked for at 8:07 PM')],
    [whole('Choose nn in the app'), whole('Asked for at h:mm')],
  ],
  [
    'pages outside the app are left out',
    [said(0, 'Please wait'), said(1, 'The web app'), said(2, 'link')],
    [whole('Please wait')],
  ],
  [
    'it also works where the reader announces the whole page',
    [said(0, 'Please wait'), said(1, 'Finished loading The web app · Harbor.'), said(2, 'Page has 3 forms')],
    [whole('Please wait')],
  ],
  ['blanks alone are ignored', [said(0, ' ')], []],
])('%s', (_rule, sounds, lines) => {
  expect(collectLines(sounds)).toEqual(lines)
})

test('a walk is a table: interrupted text ends in an ellipsis, unread text is struck out', () => {
  const lines: Line[][] = [[whole('a'), { text: 'b', spoken: 'begun' }], [{ text: 'c', spoken: 'not' }]]
  const heard = { walk: 'A walk', rows: [{ what: 'Tab', lines }] }
  expect(sectionOf(['Chromium', 'Firefox'], heard, 'Taken today.')).toBe(
    '## A walk\n\nTaken today.\n\n|  | Chromium | Firefox |\n| :-- | :-- | :-- |\n| Tab | a<br>b … | ~~c~~ |',
  )
})

const MARK = '<!-- spoken -->'
test.each<[rule: string, before: string, names: string[], after: string]>([
  ['the first walk names those that are missing', '', ['B', 'C'], 'Not taken yet: ‘C’.\n\n## B\n\nnew\n'],
  [
    'a walk takes the place of its older section',
    '\n\n## A\n\nold\n\n## B\n\nold\n',
    ['A', 'B'],
    '## A\n\nold\n\n## B\n\nnew\n',
  ],
  ['sections follow the order of walks', '\n\n## C\n\nold\n', ['B', 'C'], '## B\n\nnew\n\n## C\n\nold\n'],
  [
    'the section of a deleted walk is removed, and so is the note about missing ones',
    'Not taken yet: ‘B’.\n\n## X\n\nold\n',
    ['B'],
    '## B\n\nnew\n',
  ],
])('the page keeps each walk: %s', (_rule, before, names, after) => {
  expect(withSection(`Head\n${MARK}${before}`, '## B\n\nnew', names)).toBe(`Head\n${MARK}\n\n${after}`)
})
