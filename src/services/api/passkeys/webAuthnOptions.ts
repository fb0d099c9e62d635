import * as v from 'valibot'
import { PASSKEY_TIMEOUT_LEAST_MS, PASSKEY_TIMEOUT_MOST_MS } from 'src/constants/passkeys'
import type { CreationOptions, RequestOptions } from 'src/services/browser/passkeys/ceremony'
import { isPlainObject, jsonObject, lenient, between } from 'src/services/schemas'

/** Bytes in WebAuthn's encoding; a length of 4n + 1 means a truncated text. */
export const base64url = v.pipe(
  v.string(),
  v.regex(/^[\w-]+={0,2}$/),
  v.check(text => text.replace(/=+$/, '').length % 4 !== 1),
)

/** The handle of a user: at most 64 bytes, which are 86 characters without padding. */
export const userHandle = v.pipe(base64url, v.regex(/^[^=]{1,86}=*$/))

const text = v.pipe(v.string(), v.minLength(1))
const object = v.custom<object>(isPlainObject)
const timeout = lenient(between(PASSKEY_TIMEOUT_LEAST_MS, PASSKEY_TIMEOUT_MOST_MS))
const credentials = v.optional(
  v.array(jsonObject({ id: base64url, type: text, transports: v.optional(v.array(v.string())) })),
)
const common = {
  challenge: base64url,
  hints: v.optional(v.array(v.string())),
  extensions: v.optional(object),
}

const requestShape = jsonObject({
  ...common,
  rpId: v.optional(text),
  allowCredentials: credentials,
  userVerification: v.optional(text),
})

const creationShape = jsonObject({
  ...common,
  rp: jsonObject({ id: v.optional(text), name: v.string() }),
  user: jsonObject({ id: userHandle, name: v.string(), displayName: v.string() }),
  pubKeyCredParams: v.array(jsonObject({ type: text, alg: v.number() })),
  excludeCredentials: credentials,
  authenticatorSelection: v.optional(object),
  attestation: v.optional(text),
})

/** Validates every member that the app uses, and passes on the others unchanged. Null and a time-out outside the limits count as absent (passkeys/options). */
const optionsOf = <T>(shape: v.GenericSchema) =>
  v.pipe(
    v.custom<Record<string, unknown>>(isPlainObject),
    v.transform(withoutNulls),
    v.check(options => v.safeParse(shape, options).success),
    v.transform(({ timeout: value, ...options }) => {
      const timeoutMs = v.parse(timeout, value)
      return { ...options, ...(timeoutMs != null && { timeout: timeoutMs }) } as T
    }),
  )

const withoutNulls = (options: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== null))

export const requestOptions = optionsOf<RequestOptions>(requestShape)
export const creationOptions = optionsOf<CreationOptions>(creationShape)
