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

const stored = (storage: Record<string, string>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(storage)
      .filter(([name]) => !OWN.test(name))
      .map(([name, text]) => [name, valueOf(text)]),
  )

/** Returns all values of a storage; none if the browser refuses access. */
function readStorage(kind: 'sessionStorage' | 'localStorage'): Record<string, string> {
  try {
    const storage = window[kind]
    return Object.fromEntries(Object.keys(storage).map(name => [name, storage.getItem(name) ?? '']))
  } catch {
    return {}
  }
}

let lastText = ''
let last: object = {}

/** Returns the cookies that scripts can read, and both storages; the same object as long as nothing has changed. */
export function pageStorage(): object {
  const [session, local] = [readStorage('sessionStorage'), readStorage('localStorage')]
  const text = JSON.stringify([document.cookie, session, local])
  if (text === lastText) return last
  lastText = text
  last = {
    cookies: cookies(document.cookie),
    sessionStorage: stored(session),
    localStorage: stored(local),
  }
  return last
}
