import type { Message, Values } from 'src/messages/message'
import { isolated } from 'src/messages/directionOf'

/** A number in groups of thousands, as the language has them; its digits are those of the codes and times beside it. */
export const inGroups = (value: string | number, language: string): string =>
  typeof value === 'number' ? value.toLocaleString(language, { numberingSystem: 'latn' }) : value

/** A message with its `{name}` places filled in, in the form that the number `n` asks for in that language; a place without a value stays as it is. */
export const format = (message: Message, values: Values, language: string): string =>
  (typeof message === 'string'
    ? message
    : (message[new Intl.PluralRules(language).select(Number(values.n))] ?? message.other)
  ).replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? isolated(inGroups(values[name] ?? '', language), language) : place,
  )
