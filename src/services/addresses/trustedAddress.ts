import { BASE_PATH } from 'src/constants/basePath'
import { ADDRESS_MAX } from 'src/constants/limits'
import { currentProtocol } from 'src/services/browser/navigation'
import { urlOf } from 'src/services/urlOf'

/** The page's address, and the other origins to which it may return. */
interface Surroundings {
  origin: string
  allowedReturnOrigins: readonly string[]
}

// eslint-disable-next-line no-control-regex -- control characters are what it is there to find
const FORBIDDEN_CHARACTERS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\\]/
const ENCODED_ASCII = /%([0-7][0-9a-f])/gi
// eslint-disable-next-line no-control-regex -- as above, once its escapes are undone
const CONTROL = /[\u0000-\u001f\u007f]/
const TRAILING_LOGIN = /(?:^|\/)login$/

/** Parses an address; returns undefined if it has user info or invalid characters. */
export function parse(value: string, base?: string): URL | undefined {
  const url = FORBIDDEN_CHARACTERS.test(value) ? undefined : urlOf(value, base)
  return url?.username || url?.password ? undefined : url
}

function decoded(path: string): string {
  const once = path.replace(ENCODED_ASCII, (_escape, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return once === path ? path : decoded(once)
}

/**
 * Returns whether a server could read the path as another host's or as an API call, or could break a header with it.
 * Examines the decoded path, with its dots resolved and its parameters removed (addresses/back-path).
 */
function isUnsafe(path: string): boolean {
  const plain = decoded(path)
  let depth = 0
  // Parameters may be removed before a slash in them is decoded, so the text after them need not be a folder.
  let folder = 1
  return (
    CONTROL.test(plain) ||
    plain
      .slice(1)
      .split(/[/\\]/)
      .some((segment, index, { length }) => {
        const [name = '', ...parameters] = segment.split(';')
        if (!depth && (/^api$/i.test(name) || (!name && index < length - 1))) return true
        if (name === '..') depth -= depth && 1
        else if (name && name !== '.') depth += folder
        if (parameters.length > 0) folder = 0
        return false
      })
  )
}

/** Removes one trailing `login` from the path of an address, while it is still text (addresses/back-stripped). */
function stripLogin(value: string): string {
  const pathEnd = value.search(/[?#]/)
  const end = pathEnd === -1 ? value.length : pathEnd
  return value.slice(0, end).replace(TRAILING_LOGIN, '') + value.slice(end)
}

/** Returns whether an address begins with `http:` or `https:`. */
export const isWebAddress = ({ protocol }: URL): boolean => protocol === 'https:' || protocol === 'http:'

/** Validates a return address; undefined if it is empty, unsafe or of another origin (addresses/back-checked, addresses/back-path). */
export function returnAddress(
  value: string | null | undefined,
  { origin, allowedReturnOrigins }: Surroundings,
): URL | undefined {
  if (!value || FORBIDDEN_CHARACTERS.test(value)) return undefined
  const text = stripLogin(value.trim())
  const url = text === '' || text.length > ADDRESS_MAX ? undefined : parse(text, origin)
  if (!url || !isWebAddress(url)) return undefined
  if (url.origin !== origin && !allowedReturnOrigins.includes(url.origin)) return undefined
  return isUnsafe(url.pathname) ? undefined : url
}

/** Returns whether an address means the web app root: the root of the origin or a sign-in page (addresses/back-own-pages). */
export const isWebAppRoot = (url: URL, origin: string): boolean =>
  url.origin === origin &&
  (url.pathname === '/' || url.pathname === BASE_PATH || url.pathname.startsWith(`${BASE_PATH}/`))

/**
 * Validates an address that the server named; returns undefined unless it is absolute, https (http only if the page
 * is http) and without user info (addresses/server-named).
 */
export function serverAddress(
  value: string | null | undefined,
  pageProtocol = currentProtocol(),
): string | undefined {
  const url = value ? parse(value) : undefined
  const schemes = pageProtocol === 'http:' ? ['https:', 'http:'] : ['https:']
  return url && schemes.includes(url.protocol) ? url.href : undefined
}

/** Returns a support address: http(s) as above, or mailto (addresses/support). */
export function supportAddress(
  value: string | null | undefined,
  pageProtocol = currentProtocol(),
): string | undefined {
  const url = value ? parse(value) : undefined
  return url?.protocol === 'mailto:' ? url.href : serverAddress(value, pageProtocol)
}
