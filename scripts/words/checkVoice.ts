import { readFileSync } from 'node:fs'
import { type TextlintKernelOptions, type TextlintMessage, TextlintKernel } from '@textlint/kernel'
import markdown from '@textlint/textlint-plugin-markdown'
import prh from 'textlint-rule-prh'

/** A comment or a title on one line, and where it begins in its file. */
interface Passage {
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
function passagesOf(path: string, text: string): Passage[] {
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

/** A place in a file that breaks a rule of voice.yaml. */
export interface Finding {
  file: string
  line: number
  /** The faulty words, how to rewrite them, and the rule with an example. */
  message: string
}

/** Both packages are CommonJS with their own `default`, which tsx wraps and Jest does not. */
const unwrapped = <T>(loaded: T | { default: T }): T =>
  typeof loaded === 'object' && loaded && 'default' in loaded ? loaded.default : loaded

const kernel = new TextlintKernel()
const plugins = [{ pluginId: 'markdown', plugin: unwrapped(markdown) }]
const rules = [{ ruleId: 'prh', rule: unwrapped(prh), options: { rulePaths: ['scripts/words/voice.yaml'] } }]
const options: TextlintKernelOptions = { ext: '.md', plugins, rules, configBaseDir: process.cwd() }

async function messagesOf(text: string): Promise<TextlintMessage[]> {
  return (await kernel.lintText(text, options)).messages
}

const isPage = (file: string): boolean => file.endsWith('.md')

/** Escapes the characters with which a line of a comment would become a heading, a list or another block. */
const asParagraph = (text: string): string => text.replace(/[#*_<>|~[\]\\]/g, ' ').replace(/^[-+\d]/, ' ')

interface Placed extends Passage {
  file: string
}

/** Checks passages in one text with a paragraph for each. */
async function checkPassages(passages: readonly Placed[]): Promise<Finding[]> {
  const text = passages.map(({ text }) => asParagraph(text)).join('\n\n')
  return (await messagesOf(text)).flatMap(({ loc, message }) => {
    const found = passages[(loc.start.line - 1) / 2]
    return found ? [{ file: found.file, line: found.line, message }] : []
  })
}

/** Passages per text. textlint reads the rules again for each text, and its parser is slow on long ones. */
const BATCH = 400

async function checkSources(files: readonly string[]): Promise<Finding[]> {
  const passages = files.flatMap(file =>
    proseOf(file, readFileSync(file, 'utf8')).map(passage => ({ ...passage, file })),
  )
  const batches = Array.from({ length: Math.ceil(passages.length / BATCH) }, (_, nth) =>
    passages.slice(nth * BATCH, (nth + 1) * BATCH),
  )
  const findings: Finding[] = []
  for (const batch of batches) findings.push(...(await checkPassages(batch)))
  return findings
}

/** Code and names in a line of YAML. */
const IN_YAML = /`[^`]*`|[*&]\w+|\b(?:stepId|operationId): \S+/g

/** A configuration file has no syntax here: each of its lines is a passage. */
const proseOf = (file: string, text: string): Passage[] =>
  /\.(?:tsx?|m?js|cjs)$/.test(file)
    ? passagesOf(file, text)
    : text.split('\n').map((line, index) => ({ line: index + 1, text: line.replace(IN_YAML, 'code') }))

async function checkPage(file: string): Promise<Finding[]> {
  const messages = await messagesOf(readFileSync(file, 'utf8'))
  return messages.map(({ loc, message }) => ({ file, line: loc.start.line, message }))
}

/** Checks the voice of documents, comments and test names with the rules of voice.yaml. */
export async function checkVoice(files: readonly string[]): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const page of files.filter(isPage)) findings.push(...(await checkPage(page)))
  return [...findings, ...(await checkSources(files.filter(file => !isPage(file))))]
}
