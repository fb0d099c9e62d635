export const directionOf = (language: string): 'ltr' | 'rtl' =>
  language === 'ar' || language === 'he' ? 'rtl' : 'ltr'

/** A value with its own direction in a text from right to left; in any other it stays as it is (product/values-apart, decision 0061). */
export const isolated = (value: string, language: string): string =>
  directionOf(language) === 'rtl' ? `\u2068${value}\u2069` : value
