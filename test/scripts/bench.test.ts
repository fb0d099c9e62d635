import { bytesByPackage, ownerOf } from 'scripts/bench/bytesByPackage'
import { formatTable } from 'scripts/bench/formatTable'
import { median } from 'scripts/bench/median'

test.each([
  ['of an odd number, the middle one', [30, 1, 2], 2],
  ['of an even number, the mean of the middle two', [4, 1, 100, 2], 3],
  ['of one, itself', [7], 7],
])('the median is, %s', (_rule, values, expected) => {
  expect(median(values)).toBe(expected)
})

test.each([
  ['webpack://foyer/./node_modules/react-dom/cjs/react-dom.js', 'react-dom'],
  ['webpack://foyer/./node_modules/@redux-saga/core/dist/x.js', '@redux-saga/core'],
  ['webpack://foyer/./node_modules/a/node_modules/b/index.js', 'b'],
  ['webpack://foyer/./src/index.tsx', 'Foyer'],
  ['webpack://foyer/webpack/bootstrap', 'webpack'],
  [undefined, 'webpack'],
])('%s belongs to %s', (source, owner) => {
  expect(ownerOf(source)).toBe(owner)
})

test('each piece of a script goes to the package that its source map names', () => {
  const map = {
    version: 3,
    sources: ['./src/a.ts', './node_modules/react/index.js'],
    names: [],
    // Columns 0 and 10 of the first line are ours, 5 is react's.
    mappings: 'AAAA,KCAA,KDAA',
  }
  const pieces = bytesByPackage('aaaaarrrrrbb', JSON.stringify(map))
  expect([...pieces]).toEqual([
    ['Foyer', 'aaaaabb'],
    ['react', 'rrrrr'],
  ])
})

test('a table stands in columns, names to the left and figures to the right', () => {
  const table = {
    title: 'Bytes',
    columns: ['', 'gzip'],
    rows: [
      ['react', '3.0'],
      ['all', '122.5'],
    ],
    note: 'In kB.',
  }
  expect(formatTable(table).split('\n')).toEqual([
    'Bytes',
    '',
    '        gzip',
    '────────────',
    'react    3.0',
    'all    122.5',
    '',
    'In kB.',
  ])
})
