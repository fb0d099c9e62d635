import type { JsonValue } from '../recording/entries'

/** A character that no text of a recording contains. */
const MARK = '\u0000'

/** Writes the results in a test. An object that occurs twice becomes one constant, because a saga may compare the two by identity. */
export function createSharedValues(literal: (value: JsonValue) => string) {
  const answers = new Map<string, number>()

  /** Returns the code of a value, with a mark in place of an object. */
  function shared(value: JsonValue): string {
    const code = literal(value)
    if (!/^[[{]../.test(code)) return code
    answers.set(code, (answers.get(code) ?? 0) + 1)
    return `${MARK}${[...answers.keys()].indexOf(code)}${MARK}`
  }

  /** Replaces the marks in the lines of a test by the objects, and adds constants for the objects that occur more than once. */
  function filled(lines: readonly string[]): string[] {
    const repeated = [...answers].flatMap(([code, times]) => (times > 1 ? [code] : []))
    const codes = [...answers.keys()].map(code => {
      const nth = repeated.indexOf(code)
      return nth < 0 ? code : repeated.length === 1 ? 'shared' : `shared${nth + 1}`
    })
    const consts = repeated.map(
      (code, nth) => `  const ${repeated.length === 1 ? 'shared' : `shared${nth + 1}`} = ${code}`,
    )
    // The text between two marks is a number.
    const fill = (line: string): string =>
      line
        .split(MARK)
        .map((part, index) => (index % 2 === 0 ? part : (codes[Number(part)] ?? '')))
        .join('')
    return [...consts, ...lines.map(fill)]
  }

  return { shared, filled }
}
