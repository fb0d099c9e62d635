import type { Shown } from '../recording/entries'

/** Stands in no text of a recording. */
const MARK = '\u0000'

/** What came in a test: an object that came twice is one object there too, as a saga may compare the two. */
export function createGiven(literal: (value: Shown) => string) {
  const answers = new Map<string, number>()

  /** What came, with a mark in the place of an object. */
  function given(value: Shown): string {
    const code = literal(value)
    if (!/^[[{]../.test(code)) return code
    answers.set(code, (answers.get(code) ?? 0) + 1)
    return `${MARK}${[...answers.keys()].indexOf(code)}${MARK}`
  }

  /** The lines of a test with the objects in the place of the marks; before them, by their names, those that came more than once. */
  function filled(lines: readonly string[]): string[] {
    const repeated = [...answers].flatMap(([code, times]) => (times > 1 ? [code] : []))
    const codes = [...answers.keys()].map(code => {
      const nth = repeated.indexOf(code)
      return nth < 0 ? code : repeated.length === 1 ? 'given' : `given${nth + 1}`
    })
    const consts = repeated.map(
      (code, nth) => `  const ${repeated.length === 1 ? 'given' : `given${nth + 1}`} = ${code}`,
    )
    // Between two marks stands a number.
    const fill = (line: string): string =>
      line
        .split(MARK)
        .map((part, index) => (index % 2 === 0 ? part : (codes[Number(part)] ?? '')))
        .join('')
    return [...consts, ...lines.map(fill)]
  }

  return { given, filled }
}
