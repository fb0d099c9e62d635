import { COUNTRIES, type Country, PREFERRED_COUNTRIES } from 'src/components/phone/countries'

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
