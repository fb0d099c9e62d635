// Prints for each of `{ file, code }[]`, read from the input, whether a global is refused there. A separate ES module, which
// jest's loader cannot read.
import process from 'node:process'
import { text } from 'node:stream/consumers'
import { ESLint } from 'eslint'

const eslint = new ESLint({
  ruleFilter: ({ ruleId }) => ruleId === 'no-restricted-globals',
  // The texts are in no file that the types know.
  overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
})
const refused = []
for (const { file, code } of JSON.parse(await text(process.stdin))) {
  const [{ messages }] = await eslint.lintText(code, { filePath: file })
  refused.push(messages.length > 0)
}
process.stdout.write(JSON.stringify(refused))
