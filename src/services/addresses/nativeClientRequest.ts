import { readNativeClients } from 'deploy/rules/nativeClients.mjs'
import type { Caller } from 'src/services/addresses/caller'
import { currentOrigin, replaceLocation } from 'src/services/browser/navigation'
import { config } from 'src/services/config'

/** The invalid part of a request: the mode, the app, the address at which it waits, or the form of another parameter. */
export type NativeFault = 'mode' | 'client' | 'address' | 'request'

/** The request of an app on this device to the sign-in page. */
export type NativeRequest =
  | ({ kind: 'asked' } & AcceptedNativeRequest)
  /** `parameter`: the name of the invalid parameter. */
  | { kind: 'refused'; why: NativeFault; parameter: string }

export interface AcceptedNativeRequest {
  kind?: 'asked'
  clientId: string
  /** The app's name in the configuration. */
  app: string
  /** The PKCE challenge: the SHA-256 of a secret that the app keeps. */
  challenge: string
  /** A value of the app, which is returned with the code. */
  state: string
  /** The address at which the app waits; absent if a person types the code. */
  address?: string
  typedCode: boolean
}

const NAMES = ['mode', 'client_id', 'redirect_uri', 'code_challenge', 'code_challenge_method', 'state']
/** The SHA-256 of a verifier, in base64url. */
const CHALLENGE = /^[\w-]{43}$/
const STATE = /^[\u0021-\u007e]{1,512}$/
const PORT = /^(http:\/\/(?:127\.0\.0\.1|\[::1\])):([1-9]\d{0,4})(?=\/)/
const LAST_PORT = 65_535

/** Returns whether an address is listed, compared as text; an address on this device may have any port (addresses/native-list). */
function isListed(address: string, listed: readonly string[]): boolean {
  const [, host, port] = PORT.exec(address) ?? []
  if (host === undefined) return listed.includes(address)
  return Number(port) <= LAST_PORT && listed.includes(address.replace(PORT, host))
}

const refused = (why: NativeFault, parameter: string): NativeRequest => ({ kind: 'refused', why, parameter })

/** Validates an app's query. The first fault rejects all of it (addresses/native-request, addresses/native-list). */
export function readNativeRequest(query: string, clientList: unknown, pageOrigin: string): NativeRequest {
  const parameters = new URLSearchParams(query)
  const parameter = (name: string) => parameters.get(name) ?? ''
  if (parameter('mode') !== 'native') return refused('mode', 'mode')
  const repeated = NAMES.find(name => parameters.getAll(name).length > 1)
  if (repeated) return refused('request', repeated)
  const clientId = parameter('client_id')
  const client = readNativeClients(clientList).clients.get(clientId)
  if (!client) return refused('client', 'client_id')
  const address = parameters.get('redirect_uri')
  // An address of this origin would put the code into the address of one of our own pages.
  const mayOpen = (app: string) => isListed(app, client.addresses) && !isOwn(app, pageOrigin)
  if (address === null ? !client.typedCode : !mayOpen(address)) return refused('address', 'redirect_uri')
  if (parameter('code_challenge_method') !== 'S256') return refused('request', 'code_challenge_method')
  if (!CHALLENGE.test(parameter('code_challenge'))) return refused('request', 'code_challenge')
  if (!STATE.test(parameter('state'))) return refused('request', 'state')
  return {
    kind: 'asked',
    clientId,
    app: client.name,
    challenge: parameter('code_challenge'),
    state: parameter('state'),
    ...(address !== null && { address }),
    typedCode: client.typedCode,
  }
}

const isOwn = (address: string, pageOrigin: string): boolean => new URL(address).origin === pageOrigin

/** Reads the query with which this sign-in began, by the configuration of the page; returns undefined if no app has opened it. */
export const nativeRequestHere = (caller: Caller | undefined): NativeRequest | undefined =>
  caller?.startsWith('?') ? readNativeRequest(caller, config().nativeClients, currentOrigin()) : undefined

/**
 * Asks the browser to open the app. The page may stay open: an installed app handles its own address, whereas an
 * address on this device replaces the page (addresses/native-told).
 */
export const openApp = ({ address, code, state }: { address: string; code: string; state: string }): void =>
  replaceLocation(handOverAddress(address, code, state, currentOrigin()))

/** Returns the address that hands the code to the app, with the app's own value and the issuer of this sign-in (RFC 9207). */
export const handOverAddress = (address: string, code: string, state: string, issuer: string): string =>
  `${address}?${new URLSearchParams({ code, state, iss: issuer }).toString()}`
