import parsePhoneNumber, {
  AsYouType,
  type CountryCode,
  getCountryCallingCode,
  Metadata,
} from 'libphonenumber-js/core'
import metadata from 'libphonenumber-js/min/metadata'
import type { Country } from 'src/components/phone/countries'

const codeOf = ({ iso2 }: Country): CountryCode => iso2.toUpperCase() as CountryCode

/** Prefixes that no longer work, and are written all the same. */
const FORMER: Record<string, RegExp> = { mx: /^(?:01|04[45]|1)/, tj: /^8/, uz: /^8/ }
/** Written before a number even if the country has no trunk prefix. */
const NOUGHT = /^0/

/** As many digits as only a number with its country code has. */
const LONG = 12

/** The whole number, country code first, that these digits mean when they are entered as a number of this country. */
export function wholeNumber(digits: string, country: Country): string {
  const read = (text: string) =>
    parsePhoneNumber(text, { defaultCountry: codeOf(country), extract: false }, metadata)
  const asWritten = read(digits)
  const readings = [
    // Some countries have numbers that begin as their own country code, but none is as long.
    digits.length >= LONG && digits.startsWith(country.dialCode) ? read(`+${digits}`) : undefined,
    asWritten,
    ...[NOUGHT, FORMER[country.iso2] ?? NOUGHT].map(prefix => read(digits.replace(prefix, ''))),
  ]
  const known = readings.find(number => number?.isValid())
  if (known) return known.number.slice(1)
  if (asWritten && asWritten.nationalNumber !== digits) return asWritten.number.slice(1)
  return behindDialCode(withoutPrefix(digits, country), country)
}

/** For an incomplete number: drops a 0 or 1 with which no number of the country begins; keeps an 8, which may be part of it. */
function withoutPrefix(digits: string, country: Country): string {
  if (isNorthAmerican(country)) return digits.replace(/^[01]/, '')
  if (!/^[01]/.test(digits)) return digits
  const code = codeOf(country)
  const typed = new AsYouType(code, metadata)
  typed.input(digits)
  // It takes some for a call abroad.
  if (typed.isInternational()) return digits
  return (typed.getNumberValue() ?? '').slice(1 + getCountryCallingCode(code, metadata).length)
}

const isNorthAmerican = ({ dialCode }: Country): boolean => dialCode.startsWith('1')

/** Ten digits are a North American number with its area code, regardless of the country's own area code. */
const behindDialCode = (national: string, country: Country): string =>
  (isNorthAmerican(country) && national.length === 10 ? '1' : country.dialCode) + national

/** The prefix before a country code in this country beside `00`, or undefined. */
export function internationalPrefix(country: Country): string | undefined {
  const plan = new Metadata(metadata)
  plan.selectNumberingPlan(codeOf(country))
  const usual = plan.numberingPlan?.defaultIDDPrefix()
  // `8~10` contains a pause. If there are several prefixes, `00` with a carrier's number would be read as a country code.
  if (usual) return usual.replace(/\D/g, '')
  const only = plan.numberingPlan?.IDDPrefix() ?? ''
  return /^(?!00)\d{3,}$/.test(only) ? only : undefined
}

/** Returns `+` and digits in groups, as written from abroad; keeps every digit. */
export function formatted(digits: string): string {
  const text = new AsYouType(undefined, metadata).input(`+${digits}`)
  return text.replace(/\D/g, '') === digits ? text : `+${digits}`
}
