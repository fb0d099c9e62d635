import { type Backend, startPython } from './python/backend'
import { startPostgres } from './python/postgres'
import { PEOPLE } from './python/people'
import { runTsx } from './broken/runTsx'

const SECRETS = { FOYER_PASSWORD: 'Correct-Horse-9', FOYER_NEW_PASSWORD: 'Lantern-Quay-77' }
const CODES = 'examples/python-backend/codes.mjs'
const users = Object.entries(PEOPLE).flatMap(([role, name]) => ['--user', `${role}=${name}`])

/** Extensions that it does not offer. */
const OTHERS = ['native-client', 'robot-check', 'help-desk-code']
/** They read and write each table. */
const OF_EACH_TABLE = [
  'sign-in',
  'text-message',
  'approval',
  'forgotten-password',
  'temporary-password',
  'passkey',
  'own-security',
  'own-factors',
  'phone-sign-in',
  'limit-passwords',
  'limit-reset',
]

async function expectConformance(backend: Backend, chosen: string[]): Promise<void> {
  const args = ['--api', backend.origin, '--codes', CODES, ...users, ...chosen]
  const { output, errors, code } = await runTsx('scripts/conformance.ts', args, SECRETS)
  expect(errors).toBe('')
  expect(output.match(/^[✗–].*/gmu) ?? []).toEqual([])
  expect(output).toMatch(/^[1-9]\d* carried, 0 not carried, 0 left out, 0 not tried$/m)
  expect(code).toBe(0)
}

test('the Python backend carries what it offers on SQLite', async () => {
  const backend = await startPython({})
  try {
    await expectConformance(backend, ['--limits', '--without', OTHERS.join()])
  } finally {
    backend.stop()
  }
})

test('the Python backend reads and writes each of its tables on PostgreSQL as well', async () => {
  const database = await startPostgres()
  const backend = await startPython({ DATABASE_URL: database.url })
  try {
    await expectConformance(backend, ['--only', OF_EACH_TABLE.join()])
  } finally {
    backend.stop()
    await database.stop()
  }
})

test('the Python backend has no mailbox unless it is told to have one', async () => {
  const backend = await startPython({ FOYER_MAILBOX: '0' }, { people: false })
  try {
    expect((await fetch(`${backend.origin}/mailbox/grace`)).status).toBe(404)
    expect((await fetch(`${backend.origin}/api/online/v1/settings`)).status).toBe(200)
  } finally {
    backend.stop()
  }
})
