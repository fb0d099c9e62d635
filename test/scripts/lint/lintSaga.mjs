// Prints the lines of a saga, read from the input, at which the named rule reports an error. An ES module of its own, which jest's
// loader cannot read.
import process from 'node:process'
import { text } from 'node:stream/consumers'
import { ESLint } from 'eslint'

const eslint = new ESLint({ ruleFilter: ({ ruleId }) => ruleId === process.argv[2] })
// In the place of a file that the types know.
const [{ messages }] = await eslint.lintText(await text(process.stdin), {
  filePath: 'src/sagas/mfa/codeEntry.ts',
})
process.stdout.write(JSON.stringify(messages.map(({ line }) => line)))
