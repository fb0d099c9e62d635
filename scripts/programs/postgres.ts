import { readdirSync } from 'node:fs'
import path from 'node:path'
import { ensureProgram } from './ensureProgram'

const DEBIAN = '/usr/lib/postgresql'

function places(): string[] {
  try {
    return readdirSync(DEBIAN).map(version => path.join(DEBIAN, version, 'bin', 'initdb'))
  } catch {
    return []
  }
}

/** Returns the folder of PostgreSQL's programs, installed from Debian's packages if possible; otherwise throws an error of one line. */
export function ensurePostgres(): string {
  const program = {
    name: 'PostgreSQL',
    variable: 'INITDB_PATH',
    names: ['initdb'],
    debian: ['postgresql'],
    // Read again after the installation, which creates the folder.
    get places() {
      return places()
    },
  }
  return path.dirname(ensureProgram(program))
}
