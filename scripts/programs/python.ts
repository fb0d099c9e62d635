import { spawnSync } from 'node:child_process'
import { ensured, findProgram } from './debian'

/** Debian's own Python comes first: its packages work with no other. */
const PLACES = ['/usr/bin/python3']
const MODULES = 'import flask, fido2, psycopg2'

function findPython(): string | undefined {
  const named = findProgram({ variable: 'PYTHON_PATH', names: ['python3'], places: PLACES })
  const candidates = process.env.PYTHON_PATH ? [named] : [...PLACES, named]
  return candidates.find(program => program && spawnSync(program, ['-c', MODULES]).status === 0)
}

/** Returns the Python that has the example's modules, installed from Debian's packages if possible; otherwise throws an error of one line. */
export const ensurePython = (): string =>
  ensured({
    name: 'python3 and its modules',
    named: process.env.PYTHON_PATH,
    debian: ['python3', 'python3-flask', 'python3-fido2', 'python3-psycopg2'],
    missing:
      'python3 with flask, fido2 0.9.1 and psycopg2 is missing: install them, or name it in PYTHON_PATH.',
    find: findPython,
  })
