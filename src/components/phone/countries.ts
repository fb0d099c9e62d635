import PhoneInput from 'react-phone-input-2'

export const DEFAULT_COUNTRY = 'us'
export const PREFERRED_COUNTRIES = ['us', 'ru', 'gb', 'au'] as const

export interface Country {
  iso2: string
  name: string
  /** Digits, for some islands with their area code: `1876`. */
  dialCode: string
  priority: number
}

/** A dial code with an area code that tells countries apart that share the first: `1204` is Canada's. */
export interface Area {
  iso2: string
  dialCode: string
}

interface LibraryData {
  onlyCountries: Country[]
  hiddenAreaCodes: Area[]
}

// The library exports its countries nowhere; its constructor is what puts them together.
const Library = PhoneInput as unknown as {
  new (props: object): { state: LibraryData }
  defaultProps: object
}
const { onlyCountries, hiddenAreaCodes } = new Library(Library.defaultProps).state

// It calls both Congos the same and has some names that are no longer in use.
const NAMES: Record<string, string> = {
  cd: 'Congo (Kinshasa)',
  cg: 'Congo (Brazzaville)',
  mk: 'North Macedonia',
  sz: 'Eswatini',
}

const named = onlyCountries.map(country => ({ ...country, name: NAMES[country.iso2] ?? country.name }))

/** All countries of the library, by name. */
export const COUNTRIES: readonly Country[] = named.sort((a, b) => a.name.localeCompare(b.name, 'en'))

export const AREAS: readonly Area[] = hiddenAreaCodes

const BY_ISO2 = new Map(COUNTRIES.map(country => [country.iso2, country]))

export const countryByIso2 = (iso2: string): Country | undefined => BY_ISO2.get(iso2)
