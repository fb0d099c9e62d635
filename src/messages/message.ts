/** The plural forms of a text, by the categories of Intl.PluralRules; a missing form is `other`. */
export interface Plural {
  zero?: string
  one?: string
  two?: string
  few?: string
  many?: string
  other: string
  /** English, in a language that has no text of its own yet. */
  lang?: 'en-US'
}

/** A text with `{name}` places, or its forms by the number at the place `n`. */
export type Message = string | Plural

export type Values = Readonly<Record<string, string | number>>
