import { withoutFont } from 'scripts/programs/fonts'

test.each<[rule: string, fonts: Record<string, string | undefined>, missing: string[]]>([
  ['a font writes each', { ru: 'Noto Sans\n', th: 'Noto Sans Thai\n' }, []],
  ['a language without one', { ru: 'Noto Sans\n', th: '' }, ['th']],
  ['a machine without the command', {}, []],
])('%s', (_rule, fonts, missing) => {
  expect(withoutFont(['ru', 'th'], language => fonts[language])).toEqual(missing)
})
