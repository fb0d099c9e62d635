import path from 'node:path'
import { ensureProgram, placesIn } from './debian'

/** Returns the folder of PostgreSQL's programs, installed from Debian's packages if possible; otherwise throws an error of one line. */
export function ensurePostgres(): string {
  const program = {
    name: 'PostgreSQL',
    variable: 'INITDB_PATH',
    names: ['initdb'],
    debian: ['postgresql'],
    // Read again after the installation, which creates the folder.
    get places() {
      return placesIn('/usr/lib/postgresql', 'bin/initdb')
    },
  }
  return path.dirname(ensureProgram(program))
}
