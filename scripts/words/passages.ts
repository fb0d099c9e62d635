/** A comment or a title on one line, and where it begins in its file. */
export interface Passage {
  line: number
  text: string
}

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^[ \t]*)\/\/.*(?:\n[ \t]*\/\/.*)*|(?<![:'"`\w])\/\/.*/

/** The title of a test, of a group of tests or of a row: the first text of the call or the line. */
const TITLE =
  /(?:\b(?:test|describe)(?:\.(?:skip|only|todo))?\(|\)\(|^ *\[)\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")/

const eitherOf = (...patterns: RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join('|'), 'gm')

const IN_CODE = eitherOf(COMMENT)
const IN_TEST = eitherOf(COMMENT, TITLE)
const MARKERS = /^[ \t]*(?:\/\*+|\*\/|\*(?!\/)|\/\/)|\*\/$/gm
const TITLE_START = /^[^'"]*(['"])([\s\S]*)\1$/

const plain = (part: string): string =>
  /^\s*\//.test(part) ? part.replace(MARKERS, '') : part.replace(TITLE_START, '$2')

/** Joins the lines of a comment, and replaces code within it by a word. */
const joined = (part: string): string =>
  plain(part)
    .replace(/`[^`]*`/g, 'code')
    .replace(/\s+/g, ' ')
    .trim()

/** Returns the prose of a source file: its comments, and the titles in a file of tests. Single words, such as the name of a user, are not prose. */
export function passagesOf(path: string, text: string): Passage[] {
  const passages: Passage[] = []
  let [line, end] = [1, 0]
  for (const { 0: part, index } of text.matchAll(/\.test\.tsx?$/.test(path) ? IN_TEST : IN_CODE)) {
    const start = index + part.search(/\S/)
    line += linesIn(text.slice(end, start))
    end = start
    passages.push({ line, text: joined(part) })
  }
  return passages.filter(({ text }) => text.includes(' '))
}

const linesIn = (text: string): number => text.split('\n').length - 1
