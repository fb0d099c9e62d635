import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { ensurePython } from 'scripts/programs/python'
import { temporaryFolder } from 'test/support/temporaryFolder'

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
