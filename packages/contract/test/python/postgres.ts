import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { ensurePostgres } from 'scripts/programs/postgres'
import { temporaryFolder } from 'test/support/temporaryFolder'

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
