import * as v from 'valibot'
import { SERVER_TEXT_MAX } from 'src/constants/limits'
import { lenient, textLike, whole } from 'src/services/schemas'

const TRUST_DAYS_MAX = 365
/** The lengths of a code that is entered in separate boxes. */
const DIGITS_MIN = 4
const DIGITS_MAX = 8

const ADDRESS_MAX = 100
const REFERENCES = { phone: /^\d{2,4}$/, email: /^[^\s@\p{C}]+@[^\s@\p{C}]+$/u }

/** Whether a text shows where a code was sent: the last digits of a number, or an e-mail address as the server masks it (factors/new-code, factors/email-reference). */
export const isReferenceOf = (sentTo: keyof typeof REFERENCES, text: string): boolean =>
  text.length <= ADDRESS_MAX && REFERENCES[sentTo].test(text)

const TYPES_MAX = 20

/** Other types of factors, each once. */
const types = lenient(
  v.pipe(
    v.array(v.unknown()),
    v.transform(all => [...new Set(all.filter(type => typeof type === 'string'))].slice(0, TYPES_MAX)),
  ),
)

/** The optional fields of a step that outlive a refresh of its page (storage/session-keys). A value of another form counts as absent (factors/step-extras). */
export const storedEntries = {
  trustDays: whole(1, TRUST_DAYS_MAX),
  /** How many digits the code has. */
  digits: whole(DIGITS_MIN, DIGITS_MAX),
  /** Whether another code can be requested, and its destination; `isReferenceOf` recognises the kind of destination. */
  resend: lenient(v.boolean()),
  reference: lenient(textLike(text => isReferenceOf('phone', text) || isReferenceOf('email', text))),
  /** Whether a recovery code is taken in its place. */
  recovery: lenient(v.boolean()),
  /** The server's text for this step; the reader of a step has checked that it is not HTML (factors/step-message). */
  message: lenient(textLike(text => text.length <= SERVER_TEXT_MAX)),
  /** The types of the factors that the person may choose in its place (alternatives/step). */
  alternatives: types,
}

/** The optional facts of a step that extend the basic contract (factors/step-extras). */
export type StepExtras = {
  [K in keyof typeof storedEntries]?: Exclude<NonNullable<v.InferOutput<(typeof storedEntries)[K]>>, false>
} & {
  /** The number that the person chooses in the mobile app. */
  challenge?: string
  /** Where the sign-in was begun, as the server sees it. */
  place?: string
  /** Milliseconds since the epoch. */
  requestedAt?: number
  /** Checked (addresses/app). */
  appUrl?: string
}

interface Facts extends Partial<Record<keyof StepExtras, unknown>> {
  /** The type of the step; absent for stored fields. */
  type?: string
  alternatives?: readonly string[] | null | undefined
}

/** Returns the named fields, and those of every step, that have a value; `null` and `false` count as none. The step's own type is not an alternative (alternatives/step). */
export const presentFields = (facts: Facts, names: readonly (keyof StepExtras)[]): StepExtras => {
  const alternatives = facts.alternatives?.filter(type => type !== facts.type)
  const present = names.flatMap(name =>
    facts[name] == null || facts[name] === false ? [] : [[name, facts[name]] as const],
  )
  return { ...Object.fromEntries(present), ...(alternatives && { alternatives }) }
}
