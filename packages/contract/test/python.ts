import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { ensurePython } from 'scripts/programs/python'
import { temporaryFolder } from 'test/support/temporaryFolder'
import { chownSync } from 'node:fs'
import { ensurePostgres } from 'scripts/programs/postgres'

/** The user of each journey in the test company of the Python backend. */
export const PEOPLE = {
  password: 'ada',
  provider: 'keel',
  text: 'grace',
  guest: 'gus',
  email: 'emma',
  'other-email': 'emil',
  'one-time': 'otto',
  authenticator: 'otis',
  enrolling: 'enna',
  approval: 'mona',
  setup: 'sid',
  forgetful: 'fred',
  'forgetful-email': 'fay',
  'other-forgetful-email': 'finn',
  temporary: 'tess',
  expired: 'elsa',
  disabled: 'dora',
  changing: 'cora',
  support: 'ada',
  newcomer: 'nell',
  'auto-login': 'ada',
  passkey: 'paula',
  limited: 'lim',
  'limited-text': 'limtext',
}

export interface Backend {
  origin: string
  stop: () => void
}

/** Starts the Python backend with its own database, and with its test company unless that is not needed. */
export async function startPython(
  variables: Record<string, string>,
  { people = true } = {},
): Promise<Backend> {
  const python = ensurePython()
  const file = path.join(temporaryFolder('python-backend'), 'foyer.sqlite3')
  const own = { FOYER_SQLITE: file, FOYER_SECURE: '0', FOYER_MAILBOX: '1', PYTHONDONTWRITEBYTECODE: '1' }
  const options = { cwd: 'examples/python-backend', env: { ...process.env, ...own, ...variables } }
  if (people) execFileSync(python, ['add_people.py', 'people.json'], { ...options, stdio: 'ignore' })
  const child = spawn(python, ['server.py', '0'], { ...options, stdio: ['ignore', 'pipe', 'ignore'] })
  const [origin] = (await once(createInterface(child.stdout), 'line')) as [string]
  return { origin, stop: () => void child.kill() }
}

/** PostgreSQL refuses to run as root: Debian's user `nobody` runs it then. */
const NOBODY = 65534

export interface Postgres {
  url: string
  /** Ends it without waiting for its connections. */
  stop: () => Promise<void>
}

/** Starts a database in a separate folder, on a socket there: it has no port. */
export async function startPostgres(): Promise<Postgres> {
  const programs = ensurePostgres()
  const folder = temporaryFolder('postgres')
  const isRoot = process.getuid?.() === 0
  if (isRoot) chownSync(folder, NOBODY, NOBODY)
  const options = { cwd: folder, ...(isRoot && { uid: NOBODY, gid: NOBODY }) }
  const data = path.join(folder, 'data')
  const small = ['--no-sync', '--no-instructions', '--wal-segsize=1', '--locale=C', '-E', 'UTF8']
  execFileSync(path.join(programs, 'initdb'), ['-D', data, '-U', 'foyer', '-A', 'trust', ...small], {
    ...options,
    stdio: 'ignore',
  })
  const settings = ['listen_addresses=', 'fsync=off', 'full_page_writes=off', 'autovacuum=off']
  const args = ['-D', data, '-k', folder, ...settings.flatMap(setting => ['-c', setting])]
  const child = spawn(path.join(programs, 'postgres'), args, {
    ...options,
    env: { ...process.env, LC_ALL: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  for await (const line of createInterface(child.stderr)) if (line.includes('ready to accept')) break
  child.stderr.resume()
  return {
    url: `postgresql://foyer@/postgres?host=${encodeURIComponent(folder)}`,
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGINT')
      await ended
    },
  }
}
