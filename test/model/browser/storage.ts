/** A Storage over a plain record; `changed` gets each change. */
export function storageOf(
  data: Record<string, string>,
  changed: (key: string, oldValue: string | null, newValue: string | null) => void = () => {},
): Record<string, unknown> {
  const read = (key: string): string | null => data[key] ?? null
  const methods: Record<string, unknown> = {
    getItem: (key: string) => read(key),
    key: (at: number) => Object.keys(data)[at] ?? null,
    setItem: (key: string, value: string) => {
      const before = read(key)
      data[key] = value
      if (before !== value) changed(key, before, value)
    },
    removeItem: (key: string) => {
      const before = read(key)
      // eslint-disable-next-line @typescript-eslint/no-dynamic-delete -- the record is the storage
      delete data[key]
      if (before !== null) changed(key, before, null)
    },
  }
  return new Proxy<Record<string, unknown>>(data, {
    get: (target, name) =>
      name === 'length' ? Object.keys(target).length : (methods[name as string] ?? target[name as string]),
  })
}
