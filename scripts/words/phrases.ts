/** A phrase that is hard to read, and its plain replacement. */
interface Phrase {
  pattern: RegExp
  instead: string
}

// Single words are flagged in cspell.config.yaml; these need more than one.
const PHRASES: Phrase[] = [
  { pattern: /\bbelongs? into\b/i, instead: 'belongs in' },
  { pattern: /\b(?:cannot|can't|could not) be had\b/i, instead: 'does not load, is missing' },
  { pattern: /\b(?:is|are|was|were) done with\b(?=[,.;:)]|$)/i, instead: 'is finished' },
  { pattern: /(?<!\bthere )\b(?:is|are) no (?!longer|more|less|better|other)\w/i, instead: 'is not a' },
  { pattern: /\b(?:for|by|to|of|from) who\b/i, instead: 'a noun: for people who, for operators' },
  { pattern: /\b(?:one|two|three) an? [a-z]/i, instead: 'one per, one for each' },
  { pattern: /\bas (?:it stands|they stand)\b/i, instead: 'unchanged, as it is' },
  { pattern: /\bbut for\b/i, instead: 'except for' },
  { pattern: /\bby (?:itself|themselves)\b/i, instead: 'on its own, automatically, separately' },
  { pattern: /\broll-outs?\b/i, instead: 'rollout' },
  { pattern: /(?:\/\*\*|\/\/) (?:Whom|Nor)\b/, instead: 'begin with who does what' },
  { pattern: /\bin so many words\b/i, instead: 'explicitly' },
  { pattern: /\bas ever\b/i, instead: 'as before, as usual' },
  { pattern: /\bnothing leads back\b/i, instead: 'Back does not return to it' },
  { pattern: /\bout of (?:its|the browser's) cache\b/i, instead: 'from the back/forward cache' },
  { pattern: /\bcom(?:es?|ing) to nothing\b/i, instead: 'fails' },
  { pattern: /(?<!\bthere )\b(?:is|are|was|were) nothing that\b/i, instead: 'does not, is not' },
  { pattern: /\bfor the person's wish\b/i, instead: 'a user gesture' },
  { pattern: /\bread and not seen\b/i, instead: 'only read aloud' },
]

export interface Finding {
  line: number
  found: string
  instead: string
}

const CODE = /^ *```[\s\S]*?^ *```|`[^`\n]*`/gm
const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/.*/g

/** The title of a test, of a group of tests or of a row: the first text of the call or the line. */
const TITLE =
  /(?:\b(?:test|describe)(?:\.(?:skip|only|todo))?\(|\)\(|^ *\[)\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")/gm

const blanked = (text: string): string => text.replace(/[^\n]/g, ' ')

/** Blanks everything except the prose of a file: the comments of code, the titles of tests, a page without its code. Lines keep their numbers. */
function proseOf(path: string, text: string): string {
  if (!/\.(?:tsx?|m?js)$/.test(path)) return text.replace(CODE, blanked)
  const parts = /\.test\.tsx?$/.test(path) ? [COMMENT, TITLE] : [COMMENT]
  let [prose, end] = ['', 0]
  for (const { 0: part, index } of text.matchAll(eitherOf(parts))) {
    prose += blanked(text.slice(end, index)) + part
    end = index + part.length
  }
  return prose.replace(/`[^`\n]*`/g, blanked)
}

const eitherOf = (patterns: readonly RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join('|'), 'gm')

/** Returns the phrases of the table in a file, line by line. */
export const findPhrases = (path: string, text: string): Finding[] =>
  proseOf(path, text)
    .split('\n')
    .flatMap((content, index) =>
      PHRASES.flatMap(({ pattern, instead }) => {
        const found = pattern.exec(content)?.[0]
        return found === undefined ? [] : [{ line: index + 1, found, instead }]
      }),
    )
