import { countryByIso2, COUNTRIES, countryName, pickerChoices } from 'src/components/phone/countries'
import { movedTo, typedTo } from 'src/components/phone/listNavigation'

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

const moves: [key: string, active: number, to: number | undefined][] = [
  ['ArrowDown', 3, 4],
  ['ArrowDown', 19, 19],
  ['ArrowUp', 3, 2],
  ['ArrowUp', 0, 0],
  ['PageDown', 3, 11],
  ['PageDown', 15, 19],
  ['PageUp', 3, 0],
  ['Home', 7, 0],
  ['End', 7, 19],
  ['a', 7, undefined],
  ['Escape', 7, undefined],
]
test.each(moves)('%s moves from option %i of twenty to %s', (key, active, to) => {
  expect(movedTo(key, active, 20)).toBe(to)
})

const NAMES = ['United States', 'Åland', 'Gabon', 'Germany', 'Ghana', 'Côte d’Ivoire', 'Uganda']
const letters: [rule: string, typed: string, active: number, to: number | undefined][] = [
  ['a letter selects the next name', 'g', 0, 2],
  ['repeating a letter selects the following name', 'g', 2, 3],
  ['the search wraps around at the last name', 'g', 4, 2],
  ['a repeated letter cycles through its names', 'gg', 2, 3],
  ['more letters keep a name that matches', 'ger', 3, 3],
  ['more letters narrow the search', 'gh', 2, 4],
  ['accents may be omitted', 'cote', 0, 5],
  ['nor capitals', 'A', 0, 1],
  ['an unknown name selects nothing', 'x', 0, undefined],
]
test.each(letters)('%s', (_rule, typed, active, to) => {
  expect(typedTo(typed, active, NAMES)).toBe(to)
})
