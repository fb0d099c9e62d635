import { randomInt } from 'node:crypto'

const LENGTH = 8
/** Letters that are not confused with one another, and make no words (RFC 8628, 6.1). */
const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ'

/** Creates a code for typing. */
export const typedCode = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** Returns the code in its original form, however it was typed. */
export const asMade = (typed: string): string => typed.toUpperCase().replace(/[\s-]/g, '')
