const OWN = /^saga-workbench\b/

/** Returns the value of a text that may be JSON, so that its fields can be masked by their names. */
export function valueOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function cookies(text: string): Record<string, unknown> {
  const pairs = text.split('; ').filter(Boolean)
  return Object.fromEntries(
    pairs.map(pair => {
      const at = pair.indexOf('=')
      return [pair.slice(0, at), valueOf(decoded(pair.slice(at + 1)))]
    }),
  )
}

/** Returns all values of a storage; none if the browser refuses access. */
function stored(kind: 'sessionStorage' | 'localStorage'): Record<string, unknown> {
  try {
    const storage = window[kind]
    const names = Object.keys(storage).filter(name => !OWN.test(name))
    return Object.fromEntries(names.map(name => [name, valueOf(storage.getItem(name) ?? '')]))
  } catch {
    return {}
  }
}

/** Returns the cookies that scripts can read, and both storages. */
export const pageStorage = (): object => ({
  cookies: cookies(document.cookie),
  sessionStorage: stored('sessionStorage'),
  localStorage: stored('localStorage'),
})
