// Reads texts from the input, each with its rule and the file in whose place it is linted, and prints for each the lines at which
// that rule reports an error. A separate ES module, which Jest's loader cannot read.
import process from 'node:process'
import { json } from 'node:stream/consumers'
import { ESLint } from 'eslint'

// Compiling the whole project's types takes ten seconds; those of two sagas and their imports are enough.
const WITH_TYPES = { project: 'test/scripts/lint/sagas.tsconfig.json' }
const NEEDS_TYPES = ['sagas/yielded']

const linters = new Map()
function linterOf(rule) {
  const parserOptions = {
    projectService: false,
    // Else the parser takes the text from the disk where CI is set.
    disallowAutomaticSingleRunInference: true,
    ...(NEEDS_TYPES.includes(rule) && WITH_TYPES),
  }
  const overrideConfig = { languageOptions: { parserOptions } }
  return new ESLint({ ruleFilter: ({ ruleId }) => ruleId === rule, overrideConfig })
}

const lines = []
for (const { rule, source, filePath } of await json(process.stdin)) {
  const eslint = linters.get(rule) ?? linterOf(rule)
  linters.set(rule, eslint)
  const [{ messages }] = await eslint.lintText(source, { filePath })
  lines.push(messages.map(({ line }) => line))
}
process.stdout.write(JSON.stringify(lines))
