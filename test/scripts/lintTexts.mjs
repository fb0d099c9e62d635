// Says which arrows and names of the fence texts break. An ES module of its own, which jest's loader cannot read: it gets
// `{ texts: { file, code }[], root? }` on its input and prints a list of messages for each text. Without a root the project's
// own configuration counts, with one only the fence around the folders that stand there.
import process from 'node:process'
import { text } from 'node:stream/consumers'
import { ESLint } from 'eslint'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import importX from 'eslint-plugin-import-x'
import { zonesOf } from '../../scripts/lint/fence.js'

const RULES = ['import-x/no-restricted-paths', 'no-restricted-globals']
const { texts, root } = JSON.parse(await text(process.stdin))

const eslint = new ESLint(
  root
    ? {
        cwd: root,
        overrideConfigFile: true,
        overrideConfig: {
          files: ['**/*.ts'],
          plugins: { 'import-x': importX },
          settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
          rules: { 'import-x/no-restricted-paths': ['error', { zones: zonesOf(root) }] },
        },
      }
    : {
        ruleFilter: ({ ruleId }) => RULES.includes(ruleId),
        // The texts are in no file that the types know.
        overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
      },
)
const messages = []
for (const { file, code } of texts) {
  const [result] = await eslint.lintText(code, { filePath: file })
  messages.push(result.messages.map(({ message }) => message))
}
process.stdout.write(JSON.stringify(messages))
