import * as v from 'valibot'
import { SERVER_TEXT_MAX } from 'src/constants/limits'
import { lenient } from 'src/services/schemas'

const TRUST_DAYS_MAX = 365
const PLACE_MAX = 100
/** Of a code whose digits each have a box. */
const DIGITS_MIN = 4
const DIGITS_MAX = 8

const textLike = (isSo: (text: string) => boolean) => lenient(v.pipe(v.string(), v.check(isSo)))

const digitsLike = (pattern: RegExp) => textLike(text => pattern.test(text))

const ADDRESS_MAX = 100
const REFERENCES = { phone: /^\d{2,4}$/, email: /^[^\s@\p{C}]+@[^\s@\p{C}]+$/u }

/** Whether a text tells where a code went: the last digits of a number, or an e-mail address as the server masks it (factors/new-code, factors/email-reference). */
export const isReferenceOf = (sentTo: keyof typeof REFERENCES, text: string): boolean =>
  text.length <= ADDRESS_MAX && REFERENCES[sentTo].test(text)

const line = (longest: number) =>
  lenient(
    v.pipe(
      v.string(),
      v.transform(text => text.trim()),
      v.check(text => text !== '' && text.length <= longest && !/\p{Cc}/u.test(text)),
    ),
  )

const whole = (least: number, most: number) =>
  lenient(
    v.pipe(
      v.number(),
      v.check(value => Number.isInteger(value) && value >= least && value <= most),
    ),
  )

/** Those that outlive a refresh of their page (storage/session-keys). */
export const keptEntries = {
  trustDays: whole(1, TRUST_DAYS_MAX),
  /** How many digits the code has. */
  digits: whole(DIGITS_MIN, DIGITS_MAX),
  /** Whether another code can be asked for, and where it goes: `isReferenceOf` tells of which form that is. */
  resend: lenient(v.boolean()),
  reference: textLike(text => isReferenceOf('phone', text) || isReferenceOf('email', text)),
  /** Whether a recovery code is taken in its place. */
  recovery: lenient(v.boolean()),
  /** The server's text for this step; the reader of a step has checked that it is not HTML (factors/step-message). */
  message: textLike(text => text.length <= SERVER_TEXT_MAX),
}

/** What a step may say beyond the basic contract; a value of another form counts as absent (factors/step-extras). */
export const stepExtrasEntries = {
  /** The number that the person chooses in the mobile app. */
  challenge: digitsLike(/^\d{1,3}$/),
  /** Where the sign-in was begun, as the server sees it. */
  place: line(PLACE_MAX),
  ...keptEntries,
}

type Entries = typeof stepExtrasEntries

/** What a step says beyond the basic contract; all of it may be absent (factors/step-extras). */
export type StepExtras = {
  [K in keyof Entries]?: Exclude<NonNullable<v.InferOutput<Entries[K]>>, false>
} & {
  /** Milliseconds since the epoch. */
  requestedAt?: number
  /** Checked (addresses/app). */
  appUrl?: string
}

/** The named fields that have a value; `null` and `false` count as none. */
export const presentFields = (
  facts: { [K in keyof StepExtras]?: unknown },
  names: readonly (keyof StepExtras)[],
): StepExtras =>
  Object.fromEntries(
    names.flatMap(name => (facts[name] == null || facts[name] === false ? [] : [[name, facts[name]]])),
  )
