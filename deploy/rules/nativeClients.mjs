// @ts-check
/**
 * An app on users' computers and phones that may sign users in here (docs/deployment.md).
 * @typedef {object} NativeClient
 * @property {string} name its name for users
 * @property {string[]} addresses the addresses where the app listens, as text; one on this device has no port, because any port is allowed
 * @property {boolean} typedCode whether users may type a code into the app
 */

const LONGEST_NAME = 60
const LONGEST_ADDRESS = 2000
const ID = /^[\w.-]{1,64}$/
// eslint-disable-next-line no-control-regex -- control characters and marks of direction are what a name must not have
const UNREADABLE = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/
/** A scheme with a dot, which excludes schemes of the system and of the web: no `javascript:`, no `data:`. */
const PRIVATE_USE = /^[a-z][a-z\d+-]*(?:\.[a-z\d+-]+)+:\/\/?[\w.~-]+(?:\/[\w.~-]+)*\/?$/
const LOOPBACK = /^http:\/\/(?:127\.0\.0\.1|\[::1\])(?:\/|(?:\/[\w.~-]+)+\/?)$/
const DOTS = /\/\.{1,2}(?:\/|$)/

/** @param {string} value */
function isClaimedHttps(value) {
  if (!value.startsWith('https://') || !URL.canParse(value)) return false
  const { href, username, password, search, hash } = new URL(value)
  return href === value && !username && !password && !search && !hash && !/[?#]/.test(value)
}

/**
 * Returns whether an app may listen at this address: a private-use scheme with a dot, an https address, or this device's loopback address (addresses/native-list).
 * @param {unknown} value
 */
export const isNativeAddress = value =>
  typeof value === 'string' &&
  value.length <= LONGEST_ADDRESS &&
  !DOTS.test(value) &&
  (PRIVATE_USE.test(value) || LOOPBACK.test(value) || isClaimedHttps(value))

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
const isObject = value => typeof value === 'object' && value !== null && !Array.isArray(value)

/** @param {unknown} name */
const isName = name =>
  typeof name === 'string' && name.trim() !== '' && name.length <= LONGEST_NAME && !UNREADABLE.test(name)

/** @type {[field: string, holds: (value: unknown) => boolean, says: string][]} */
const FIELDS = [
  ['name', isName, `must be a text of 1 to ${LONGEST_NAME} characters`],
  [
    'addresses',
    value => value === undefined || (Array.isArray(value) && value.every(isNativeAddress)),
    'must be a list of addresses such as com.example.app:/signed-in, https://app.example.com/signed-in or http://127.0.0.1/signed-in, without port, query and fragment',
  ],
  ['typedCode', value => value === undefined || typeof value === 'boolean', 'must be true or false'],
]

/**
 * Reads the apps that may sign users in here, and returns the valid ones by id, and the errors of the others. An invalid part excludes its app.
 * @param {unknown} configured
 * @returns {{ clients: Map<string, NativeClient>, wrong: { name: string, reason: string }[] }}
 */
export function readNativeClients(configured) {
  /** @type {Map<string, NativeClient>} */
  const clients = new Map()
  if (configured === undefined || configured === null) return { clients, wrong: [] }
  if (!isObject(configured))
    return { clients, wrong: [{ name: 'nativeClients', reason: 'must be an object' }] }
  const wrong = Object.entries(configured).flatMap(([id, client]) => {
    const place = `nativeClients.${id}`
    if (!ID.test(id))
      return [{ name: place, reason: 'has an id that is not 1 to 64 letters, digits, dots, hyphens' }]
    if (!isObject(client)) return [{ name: place, reason: 'must be an object' }]
    const faults = FIELDS.flatMap(([field, holds, reason]) =>
      holds(client[field]) ? [] : [{ name: `${place}.${field}`, reason }],
    )
    const unknown = Object.keys(client).filter(key => !FIELDS.some(([field]) => field === key))
    faults.push(...unknown.map(key => ({ name: `${place}.${key}`, reason: 'is not known' })))
    if (faults.length === 0) clients.set(id, clientOf(client))
    return faults
  })
  return { clients, wrong }
}

/**
 * @param {Record<string, unknown>} checked
 * @returns {NativeClient}
 */
const clientOf = ({ name, addresses, typedCode }) => ({
  name: String(name).trim(),
  addresses: /** @type {string[]} */ (addresses ?? []),
  typedCode: typedCode === true,
})

/** The key `nativeClients` of the configuration: its JSON schema, and the check of a rollout. */
export const nativeClients = {
  schema: {
    type: ['object', 'null'],
    additionalProperties: {
      type: 'object',
      required: ['name'],
      additionalProperties: false,
      properties: {
        name: { type: 'string', pattern: '\\S', maxLength: LONGEST_NAME },
        addresses: { type: 'array', items: { type: 'string' } },
        typedCode: { type: 'boolean' },
      },
    },
  },
  /** @param {unknown} value */
  wrong: value => readNativeClients(value).wrong,
}
