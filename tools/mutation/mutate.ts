import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { Complaint, command } from 'scripts/command/command'
import { runNode } from 'scripts/command/run'
import { GROUPS } from './groups.mjs'

const STRYKER = [
  'node_modules/@stryker-mutator/core/bin/stryker.js',
  'run',
  'tools/mutation/stryker.config.js',
]

interface Mutant {
  status: string
  mutatorName: string
  replacement?: string
  location: Record<'start' | 'end', { line: number; column: number }>
}

/** A mutant with its file. */
type Placed = [file: string, mutant: Mutant]

/** Makes mutants of the files of one run, or only in these ranges, and returns them with their results; undefined if there are no tests. */
async function mutants(
  run: string,
  result: string,
  env: Record<string, string> = {},
  ranges: string[] = [],
): Promise<Placed[] | undefined> {
  rmSync(`${result}.json`, { force: true })
  const more = ranges.length > 0 ? ['--mutate', [...new Set(ranges)].join()] : []
  const { ok } = await runNode([...STRYKER, ...more], {
    loud: true,
    env: { MUTATE: run, MUTATE_RESULT: result, ...env },
  })
  if (!ok) throw new Complaint(`The run of ${run} has failed.`)
  if (!existsSync(`${result}.json`)) return undefined
  const { files } = JSON.parse(readFileSync(`${result}.json`, 'utf8')) as {
    files: Record<string, { mutants: Mutant[] }>
  }
  return Object.entries(files).flatMap(([file, of]) => of.mutants.map((mutant): Placed => [file, mutant]))
}

const hasStatus =
  (...statuses: string[]) =>
  ([, { status }]: Placed) =>
    statuses.includes(status)

const keyOf = ([file, { location, mutatorName, replacement }]: Placed): string =>
  JSON.stringify([file, location, mutatorName, replacement])

const rangeOf = ([
  file,
  {
    location: { start, end },
  },
]: Placed): string => `${file}:${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`

interface Score {
  noticed: number
  survived: number
}

/** Counts the mutants of one run, such as `sagas/password`: first with the fast tests, then the survivors with all of them. A mutant that does not compile does not count. */
async function mutate(run: string): Promise<Score> {
  const result = `.cache/mutation/${run.replaceAll('/', '-').replace('*', 'top')}`
  const fast = await mutants(run, result)
  const left = fast?.filter(hasStatus('Survived', 'NoCoverage'))
  const noticed = fast?.filter(hasStatus('Killed', 'Timeout')).length ?? 0
  if (left?.length === 0) return { noticed, survived: 0 }
  const again = await mutants(run, `${result}-slow`, { MUTATE_SLOW: '1' }, left?.map(rangeOf))
  const results = new Map(again?.map(placed => [keyOf(placed), placed]))
  // Without fast tests, the slow ones have run with all mutants.
  const now = left?.map(placed => results.get(keyOf(placed)) ?? placed) ?? again ?? []
  const survivors = now.filter(hasStatus('Survived', 'NoCoverage'))
  for (const placed of survivors) console.log(`${rangeOf(placed)} => ${placed[1].replacement ?? ''}`)
  return {
    noticed: noticed + now.filter(hasStatus('Killed', 'Timeout')).length,
    survived: survivors.length,
  }
}

/** The runs of a group: one for each folder if each folder has its own tests. */
function runsOf(name: string): string[] {
  const { folders, mutate: [pattern = ''] = [] } = GROUPS[name] ?? {}
  if (!folders) return [name]
  const entries = readdirSync(pattern.slice(0, pattern.indexOf('/**')), { withFileTypes: true })
  return ['*', ...entries.filter(entry => entry.isDirectory()).map(entry => entry.name)].map(
    folder => `${name}/${folder}`,
  )
}

/** `npm run mutate -- decisions sagas/password` runs these groups or folders of them, otherwise all; fails if the score of one is below its minimum. */
await command(async () => {
  const named = process.argv.slice(2)
  const all = Object.keys(GROUPS)
  const wrong = named.filter(name => !all.includes(name.split('/')[0] ?? ''))
  if (wrong.length > 0)
    throw new Complaint(`Unknown group: ${wrong.join(', ')}. The groups are ${all.join(', ')}.`, 2)
  let isEnough = true
  for (const name of named.length > 0 ? named : all) {
    const total = { noticed: 0, survived: 0 }
    for (const run of runsOf(name)) {
      const { noticed, survived } = await mutate(run)
      total.noticed += noticed
      total.survived += survived
    }
    const mutants = total.noticed + total.survived
    const score = mutants === 0 ? 100 : (100 * total.noticed) / mutants
    const least = GROUPS[name.split('/')[0] ?? '']?.least ?? 0
    console.log(
      `${name}: ${mutants} mutants, ${total.survived} survived, ${score.toFixed(1)} % (minimum ${least} %)`,
    )
    isEnough &&= score >= least
  }
  return isEnough
})
