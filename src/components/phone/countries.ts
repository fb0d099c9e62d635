import type { ComponentClass } from 'react'
import PhoneInput, { type PhoneInputProps } from 'react-phone-input-2'

export const DEFAULT_COUNTRY = 'us'
export const PREFERRED_COUNTRIES = ['us', 'ru', 'gb', 'au'] as const

export interface Country {
  iso2: string
  name: string
  /** Digits, for some islands with their area code: `1876`. */
  dialCode: string
  priority: number
}

/** A dial code with an area code that distinguishes countries with the same dial code: `1204` belongs to Canada. */
interface Area {
  iso2: string
  dialCode: string
}

type Check = Extract<PhoneInputProps['isValid'], (...args: never[]) => unknown>

// The library types its class only as a component; this code creates and renders it without React.
const Library = PhoneInput as unknown as ComponentClass<PhoneInputProps>

/** Reads the countries that the library passes to a field's validation, as it does not export them. Adds nothing to the page. */
function readCountries(): { countries: Country[]; areas: Area[] } {
  const read = { countries: [] as object[], areas: [] as object[] }
  const isValid: Check = (_value, _country, countries, areas) => {
    Object.assign(read, { countries, areas })
    return true
  }
  void new Library({ ...Library.defaultProps, isValid }).render()
  return read as { countries: Country[]; areas: Area[] }
}

const library = readCountries()

// It calls both Congos the same and has some names that are no longer in use.
const NAMES: Record<string, string> = {
  cd: 'Congo (Kinshasa)',
  cg: 'Congo (Brazzaville)',
  mk: 'North Macedonia',
  sz: 'Eswatini',
}

const named = library.countries.map(country => ({ ...country, name: NAMES[country.iso2] ?? country.name }))

export const COUNTRIES: readonly Country[] = named.sort((a, b) => a.name.localeCompare(b.name, 'en'))

export const AREAS: readonly Area[] = library.areas

const BY_ISO2 = new Map(COUNTRIES.map(country => [country.iso2, country]))

export const countryByIso2 = (iso2: string): Country | undefined => BY_ISO2.get(iso2)

/** Returns the name of a country in a language. In English, and if the browser does not know the name, returns the one in the list. */
export function countryName({ iso2, name }: Country, language: string): string {
  if (language.startsWith('en')) return name
  return new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(iso2.toUpperCase()) ?? name
}

interface Choice {
  country: Country
  /** Its name in the person's language. */
  called: string
}

/** The order of the picker: the preferred countries, then the others by their names in that language (password-reset/countries). */
export function pickerChoices(language: string): Choice[] {
  const { compare } = new Intl.Collator(language)
  const choices = COUNTRIES.map(country => ({ country, called: countryName(country, language) }))
  const preferred = PREFERRED_COUNTRIES.flatMap(iso2 =>
    choices.filter(({ country }) => country.iso2 === iso2),
  )
  const others = choices.filter(choice => !preferred.includes(choice))
  return [...preferred, ...others.sort((a, b) => compare(a.called, b.called))]
}
