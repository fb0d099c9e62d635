import { readFileSync, writeFileSync } from 'node:fs'
import { Complaint, command } from 'scripts/command/command'
import { runNode } from 'scripts/command/run'
import {
  complaintsOf,
  type Figures,
  figuresOf,
  readFigures,
  type Report,
  scoreOf,
  withFigures,
} from './figures'
import { GROUPS } from './groups.mjs'

const PAGE = 'docs/testing.md'
const ACCEPT = '--accept'
const STRYKER = 'node_modules/@stryker-mutator/core/bin/stryker.js'

const LEAST: Record<string, number> = Object.fromEntries(
  Object.entries(GROUPS).map(([name, { least }]) => [name, least]),
)

async function figuresFor(group: string): Promise<Figures> {
  const { ok } = await runNode([STRYKER, 'run', 'tools/mutation/stryker.config.js'], {
    loud: true,
    env: { MUTATE: group },
  })
  if (!ok) throw new Complaint(`Stryker did not finish ${group}.`)
  return figuresOf(JSON.parse(readFileSync(`.cache/mutation/${group}.json`, 'utf8')) as Report)
}

/** `npm run mutate -- decisions sagas` runs these groups, otherwise all; `--accept` stores a lower score. */
await command(async () => {
  const args = process.argv.slice(2)
  const named = args.filter(arg => arg !== ACCEPT)
  const wrong = named.filter(name => !(name in GROUPS))
  if (wrong.length > 0)
    throw new Complaint(
      `Unknown group: ${wrong.join(', ')}. The groups are ${Object.keys(GROUPS).join(', ')}.`,
      2,
    )
  let fine = true
  for (const group of named.length > 0 ? named : Object.keys(GROUPS)) {
    const now = await figuresFor(group)
    const page = readFileSync(PAGE, 'utf8')
    const kept = readFigures(page)
    const complaints = complaintsOf(now, kept.get(group), LEAST[group] ?? 0)
    console.log(`${group}: ${scoreOf(now)} % of ${now.noticed + now.survived} mutants are detected`)
    for (const complaint of complaints) console.error(`${group}: ${complaint}`)
    fine &&= complaints.length === 0
    if (complaints.length === 0 || args.includes(ACCEPT))
      writeFileSync(PAGE, withFigures(page, kept.set(group, now), LEAST))
  }
  return fine
})
