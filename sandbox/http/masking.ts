import { document } from 'foyer-contract/document/operations'

const HIDDEN = new Set([
  'password',
  'newpassword',
  'currentpassword',
  'token',
  'webtoken',
  'id_token',
  'credential',
])
/** Fields whose length and punctuation remain visible: those of proofs, which the contract marks as secret, and those of other calls. */
const SHAPE_ONLY = new Set([
  ...Object.values(document.components.schemas).flatMap(({ properties = {} }) =>
    Object.entries(properties).flatMap(([name, { format }]) =>
      format === 'password' ? [name.toLowerCase()] : [],
    ),
  ),
  'state',
  'login-marker',
])

const maskValue = (name: string, value: unknown): unknown => {
  if (HIDDEN.has(name.toLowerCase())) return '••••••••'
  if (SHAPE_ONLY.has(name.toLowerCase())) return String(value).replace(/[\p{L}\p{N}]/gu, '•')
  return masked(value)
}

/** Returns the value with hidden passwords and tokens, and with only the length and punctuation of codes. */
export function masked(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 50).map(masked)
  if (typeof value === 'string' && value.length > 2000) return `${value.slice(0, 2000)}…`
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, maskValue(name, inner)]))
}

const SHOWN_HEADERS = [
  'accept',
  'content-type',
  'origin',
  'user-agent',
  'x-touch-supported',
  'x-device-name',
  'x-device-id',
  'x-extension-version',
]

/** Returns the headers that a record of a call shows; none of them contains a secret. */
export const shownHeaders = (headers: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    SHOWN_HEADERS.flatMap(name => (typeof headers[name] === 'string' ? [[name, headers[name]]] : [])),
  )
