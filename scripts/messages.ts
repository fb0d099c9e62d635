import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { command, Complaint } from 'scripts/command/command'
import type { OtherLanguage } from 'src/messages/languages'
import { accept, KEYS, readState, TRANSLATED } from './messages/state'
import { exported, news, write } from './messages/translate'

const FOLDER = 'translations'
const USAGE =
  'npm run messages -- status | export <language> | import <file> <language> | accept <language>|--all [key …]'

function languageOf(name: string | undefined): OtherLanguage {
  const language = TRANSLATED.find(each => each === name)
  if (!language) throw new Complaint(USAGE, 2)
  return language
}

async function status(): Promise<boolean> {
  const states = await Promise.all(
    TRANSLATED.map(async language => [language, await readState(language)] as const),
  )
  for (const [language, { waiting, changed }] of states)
    console.log(
      `${language}: ${waiting.length} to be translated, ${changed.length} changed in English` +
        [...waiting, ...changed].map(key => `\n  ${key}`).join(''),
    )
  return states.every(([, { waiting, changed }]) => waiting.length + changed.length === 0)
}

// docs/howto/translate.md
await command(async () => {
  const [task, first, ...rest] = process.argv.slice(2)
  if (task === 'status') return status()
  if (task === 'export') {
    const language = languageOf(first)
    const file = `${FOLDER}/${language}.xlf`
    mkdirSync(FOLDER, { recursive: true })
    writeFileSync(file, await exported(language))
    console.log(file)
  } else if (task === 'import' && first) {
    const language = languageOf(rest[0])
    const found = await news(language, readFileSync(first, 'utf8'))
    await write(language, found)
    accept(language, [...found.keys()])
    console.log(`${language}: ${found.size} texts are new.`)
  } else if (task === 'accept') {
    const unknown = rest.filter(name => !KEYS.some(key => key === name))
    if (unknown.length > 0) throw new Complaint(`No text is called ${unknown.join(', ')}.`)
    const keys = KEYS.filter(key => rest.length === 0 || rest.includes(key))
    for (const language of first === '--all' ? TRANSLATED : [languageOf(first)]) {
      const { waiting } = await readState(language)
      accept(
        language,
        keys.filter(key => !waiting.includes(key)),
      )
    }
  } else throw new Complaint(USAGE, 2)
  return true
})
