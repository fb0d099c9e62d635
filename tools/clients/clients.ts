import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { startSandbox } from 'sandbox/ownProcess'
import { ensureBuild } from 'scripts/build/build'
import { Complaint, command } from 'scripts/command/command'
import { CLIENTS, isPromised } from './who'
import { walked, WALKS } from './walks/walks'

const PAGE = 'docs/browsers.md'
const MARKS = ['<!-- clients -->', '<!-- end: clients -->'] as const

/** Returns the Debian packages that are missing here. */
function missingPackages(): string[] {
  const runs = (program: string, ...args: string[]): boolean => spawnSync(program, args).status === 0
  return [
    ...(runs('sh', '-c', 'command -v xdotool') ? [] : ['xdotool']),
    ...CLIENTS.flatMap(({ has, packages }) => (runs('/usr/bin/python3', '-c', has) ? [] : packages)),
  ]
}

/** `npm run clients` signs in with the clients and writes the results into the page; `npm run clients -- WORD` tests the promises with the word, and writes nothing. */
await command(async () => {
  const missing = missingPackages()
  if (missing.length > 0) throw new Complaint(`Missing: apt-get install ${missing.join(' ')}`)
  const [word = ''] = process.argv.slice(2)
  const walks = WALKS.filter(({ promise }) => promise.includes(word))
  await ensureBuild()
  const sandbox = await startSandbox()
  const versions: string[] = []
  const columns: string[][] = []
  for (const client of CLIENTS) {
    const column: string[] = []
    let about = client.name
    for (const each of walks) {
      if (!isPromised(client, each)) {
        column.push('–')
        continue
      }
      const { version, fault } = await walked(client, sandbox, each)
      about = `${client.name} ${version}`
      column.push(fault === undefined ? 'held' : '**broke**')
      console.log(`${about}: ${each.promise}: ${fault ?? 'held'}`)
    }
    versions.push(about)
    columns.push(column)
  }
  await sandbox.stop()
  if (word === '') writePage(versions, columns)
  return columns.flat().every(held => held !== '**broke**')
})

function writePage(versions: string[], columns: string[][]): void {
  const row = (cells: string[]): string => `| ${cells.join(' | ')} |`
  const rows = WALKS.map(({ promise }, at) => row([promise, ...columns.map(column => column[at] ?? '')]))
  const head = [row(['', ...versions]), row([':--', ...versions.map(() => ':--')])]
  const today = new Date().toISOString().slice(0, 10)
  const [before, rest = ''] = readFileSync(PAGE, 'utf8').split(MARKS[0])
  const after = rest.split(MARKS[1])[1] ?? ''
  const told = [`Taken on ${today} by \`npm run clients\`.`, [...head, ...rows].join('\n')].join('\n\n')
  writeFileSync(PAGE, `${before}${MARKS[0]}\n\n${told}\n\n${MARKS[1]}${after}`)
}
