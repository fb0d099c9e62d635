import { type CountryCode, getExampleNumber } from 'libphonenumber-js'
import examples from 'libphonenumber-js/examples.mobile.json'
import { COUNTRIES, countryByIso2 } from 'src/components/phone/countries'
import {
  caretIn,
  emptyEntry,
  enterCountry,
  enterPhone,
  entryOf,
  type PhoneEntry,
} from 'src/components/phone/phoneEntry'
import { sample } from 'test/support/sample'
import { phoneProblem } from 'src/components/phone/phoneProblem'

const from = (iso2: string): PhoneEntry => emptyEntry(countryByIso2(iso2))

/** Types key by key at the end of the field. */
const typed = (keys: string, start: PhoneEntry): PhoneEntry =>
  Array.from(keys).reduce((entry, key) => enterPhone(entry.text + key, entry), start)

const pasted = (text: string, start: PhoneEntry): PhoneEntry => enterPhone(start.text + text, start)

const codeOf = (iso2: string): string => countryByIso2(iso2)?.dialCode ?? ''

/** Every way to enter the number of a row. */
const ways = (iso2: string, written: string, dialled: string): [way: string, entry: PhoneEntry][] => {
  const code = codeOf(iso2)
  const bare = dialled.slice(code.length + 1)
  const digits = dialled.slice(1)
  const behindCode = enterPhone(`+${code}`, from(iso2))
  return [
    ['typed as written', typed(written, from(iso2))],
    ['typed as digits', typed(written.replace(/\D/g, ''), from(iso2))],
    ['pasted as written', pasted(written, from(iso2))],
    ['typed without the trunk prefix', typed(bare, from(iso2))],
    ['typed in the national format after the country code', typed(written, behindCode)],
    ['pasted in the national format after the country code', pasted(written, behindCode)],
    ['typed with a plus', typed(dialled, from('us'))],
    ['pasted with a plus', pasted(dialled, from('us'))],
    ['pasted with a plus after another country’s code', pasted(dialled, enterPhone('+1 ', from('us')))],
    ['typed with 00', typed(`00${digits}`, from('us'))],
    ['typed with 00 in its own country', typed(`00${digits}`, from(iso2))],
    ['typed with 00 after another country’s code', typed(`00${digits}`, enterPhone('+1', from('us')))],
    ['pasted with 00', pasted(`00 ${code} ${bare}`, from('gb'))],
    ['typed with 011', typed(`011${digits}`, from('us'))],
    ['typed before its country is selected', pick(iso2, typed(written, from('us')))],
    ...(BEGIN_AS_THEIR_CODE.has(iso2)
      ? []
      : ([['typed with the country code but without the plus', typed(digits, from(iso2))]] as [
          string,
          PhoneEntry,
        ][])),
    ['known before', entryOf(dialled, countryByIso2('us'))],
    ...(BEGIN_WITH_ZERO.has(iso2)
      ? []
      : ([['with the trunk prefix in brackets', pasted(`+${code} (0) ${bare}`, from('us'))]] as [
          string,
          PhoneEntry,
        ][])),
  ]
}

const pick = (iso2: string, entry: PhoneEntry): PhoneEntry => enterCountry(countryByIso2(iso2)!, entry)

/** In these countries a leading 0 is part of the number and stays (in Hungary the trunk prefix is 06). */
const BEGIN_WITH_ZERO = new Set('bf bj cg ci ga hu it nc ne sm tj va'.split(' '))

/** In these countries a national number may start with the digits of the country code and have the same length. */
const BEGIN_AS_THEIR_CODE = new Set(['id', 'xk'])

/** A mobile number of every country in the picker, in its national format and as dialled from abroad. */
const NUMBERS = COUNTRIES.map(({ iso2 }): [iso2: string, written: string, dialled: string] => {
  const number = getExampleNumber(iso2.toUpperCase() as CountryCode, examples)
  return [iso2, number?.formatNational() ?? '', number?.number ?? '']
})

const TRIED = sample(NUMBERS, 4, ([iso2]) => iso2, ['src/components/phone', 'test/components/phone'])

test('there is a number for every country in the picker', () => {
  expect(NUMBERS.filter(([, written, dialled]) => written === '' || dialled === '')).toEqual([])
})

test.each(TRIED)('%s: %s is %s, whichever way it is entered', (iso2, written, dialled) => {
  const wrong = ways(iso2, written, dialled).filter(([, { value }]) => value !== dialled)
  expect(wrong.map(([way, { value }]) => `${way}: ${value}`)).toEqual([])
})

test.each(TRIED)(
  '%s: the field shows all digits of a number, and Backspace takes one',
  (iso2, written, dialled) => {
    const entry = typed(written, from(iso2))
    const shorter = enterPhone(entry.text.slice(0, -1), entry)
    expect(`+${entry.text.replace(/\D/g, '')}`).toBe(dialled)
    expect(shorter.value).toBe(dialled.slice(0, -1))
  },
)

test.each(TRIED)('%s: any ending of %s can be deleted and typed again', (iso2, written, dialled) => {
  const whole = typed(written, from(iso2))
  const ends = Array.from(dialled.slice(codeOf(iso2).length + 1), (_digit, index) => index + 1)
  const wrong = ends.filter(count => {
    const keys = Array.from({ length: count })
    const left = keys.reduce<PhoneEntry>(entry => enterPhone(entry.text.replace(/\D*\d$/, ''), entry), whole)
    return typed(dialled.slice(-count), left).value !== dialled
  })
  expect(wrong).toEqual([])
})

const entries: [rule: string, iso2: string, text: string, value: string, shown: string][] = [
  ['nothing', 'us', '', '', ''],
  ['blanks', 'us', '   ', '', ''],
  ['only a plus', 'us', '+', '', '+'],
  ['a zero that may become a 00', 'de', '0', '', '0'],
  ['a 00 that waits for its country', 'de', '00', '', '00'],
  ['a 011 that waits for its country', 'us', '011', '', '011'],
  ['a zero after the country code', 'de', '+49 0', '+49', '+49 0'],
  ['the first digit adds the country code', 'us', '2', '+12', '+1 2'],
  ['the trunk prefix of North America', 'us', '1 (202) 555-0123', '+12025550123', '+1 202 555 0123'],
  ['a number without its plus', 'de', '49 1512 3454321', '+4915123454321', '+49 1512 3454321'],
  ['an island’s number with its area code', 'jm', '(876) 210-4321', '+18762104321', '+1 876 210 4321'],
  ['an island’s number without its area code', 'jm', '210-4321', '+18762104321', '+1 876 210 4321'],
  ['a number of the mainland, from an island', 'jm', '202 555 0123', '+12025550123', '+1 202 555 0123'],
  ['a Canadian number by its area code', 'us', '204 234 5678', '+12042345678', '+1 204 234 5678'],
  ['an Italian landline with its zero', 'it', '06 1234 5678', '+390612345678', '+39 06 1234 5678'],
  ['an Argentine mobile', 'ar', '0223 15-123-4567', '+5492231234567', '+54 9 223 123 4567'],
  ['a Brazilian number with a carrier', 'br', '0 15 (11) 96123-4321', '+5511961234321', '+55 11 96123 4321'],
  ['0011, from Australia', 'au', '0011 49 1512 3454321', '+4915123454321', '+49 1512 3454321'],
  ['010, from Japan', 'jp', '010 49 1512 3454321', '+4915123454321', '+49 1512 3454321'],
  ['8~10, from Russia', 'ru', '8~10 49 1512 3454321', '+4915123454321', '+49 1512 3454321'],
  [
    'a Petersburg number that starts like the trunk prefix',
    'ru',
    '812 345-67-89',
    '+78123456789',
    '+7 812 345 67 89',
  ],
  ['119, from Cuba', 'cu', '119 49 1512 3454321', '+4915123454321', '+49 1512 3454321'],
  ['one of the prefixes of Israel', 'il', '012 49 1512 3454321', '+4915123454321', '+49 1512 3454321'],
  ['a Mexican mobile with its former prefix', 'mx', '044 222 123 4321', '+522221234321', '+52 222 123 4321'],
  [
    'a Mexican mobile with its former prefix after the country code',
    'us',
    '+52 1 222 123 4321',
    '+522221234321',
    '+52 222 123 4321',
  ],
  ['an Uzbek number with its former prefix', 'uz', '8 91 234 43 21', '+998912344321', '+998 91 234 43 21'],
  ['a Tajik number with its former prefix', 'tj', '8 91 712 4321', '+992917124321', '+992 91 712 4321'],
  ['a number that no numbering plan contains', 'us', '+49 199 999', '+49199999', '+49 199999'],
  ['a phone number that is too short', 'us', '555 0123', '+15550123', '+1 555 012 3'],
  ['a country code that is not in the picker', 'us', '+350 57123456', '+35057123456', '+350 57123456'],
  ['Arabic digits', 'eg', '٠١٠ ٠١٢٣ ٤٣٢١', '+201001234321', '+20 10 01234321'],
  ['full-width signs', 'us', '＋４９ １５１２ ３４５４３２１', '+4915123454321', '+49 1512 3454321'],
  ['a telephone link', 'us', 'tel:+49-1512-3454321', '+4915123454321', '+49 1512 3454321'],
  ['letters', 'us', 'call me', '', ''],
  ['a stray plus after a number', 'us', '+1 202 555 0123+', '+12025550123', '+1 202 555 0123'],
  [
    'more digits than any number has, which are reported',
    'us',
    `+1202555${'0'.repeat(12)}`,
    '+1202555000000000000',
    '+1 202555000000000000',
  ],
]
test.each(entries)('%s', (_rule, iso2, text, value, shown) => {
  const entry = enterPhone(text, from(iso2))
  expect({ value: entry.value, text: entry.text }).toEqual({ value, text: shown })
})

test.each(entries)('%s, key by key', (_rule, iso2, text, value) => {
  expect(typed(text, from(iso2)).value).toBe(value)
})

// (password-reset/number)
const extensions: [text: string, value: string][] = [
  ['+1 (202) 555-0144 x123', '+12025550144'],
  ['+1 (202) 555-0144x123', '+12025550144'],
  ['+1 (202) 555-0144 X 123', '+12025550144'],
  ['+1 (202) 555-0144 ext 123', '+12025550144'],
  ['+1 (202) 555-0144 ext. 123', '+12025550144'],
  ['+1 (202) 555-0144, Ext: 123', '+12025550144'],
  ['+1 (202) 555-0144 extension 123', '+12025550144'],
  ['tel:+1-202-555-0144;ext=123', '+12025550144'],
  ['+1 202 555 0144 #123', '+12025550144'],
  ['+1 202 555 0144,123#', '+12025550144'],
  ['+12025550144,,123', '+12025550144'],
  ['202-555-0144 ext 12', '+12025550144'],
  ['+１ ２０２ ５５５ ０１４４ ｘ１２３', '+12025550144'],
  ['+49 1512 3454321 x5', '+4915123454321'],
  ['Phone #: +1 202 555 0144', '+12025550144'],
  ['Max: +1 202 555 0144', '+12025550144'],
  ['202-555-0100, +1 202 555 0144', '+12025550144'],
]
test.each(extensions)('%s is pasted without its extension', (text, value) => {
  expect([pasted(text, from('us')).value, entryOf(text, countryByIso2('us')).value]).toEqual([value, value])
})

test('an extension is removed after a country code and when replacing another number', () => {
  expect(pasted('202-555-0144 x123', enterPhone('+1 ', from('us'))).value).toBe('+12025550144')
  expect(enterPhone('+1 202 555 0144 x1', typed('2025550123', from('us'))).value).toBe('+12025550144')
})

test.each(['x', ',', '#'])('a typed %s in a number is ignored', key => {
  const entry = typed('2025550144', from('us'))
  const { text } = entry
  expect(enterPhone(`${text.slice(0, 12)}${key}${text.slice(12)}`, entry).value).toBe('+12025550144')
})

test('the input is parsed again with each digit', () => {
  const shown = ['8', '81', '812 345-67-8', '812 345-67-89', '8 812 345-67-89'].map(
    text => typed(text, from('ru')).text,
  )
  expect(shown).toEqual(['+7 8', '+7 81', '+7 812 345 67 8', '+7 812 345 67 89', '+7 812 345 67 89'])
})

test('a zero that the first country dropped returns when another country is selected', () => {
  const roman = pick('it', typed('06 1234 5678', from('de')))
  expect(roman.value).toBe('+390612345678')
})

test('selecting a country without a number leaves the field empty', () => {
  expect(pick('de', from('us'))).toMatchObject({ text: '', value: '', country: { iso2: 'de' } })
})

const carets: [text: string, digitsAfter: number, caret: number][] = [
  ['+1 (202) 555-0123', 0, 17],
  ['+1 (202) 555-0123', 4, 12],
  ['+1 (202) 555-0123', 7, 7],
  ['+1 (202) 555-0123', 11, 0],
  ['', 0, 0],
  ['+', 0, 1],
  ['+49 ', 0, 4],
]
test.each(carets)('in "%s" the caret is %i digits from the end', (text, digitsAfter, caret) => {
  expect(caretIn(text, digitsAfter)).toBe(caret)
})

// (password-reset/number)
test.each([
  ['', 'enterMobileNumber'],
  ['+12345', 'enterMobileNumber'],
  ['+123456', undefined],
  ['+123456789012345', undefined],
  ['+1234567890123456', 'enterMobileNumber'],
])('the problem of the number %j is %s', (phone, code) => {
  expect(phoneProblem(phone)?.code).toBe(code)
})
