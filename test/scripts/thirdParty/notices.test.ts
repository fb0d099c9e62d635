import { noticesOf } from 'scripts/build/thirdParty/notices'

const left = { name: 'left', version: '1.0.0', license: 'MIT', text: 'Do what you like.' }

test('each text occurs once, below all its packages', () => {
  const right = { ...left, name: 'right', version: '2.0.0' }
  const other = { name: 'other', version: '3.0.0', license: 'ISC', text: 'Copyright Somebody' }
  expect(noticesOf([left, other, right]))
    .toBe(`Foyer contains the following software of others, under these licences.

${'-'.repeat(80)}
left 1.0.0 (MIT)
right 2.0.0 (MIT)

Do what you like.

${'-'.repeat(80)}
other 3.0.0 (ISC)

Copyright Somebody
`)
})

test.each([
  ['names no licence', { license: '' }],
  ['has the licence GPL-3.0-only, which is not allowed', { license: 'GPL-3.0-only' }],
  ['has the licence (MIT OR GPL-3.0-only), which is not allowed', { license: '(MIT OR GPL-3.0-only)' }],
  ['has no licence text', { text: '' }],
])('a package that %s is not shipped', (problem, change) => {
  expect(() => noticesOf([left, { ...left, name: 'wrong', ...change }])).toThrow(
    `wrong@1.0.0 ${problem}: it cannot be shipped.`,
  )
})
