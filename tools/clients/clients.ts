import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { startSandbox } from 'sandbox/ownProcess'
import { ensureBuild } from 'scripts/build/build'
import { Complaint, command } from 'scripts/command/command'
import { walked, WALKS } from './walks'

const PAGE = 'docs/browsers.md'
const MARKS = ['<!-- clients -->', '<!-- end: clients -->'] as const

/** The clients of `examples/`: what Python has to have, and the Debian packages that bring it. */
const CLIENTS = [
  {
    folder: 'native-webkitgtk',
    name: 'WebKitGTK',
    has: 'import gi; gi.require_version("WebKit2", "4.1"); from gi.repository import WebKit2',
    packages: ['python3-gi', 'gir1.2-webkit2-4.1'],
  },
  {
    folder: 'native-qt',
    name: 'Qt WebEngine',
    has: 'import PyQt6.QtWebEngineWidgets, PyQt6.QtWebChannel',
    packages: ['python3-pyqt6.qtwebengine', 'python3-pyqt6.qtwebchannel'],
  },
]

/** The Debian packages that are missing here. */
function missingPackages(): string[] {
  const runs = (program: string, ...args: string[]): boolean => spawnSync(program, args).status === 0
  return [
    ...(runs('sh', '-c', 'command -v xvfb-run') ? [] : ['xvfb', 'xauth']),
    ...CLIENTS.flatMap(({ has, packages }) => (runs('/usr/bin/python3', '-c', has) ? [] : packages)),
  ]
}

/** `npm run clients`: signs in with both clients of `examples/` and writes what held into the page. */
await command(async () => {
  const missing = missingPackages()
  if (missing.length > 0) throw new Complaint(`Missing: apt-get install ${missing.join(' ')}`)
  await ensureBuild()
  const sandbox = await startSandbox()
  const versions: string[] = []
  const columns: string[][] = []
  for (const { folder, name } of CLIENTS) {
    const column: string[] = []
    let about = name
    for (const each of WALKS) {
      const { version, fault } = await walked(folder, sandbox, each)
      about = `${name} ${version}`
      column.push(fault === undefined ? 'held' : '**broke**')
      console.log(`${about}: ${each.promise}: ${fault ?? 'held'}`)
    }
    versions.push(about)
    columns.push(column)
  }
  await sandbox.stop()
  const row = (cells: string[]): string => `| ${cells.join(' | ')} |`
  const rows = WALKS.map(({ promise }, at) => row([promise, ...columns.map(column => column[at] ?? '')]))
  const head = [row(['', ...versions]), row([':--', ...versions.map(() => ':--')])]
  const today = new Date().toISOString().slice(0, 10)
  const [before, rest = ''] = readFileSync(PAGE, 'utf8').split(MARKS[0])
  const after = rest.split(MARKS[1])[1] ?? ''
  const told = [`Taken on ${today} by \`npm run clients\`.`, [...head, ...rows].join('\n')].join('\n\n')
  writeFileSync(PAGE, `${before}${MARKS[0]}\n\n${told}\n\n${MARKS[1]}${after}`)
  return columns.flat().every(held => held === 'held')
})
