import type { Message, Values } from 'src/messages/message'

/** A message with its `{name}` places filled in, in the form that its number asks for in that language; a place without a value stays as it is. */
export const format = (message: Message, values: Values, language: string): string =>
  (typeof message === 'string' ? message : inflected(message, values, language)).replace(
    /\{(\w+)\}/g,
    (place, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : place),
  )

const inflected = (forms: Exclude<Message, string>, values: Values, language: string): string => {
  const count = values.n ?? Object.values(values).find(value => typeof value === 'number')
  return forms[new Intl.PluralRules(language).select(Number(count))] ?? forms.other
}
