/** A message with its `{name}` places filled in; a place without a value stays as it is. */
export const format = (message: string, values: Record<string, string | number>): string =>
  message.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  )
