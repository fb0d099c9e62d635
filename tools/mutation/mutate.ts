import { readdirSync, readFileSync } from 'node:fs'
import { Complaint, command } from 'scripts/command/command'
import { runNode } from 'scripts/command/run'
import { GROUPS } from './groups.mjs'

const STRYKER = [
  'node_modules/@stryker-mutator/core/bin/stryker.js',
  'run',
  'tools/mutation/stryker.config.js',
]

interface Score {
  noticed: number
  survived: number
}

/** Changes the files of one run, such as `sagas/password`, and counts the mutants. */
async function mutate(run: string): Promise<Score> {
  const result = `.cache/mutation/${run.replaceAll('/', '-').replace('*', 'top')}`
  const { ok } = await runNode(STRYKER, { loud: true, env: { MUTATE: run, MUTATE_RESULT: result } })
  if (!ok) throw new Complaint(`The run of ${run} has failed.`)
  const { files } = JSON.parse(readFileSync(`${result}.json`, 'utf8')) as {
    files: Record<string, { mutants: { status: string }[] }>
  }
  const statuses = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status))
  const count = (...counted: string[]) => statuses.filter(status => counted.includes(status)).length
  return { noticed: count('Killed', 'Timeout'), survived: count('Survived', 'NoCoverage') }
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
