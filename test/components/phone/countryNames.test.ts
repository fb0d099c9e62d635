import { countryByIso2, COUNTRIES, countryName, pickerChoices } from 'src/components/phone/countries'

const germany = countryByIso2('de')!

test.each([
  ['en-US', 'Germany'],
  ['de', 'Deutschland'],
  ['fr', 'Allemagne'],
  ['ja', 'ドイツ'],
  ['ar', 'ألمانيا'],
])('a country has its usual name in %s', (language, name) => {
  expect(countryName(germany, language)).toBe(name)
})

test('a country that the browser does not know keeps its name', () => {
  expect(countryName({ ...germany, iso2: 'zb', name: 'Elsewhere' }, 'de')).toBe('Elsewhere')
})

test.each(['en-US', 'de', 'he'])(
  'in %s the picker lists every country, the preferred ones first',
  language => {
    const choices = pickerChoices(language)
    expect(choices.slice(0, 4).map(({ country }) => country.iso2)).toEqual(['us', 'ru', 'gb', 'au'])
    expect(choices.map(({ country }) => country.iso2).sort()).toEqual(
      COUNTRIES.map(({ iso2 }) => iso2).sort(),
    )
  },
)

test('the other countries are sorted by the language', () => {
  const names = pickerChoices('de').map(({ called }) => called)
  expect(names.slice(4, 7)).toEqual(['Afghanistan', 'Ägypten', 'Albanien'])
})
