import { randomInt } from 'node:crypto'

const LENGTH = 8
/** Letters that are not taken for one another, and make no words (RFC 8628, 6.1). */
const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ'

/** A code that a person types. */
export const typedCode = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')

/** As it was made, however it was typed. */
export const asMade = (typed: string): string => typed.toUpperCase().replace(/[\s-]/g, '')
