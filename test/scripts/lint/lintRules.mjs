// Reads, by rule, a saga from the input, and prints its lines at which that rule reports an error. A separate ES module,
// which jest's loader cannot read.
import process from 'node:process'
import { json } from 'node:stream/consumers'
import { ESLint } from 'eslint'

// Compiling the whole project's types takes ten seconds; those of two sagas and their imports are enough.
const languageOptions = {
  parserOptions: {
    projectService: false,
    project: 'test/scripts/lint/sagas.tsconfig.json',
    // Else the parser takes the text from the disk where CI is set.
    disallowAutomaticSingleRunInference: true,
  },
}
const lines = {}
for (const [rule, source] of Object.entries(await json(process.stdin))) {
  const eslint = new ESLint({
    ruleFilter: ({ ruleId }) => ruleId === rule,
    overrideConfig: { languageOptions },
  })
  // In the place of a file that the types know.
  const [{ messages }] = await eslint.lintText(source, { filePath: 'src/sagas/mfa/codeEntry.ts' })
  lines[rule] = messages.map(({ line }) => line)
}
process.stdout.write(JSON.stringify(lines))
