import type { Message, Values } from 'src/messages/message'
import { isolated } from 'src/messages/isolated'

/** A message with its `{name}` places filled in, in the form that the number `n` asks for in that language; a place without a value stays as it is. */
export const format = (message: Message, values: Values, language: string): string =>
  (typeof message === 'string'
    ? message
    : (message[new Intl.PluralRules(language).select(Number(values.n))] ?? message.other)
  ).replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? isolated(String(values[name]), language) : place,
  )
