// Reads, by rule, a source and the file in whose place it is linted from the input, and prints the lines at which that
// rule reports an error. A separate ES module, which jest's loader cannot read.
import process from 'node:process'
import { json } from 'node:stream/consumers'
import { ESLint } from 'eslint'

// Compiling the whole project's types takes ten seconds; those of two sagas and their imports are enough.
const WITH_TYPES = { project: 'test/scripts/lint/sagas.tsconfig.json' }
const NEEDS_TYPES = ['sagas/yielded']

const lines = {}
for (const [rule, { source, filePath }] of Object.entries(await json(process.stdin))) {
  const parserOptions = {
    projectService: false,
    // Else the parser takes the text from the disk where CI is set.
    disallowAutomaticSingleRunInference: true,
    ...(NEEDS_TYPES.includes(rule) && WITH_TYPES),
  }
  const eslint = new ESLint({
    ruleFilter: ({ ruleId }) => ruleId === rule,
    overrideConfig: { languageOptions: { parserOptions } },
  })
  const [{ messages }] = await eslint.lintText(source, { filePath })
  lines[rule] = messages.map(({ line }) => line)
}
process.stdout.write(JSON.stringify(lines))
