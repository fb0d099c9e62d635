import {
  AREAS,
  COUNTRIES,
  type Country,
  countryByIso2,
  DEFAULT_COUNTRY,
} from 'src/components/phone/countries'
import { plainText } from 'src/components/fields/plainText'
import { formatted, internationalPrefix, wholeNumber } from 'src/components/phone/nationalNumber'
import { PHONE_MIN } from 'src/constants/limits'

export interface PhoneEntry {
  text: string
  /** `+` and digits; '' if there is no number. */
  value: string
  /** Absent for a country code that the picker does not have. */
  country: Country | undefined
  /** The digits as a national number, as they were typed: a country that is picked later may write them otherwise. */
  national: string
  /** The country that those digits were typed in; a prefix among them may have led to another. */
  home: Country | undefined
}

const defaultCountry = countryByIso2(DEFAULT_COUNTRY)

export const emptyEntry = (country: Country | undefined = defaultCountry): PhoneEntry => ({
  text: '',
  value: '',
  country: country ?? defaultCountry,
  national: '',
  home: undefined,
})

/** The meaning of a text that was typed or pasted while the field held `previous`. */
export function enterPhone(entered: string, previous: PhoneEntry): PhoneEntry {
  const { national, home } = previous
  const text = withoutExtension(plainText(entered), previous.text)
  const added = text.startsWith(previous.text) ? text.slice(previous.text.length) : '+'
  // The field shows the current meaning of the digits; more digits may change it.
  return home && !added.includes('+')
    ? nationally(national + digitsOf(added), home)
    : understand(text, previous.country ?? defaultCountry)
}

/** The entry for a number that is known as `+` and digits. */
export const entryOf = (value: string, country: Country | undefined): PhoneEntry =>
  enterPhone(value, emptyEntry(country))

/** The same national number in another country. */
export const enterCountry = (country: Country, { national }: PhoneEntry): PhoneEntry =>
  national === '' ? emptyEntry(country) : nationally(national, country)

const digitsOf = (text: string): string => text.replace(/\D/g, '')

function understand(text: string, country: Country | undefined): PhoneEntry {
  const plus = text.lastIndexOf('+')
  if (plus === -1) return nationally(digitsOf(text), country)
  const after = digitsOf(text.slice(plus + 1))
  if (after !== '') return internationally(after, country)
  const before = text.slice(0, plus)
  // A stray plus behind a number; behind a bare country code it begins another.
  return digitsOf(before).length > (country?.dialCode.length ?? 0)
    ? understand(before, country)
    : { ...emptyEntry(country), text: '+' }
}

function nationally(digits: string, country: Country | undefined): PhoneEntry {
  if (digits === '' || !country) return emptyEntry(country)
  const reading = readAfterCode(digits, country)
  switch (reading.kind) {
    case 'undecided':
      return { ...emptyEntry(country), text: digits, national: digits, home: country }
    case 'abroad':
      return { ...internationally(reading.digits, country), national: digits, home: country }
    case 'number':
      return { ...numbered(reading.digits, country), national: digits, home: country }
  }
}

function internationally(digits: string, from: Country | undefined): PhoneEntry {
  const country = countryOf(digits, from)
  if (!country) {
    const begun = COUNTRIES.some(({ dialCode }) => dialCode.startsWith(digits))
    return {
      text: formatted(digits),
      value: `+${digits}`,
      country: begun ? from : undefined,
      national: '',
      home: undefined,
    }
  }
  const national = digits.slice(country.dialCode.length)
  const reading = readAfterCode(national, country)
  switch (reading.kind) {
    case 'undecided': {
      const value = `+${country.dialCode}`
      return {
        text: `${value} ${national}`.trim(),
        value,
        country,
        national,
        home: national === '' ? undefined : country,
      }
    }
    case 'abroad':
      return internationally(reading.digits, country)
    case 'number':
      return { ...numbered(reading.digits, country), national, home: country }
  }
}

type Reading =
  /** It may yet become either. */
  | { kind: 'undecided' }
  /** An international prefix, and after it a number with a country code. */
  | { kind: 'abroad'; digits: string }
  | { kind: 'number'; digits: string }

/** The least digits after an international prefix that a national number may begin with as well. */
const ABROAD_MIN = 9

/** The meaning of digits after the country code, or without one. */
function readAfterCode(digits: string, country: Country): Reading {
  const own = internationalPrefix(country) ?? '00'
  if (digits === '' || /^0+$/.test(digits)) return { kind: 'undecided' }
  if (own.startsWith('0') && own.startsWith(digits)) return { kind: 'undecided' }
  const rest = digits.slice(own.length)
  if (digits.startsWith(own) && (own.startsWith('0') || rest.length >= ABROAD_MIN))
    return { kind: 'abroad', digits: rest }
  const zeros = /^00+/.exec(digits)?.[0]
  if (zeros) return { kind: 'abroad', digits: digits.slice(zeros.length) }
  return { kind: 'number', digits: wholeNumber(digits, country) }
}

function numbered(digits: string, from: Country): Omit<PhoneEntry, 'national' | 'home'> {
  const country = countryOf(digits, from) ?? from
  return { text: formatted(digits), value: `+${digits}`, country }
}

/** Returns the country of a number: by the longest code, then the current one, then the main one of those that share the code. */
function countryOf(digits: string, current: Country | undefined): Country | undefined {
  const longest = [...COUNTRIES, ...AREAS]
    .filter(({ dialCode }) => digits.startsWith(dialCode))
    .reduce<{ iso2: string; dialCode: string }[]>((best, each) => {
      const length = best[0]?.dialCode.length ?? 0
      if (each.dialCode.length < length) return best
      return each.dialCode.length > length ? [each] : [...best, each]
    }, [])
  const countries = longest.flatMap(({ iso2 }) => countryByIso2(iso2) ?? [])
  if (current && countries.includes(current)) return current
  return countries.sort((a, b) => a.priority - b.priority)[0]
}

/** Returns the caret position in a reformatted text, with the same number of digits after the caret. */
export function caretIn(text: string, digitsAfter: number): number {
  if (digitsAfter === 0) return text.length
  let left = digitsAfter
  for (let index = text.length; index > 0; index -= 1) {
    if (!/\d/.test(text.charAt(index - 1))) continue
    if (left === 0) return index
    left -= 1
  }
  return 0
}

/** `;` begins the parameters of a telephone link, such as `;ext=`; a comma is a pause in front of the extension. */
const EXTENSION = /ext|x|[;,#]/gi

/** Removes the extension of a number that was pasted or filled in over `previous` (password-reset/number). */
function withoutExtension(text: string, previous: string): string {
  if (isOneKey(text, previous)) return text
  const begins = [...text.matchAll(EXTENSION)].find(
    // A number that follows, with its plus, is not an extension.
    ({ index }) => digitsBefore(text, index) >= PHONE_MIN && !text.includes('+', index),
  )
  return begins ? text.slice(0, begins.index).trimEnd() : text
}

const digitsBefore = (text: string, end: number): number => text.slice(0, end).replace(/\D/g, '').length

/** Whether one typed character makes the difference: it may be a slip in the middle of a number. */
function isOneKey(text: string, previous: string): boolean {
  if (text.length !== previous.length + 1) return false
  const at = Array.from(previous).findIndex((character, index) => character !== text[index])
  return at === -1 || text.slice(at + 1) === previous.slice(at)
}
