import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { command, Complaint } from 'scripts/command/command'
import type { OtherLanguage } from 'src/messages/languages'
import { accept, readAccepted, readState, readUntranslated, writeAccepted } from './messages/accepted'
import { prune, writeCatalogue } from './messages/catalogueFiles'
import { KEYS, TRANSLATED } from './messages/state'
import { exported, news } from './messages/translate'
import { readUnused } from './messages/unused'

const FOLDER = 'translations'
const USAGE =
  'npm run messages -- status | export <language> | import <file> <language> | accept <language>|--all [key …] | prune'

function languageOf(name: string | undefined): OtherLanguage {
  const language = TRANSLATED.find(each => each === name)
  if (!language) throw new Complaint(USAGE, 2)
  return language
}

function list(title: string, lines: readonly string[]): void {
  console.log([`${lines.length} ${title}`, ...lines].join('\n  '))
}

async function status(): Promise<boolean> {
  const { waiting, changed } = await readUntranslated()
  list('to be translated', waiting)
  list('changed in English since their translation', changed)
  return waiting.length + changed.length === 0
}

async function acceptTexts(languages: readonly OtherLanguage[], names: readonly string[]): Promise<void> {
  const unknown = names.filter(name => !KEYS.some(key => key === name))
  if (unknown.length > 0) throw new Complaint(`Unknown text: ${unknown.join(', ')}.`)
  const keys = KEYS.filter(key => names.length === 0 || names.includes(key))
  let accepted = readAccepted()
  for (const language of languages) {
    const { waiting } = await readState(language)
    accepted = accept(
      accepted,
      language,
      keys.filter(key => !waiting.includes(key)),
    )
  }
  writeAccepted(accepted)
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
    await writeCatalogue(language, found)
    writeAccepted(accept(readAccepted(), language, [...found.keys()]))
    console.log(`${language}: ${found.size} new texts.`)
  } else if (task === 'accept') {
    await acceptTexts(first === '--all' ? TRANSLATED : [languageOf(first)], rest)
  } else if (task === 'prune') {
    list('removed from every language', await prune())
    list('of the English texts are shown nowhere', readUnused())
  } else throw new Complaint(USAGE, 2)
  return true
})
