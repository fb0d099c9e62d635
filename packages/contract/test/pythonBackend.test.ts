import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readJourneys } from 'foyer-contract/conformance/journeys'
import { sample } from 'test/support/sample'
import { temporaryFolder } from 'test/support/temporaryFolder'
import { type Backend, PEOPLE, startPostgres, startPython } from './python'
import { runConformance, usersOf } from './broken/processes'

const SECRETS = { FOYER_PASSWORD: 'Correct-Horse-9', FOYER_NEW_PASSWORD: 'Lantern-Quay-77' }
const CODES = 'examples/python-backend/codes.mjs'
const users = usersOf(PEOPLE)

/** Extensions that it does not offer. */
const OTHERS = [
  // It has no such person.
  'alias',
  'another-factor',
  'notice',
  'native-client',
  'robot-check',
  'help-desk-code',
]
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

/** The journeys that this commit runs. */
const JOURNEYS = sample(
  readJourneys()
    .map(({ id }) => id)
    .filter(id => !OTHERS.includes(id)),
  3,
  id => id,
  ['examples/python-backend', 'packages/contract'],
)

async function expectConformance(backend: Backend, chosen: string[]): Promise<void> {
  const args = ['--api', backend.origin, '--codes', CODES, ...users, ...chosen]
  const { output, errors, code } = await runConformance(args, SECRETS)
  expect(errors).toBe('')
  expect(output.match(/^[✗–].*/gmu) ?? []).toEqual([])
  expect(output).toMatch(/^[1-9]\d* carried, 0 not carried, 0 not tried$/m)
  expect(code).toBe(0)
}

test('the Python backend passes its journeys on SQLite', async () => {
  const backend = await startPython({})
  try {
    await expectConformance(backend, ['--only', JOURNEYS.join()])
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

// (support/recording-sent)
test('the Python backend has a mailbox only if it is configured, and stores the recording of a ticket as a file if a folder is configured', async () => {
  const folder = temporaryFolder('recordings')
  const variables = { FOYER_MAILBOX: '0', FOYER_RECORDINGS: folder }
  const backend = await startPython(variables, { people: false })
  const send = (more: object): Promise<number> =>
    fetch(`${backend.origin}/api/online/v1/support/form`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Touch-Supported': 'false' },
      body: JSON.stringify({
        displayName: 'Ada',
        email: 'a@b.test',
        phone: '+12025550100',
        description: 'Help',
        ...more,
      }),
    }).then(({ status }) => status)
  try {
    expect((await fetch(`${backend.origin}/mailbox/grace`)).status).toBe(404)
    expect((await fetch(`${backend.origin}/api/online/v1/settings`)).status).toBe(200)
    expect(await send({})).toBe(204)
    expect(await send({ recording: 7 })).toBe(400)
    expect(readdirSync(folder)).toEqual([])
    expect(await send({ recording: '{"format":1}' })).toBe(204)
    const [file = '', ...others] = readdirSync(folder)
    expect(others).toEqual([])
    expect(file).toMatch(/^ticket-.+\.foyer\.json$/)
    expect(readFileSync(path.join(folder, file), 'utf8')).toBe('{"format":1}')
  } finally {
    backend.stop()
  }
})
