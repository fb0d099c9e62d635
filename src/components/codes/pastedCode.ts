import { asciiText } from 'src/components/fields/plainText'

/** The meaning of a text that was pasted or dropped into a code field. */
export type PastedCode =
  /** Digits with separators only: the field takes them as typed (forms/code-pasted). */
  | { kind: 'digits' }
  /** A message that contains one code. */
  | { kind: 'code'; code: string }
  | { kind: 'none' }

/** The longest text that is read; a text message has at most 1600 characters. */
const TEXT_MAX = 4000

/** The possible lengths of a code if the server does not send its length. */
const SHORTEST = 4
const LONGEST = 8

const INVISIBLE = /[\p{Cf}\p{Variation_Selector}]/gu
const DIGITS_ONLY = /^[\d\s.\p{Pd}\u2212]*$/u
/** WebOTP's last line; `%` precedes the host of an embedded frame. */
const WEB_OTP_LINE = /^\s*@\S+\s+#(\d+)(?:\s+[@%]\S+)?\s*$/
/** A field of one line replaces line breaks by spaces. */
const WEB_OTP_END = /(?:^|\s)@\S+\s+#(\d+)(?:\s+[@%]\S+)?\s*$/
const UNBROKEN = /\d+/g
const GROUPED = /\d(?:[\p{Zs}\p{Pd}\u2212]?\d)*/gu

/** Extracts the code from a pasted text; `length` is the number of digits of the code, if the server sends it (forms/code-in-message). */
export function pastedCode(pasted: string, length?: number): PastedCode {
  const text = asciiText(pasted.slice(0, TEXT_MAX).replace(INVISIBLE, ''))
  if (DIGITS_ONLY.test(text)) return { kind: /\d/.test(text) ? 'digits' : 'none' }
  const code =
    webOtpCode(text, length) ?? onlyRun(text.match(UNBROKEN), length) ?? onlyRun(text.match(GROUPED), length)
  return code === undefined ? { kind: 'none' } : { kind: 'code', code }
}

function webOtpCode(text: string, length = LONGEST): string | undefined {
  const line = text.split(/[\n\r\u2028\u2029]/).findLast(each => WEB_OTP_LINE.test(each))
  const code = (line === undefined ? WEB_OTP_END : WEB_OTP_LINE).exec(line ?? text)?.[1]
  return code && code.length <= length ? code : undefined
}

/** The only run with `length` digits; without a length, the longest of 4 to 8 digits, if no other is as long. A code that the message repeats counts once. */
function onlyRun(runs: readonly string[] | null, length?: number): string | undefined {
  const codes = (runs ?? []).map(run => run.replace(/\D/g, ''))
  const fitting = codes.filter(({ length: n }) =>
    length === undefined ? n >= SHORTEST && n <= LONGEST : n === length,
  )
  const longest = Math.max(...fitting.map(({ length: n }) => n))
  const [code, ...others] = new Set(fitting.filter(({ length: n }) => n === longest))
  return others.length === 0 ? code : undefined
}
