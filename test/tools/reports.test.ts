import type { Sound } from 'tools/spoken/orca'
import { collectLines, withSection } from 'tools/spoken/tables'

const said = (ms: number, text: string): Sound => ({ ms, kind: 'said', text })
const stopped = (ms: number): Sound => ({ ms, kind: 'stopped', text: '' })

test.each<[rule: string, sounds: Sound[], lines: string[]]>([
  ['pieces are read one after the other', [said(0, 'one'), said(1, 'two')], ['one', 'two']],
  [
    'a voice that is stopped reads no more of its piece',
    [said(0, 'a long piece'), stopped(100)],
    ['a long piece …'],
  ],
  [
    'a stopped voice does not read the waiting pieces, which are struck out',
    [said(0, 'a long piece'), said(1, 'behind'), stopped(100), stopped(2000)],
    ['a long piece …', '~~behind~~'],
  ],
  [
    'a stop after the end cuts nothing off',
    [said(0, 'one'), stopped(5000), said(5001, 'two')],
    ['one', 'two'],
  ],
  [
    'times and numbers of the moment are masked',
    [said(0, 'Choose 58 in the app'), said(1, 'Asked for at 8:07 PM')],
    ['Choose nn in the app', 'Asked for at h:mm'],
  ],
  [
    'pages outside the app are left out',
    [said(0, 'Please wait'), said(1, 'The web app'), said(2, 'link')],
    ['Please wait'],
  ],
  [
    'it also works where the reader announces the whole page',
    [said(0, 'Please wait'), said(1, 'Finished loading The web app · Harbor.'), said(2, 'Page has 3 forms')],
    ['Please wait'],
  ],
  ['blanks alone are ignored', [said(0, ' ')], []],
])('the speech of a screen reader: %s', (_rule, sounds, lines) => {
  expect(collectLines(sounds)).toEqual(lines)
})

test.each([
  ['in place of its older section', '## B\n\nold\n\n## C\n', '## B\n\nnew\n\n## C\n'],
  ['at the end, if it has none', '## C\n', '## C\n\n## B\n\nnew\n'],
])('a walk is written %s', (_rule, before, after) => {
  expect(withSection(`Head\n\n${before}`, '## B', 'new')).toBe(`Head\n\n${after}`)
})
