import * as v from 'valibot'
import { SERVER_TEXT_MAX } from 'src/constants/limits'
import { cleanText } from 'src/services/cleanText'
import { isPlainObject, jsonObject, lenient, listOf, present, textLike, whole } from 'src/services/schemas'

export const PASSWORD_KINDS = ['lowercase', 'uppercase', 'digit', 'special'] as const

/** A kind of character that a new password may have to contain. */
type PasswordKind = (typeof PASSWORD_KINDS)[number]

const LEAST_MAX = 128
const LENGTH_MAX = 1024
const WORD_MAX = 64
const FORBIDDEN_MAX = 20
const BLOCKLIST_MAX = 500
const PRINTED = /^[!-~]{1,32}$/

/** The company's requirements for a new password (password-change/company-rules). */
export interface PasswordRules {
  /** In characters, here and below. */
  least?: number
  most?: number
  kinds: readonly PasswordKind[]
  /** How many of the kinds it has to contain. */
  needed: number
  /** The special characters that count, if the company lists them. */
  special?: string
  /** Texts that the password must not contain, ignoring case. */
  forbidden: readonly string[]
  /** Passwords that are not allowed, ignoring case. */
  blocklist: readonly string[]
  /** The company's own text, by language. */
  texts: Readonly<Record<string, string>>
}

const word = textLike(text => text !== '' && text.length <= WORD_MAX)
const wire = jsonObject({
  minLength: whole(1, LEAST_MAX),
  maxLength: whole(1, LENGTH_MAX),
  kinds: lenient(listOf(v.picklist(PASSWORD_KINDS))),
  kindsNeeded: whole(1, PASSWORD_KINDS.length),
  special: lenient(textLike(signs => PRINTED.test(signs) && !/[\da-z]/i.test(signs))),
  forbidden: lenient(listOf(word)),
  blocklist: lenient(listOf(word)),
  texts: lenient(v.custom<Record<string, unknown>>(isPlainObject)),
})

/** Returns the company's rules for a new password; undefined without any. A value of another form counts as absent. */
export function readPasswordRules(value: unknown): PasswordRules | undefined {
  const read = v.safeParse(wire, value)
  return read.success ? rulesOf(read.output) : undefined
}

function rulesOf(wireRules: v.InferOutput<typeof wire>): PasswordRules {
  const { minLength, maxLength, kindsNeeded, special, forbidden, blocklist, texts } = wireRules
  const kinds = PASSWORD_KINDS.filter(kind => wireRules.kinds?.includes(kind))
  return {
    ...(minLength && { least: minLength }),
    // Nothing could be as long as the one and as short as the other.
    ...(maxLength && maxLength >= (minLength ?? 1) && { most: maxLength }),
    kinds,
    needed: Math.min(kindsNeeded ?? kinds.length, kinds.length),
    ...present({ special }),
    forbidden: (forbidden ?? []).slice(0, FORBIDDEN_MAX),
    blocklist: (blocklist ?? []).slice(0, BLOCKLIST_MAX),
    texts: Object.fromEntries(
      Object.entries(texts ?? {}).flatMap(([language, text]) => {
        const clean = typeof text === 'string' ? cleanText(text, SERVER_TEXT_MAX) : ''
        return clean ? [[language, clean]] : []
      }),
    ),
  }
}
