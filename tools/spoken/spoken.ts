import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { type Sandbox, startSandbox } from 'sandbox/ownProcess'
import { ensureBuild } from 'scripts/build/build'
import { Complaint, command } from 'scripts/command/command'
import { ensureChromium } from 'scripts/programs/chromium'
import { canInstall, installFromDebian } from 'scripts/programs/debian'
import { ensureFirefox } from 'scripts/programs/firefox/launchFirefox'
import { markdownTable } from 'tools/documents'
import { BROWSERS, type BrowserName } from './browsers'
import { keysOf, openDesktop } from './desktop'
import { startOrca } from './orca'
import { collectLines, withSection } from './tables'
import { type Walk, WALKS } from './walks'

const PAGE = 'docs/reports/spoken.md'

/** The programs of a room, by Debian's package. */
const PROGRAMS = {
  orca: 'orca',
  'at-spi2-core': '/usr/libexec/at-spi-bus-launcher',
  dbus: 'dbus-daemon',
  openbox: 'openbox',
  xdotool: 'xdotool',
  xvfb: 'Xvfb',
}

const missing = (): string[] =>
  Object.entries(PROGRAMS)
    .filter(([, program]) => spawnSync('sh', ['-c', `command -v ${program}`]).status !== 0)
    .map(([name]) => name)

function ensurePrograms(): void {
  if (missing().length > 0 && canInstall()) installFromDebian(missing())
  if (missing().length > 0) throw new Complaint(`Missing: apt-get install ${missing().join(' ')}`)
}

const version = (program: string): string =>
  /\d[\d.]*/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' }))?.[0] ?? ''

/** Walks with only real keys, in a separate room; returns the speech since the opening, step by step. */
async function listen(browser: BrowserName, sandbox: Sandbox, walk: Walk): Promise<string[][]> {
  await sandbox.api('reset', { method: 'POST' })
  const desktop = await openDesktop()
  try {
    const orca = await startOrca(desktop)
    const keys = keysOf(desktop)
    BROWSERS[browser](desktop, `${sandbox.origin}${walk.path}`)
    await orca.until(walk.opens)
    const steps = [collectLines(await orca.speech())]
    for (const { act, takesMs } of walk.steps) {
      await act({ keys, sandbox })
      steps.push(collectLines(await orca.speech(takesMs)))
    }
    return steps
  } finally {
    await desktop.close()
  }
}

/** `npm run spoken` writes Orca's speech into the page, walk by walk; words of a name select walks or browsers, and a walk in only one browser is printed but not written. */
await command(async () => {
  ensurePrograms()
  await ensureBuild()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  const wanted = process.argv.slice(2).map(word => word.toLowerCase())
  const chosen = (names: string[]): string[] => {
    const some = names.filter(name => wanted.some(word => name.toLowerCase().includes(word)))
    return some.length > 0 ? some : names
  }
  const all = Object.keys(BROWSERS) as BrowserName[]
  const browsers = chosen(all) as BrowserName[]
  const names = WALKS.map(({ name }) => name)
  const versions = `Orca ${version('orca')}, Chromium ${version(ensureChromium())}, Firefox ${version(ensureFirefox())}`
  const taken = `Taken on ${new Date().toISOString().slice(0, 10)}: ${versions}.`
  const sandbox = await startSandbox()
  for (const walk of WALKS.filter(({ name }) => chosen(names).includes(name))) {
    const columns: string[][][] = []
    for (const browser of browsers) columns.push(await listen(browser, sandbox, walk))
    const rows = ['*opens*', ...walk.steps.map(({ what }) => what)].map((what, at) => [
      what,
      ...columns.map(column => (column[at] ?? []).join('<br>')),
    ])
    const heading = `## ${walk.name}`
    const text = `${taken}\n\n${markdownTable(['', ...browsers], rows, ':--')}`
    console.log(`${heading}\n\n${text.replaceAll('<br>', ' ⏎ ')}\n`)
    if (browsers.length === all.length)
      writeFileSync(PAGE, withSection(readFileSync(PAGE, 'utf8'), heading, text))
  }
  await sandbox.stop()
})
