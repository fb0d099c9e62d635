import { Complaint, command } from 'scripts/command/command'
import { runNode } from 'scripts/command/run'
import { GROUPS } from './groups.mjs'

const STRYKER = [
  'node_modules/@stryker-mutator/core/bin/stryker.js',
  'run',
  'tools/mutation/stryker.config.js',
]

/** `npm run mutate -- decisions sagas/password` runs these groups or folders of them, otherwise all; fails if the score of one is below its minimum. */
await command(async () => {
  const named = process.argv.slice(2)
  const all = Object.keys(GROUPS)
  const wrong = named.filter(name => !all.includes(name.split('/')[0] ?? ''))
  if (wrong.length > 0)
    throw new Complaint(`Unknown group: ${wrong.join(', ')}. The groups are ${all.join(', ')}.`, 2)
  const results: boolean[] = []
  for (const group of named.length > 0 ? named : all)
    results.push((await runNode(STRYKER, { loud: true, env: { MUTATE: group } })).ok)
  return results.every(Boolean)
})
