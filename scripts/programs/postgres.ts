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

/** The folder of PostgreSQL's programs, installed from Debian's packages where that can be done; throws one clear line where it cannot. */
export function ensurePostgres(): string {
  const program = {
    name: 'PostgreSQL',
    variable: 'INITDB_PATH',
    names: ['initdb'],
    debian: ['postgresql'],
    // Read again after the installation, which makes the folder.
    get places() {
      return places()
    },
  }
  return path.dirname(ensureProgram(program))
}
