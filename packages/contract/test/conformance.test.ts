import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type OwnSandbox, startSandbox } from 'sandbox/ownProcess'
import { readJourneys } from 'foyer-contract/conformance/journeys'
import { temporaryFolder } from 'test/support/temporaryFolder'
import { CODES, EXTENSIONS, NEW_PASSWORD, PEOPLE, SECRETS } from './broken/harbor'
import { type Ended, runConformance, usersOf } from './broken/processes'

const users = usersOf(PEOPLE)
const all = readJourneys()
const journeys = all.filter(({ option }) => option === undefined)

let sandbox: OwnSandbox
let folder: string

beforeAll(async () => {
  folder = temporaryFolder('conformance')
  sandbox = await startSandbox()
  await sandbox.api('company', { method: 'PUT', body: { settings: EXTENSIONS } })
})
afterAll(() => sandbox.stop())

const run = (args: string[], env: Record<string, string> = SECRETS): Promise<Ended> =>
  runConformance(['--api', sandbox.origin, ...args], env)

describe('a sandbox that keeps the contract', () => {
  let ended: Ended
  let junit: string

  beforeAll(async () => {
    const file = path.join(folder, 'junit.xml')
    ended = await run([...users, '--codes', CODES, '--junit', file])
    junit = readFileSync(file, 'utf8')
  })

  test('carries every journey', () => {
    expect(ended.errors).toBe('')
    const others = ended.output.match(/(?<=^[✗–] )[\w-]+/gmu) ?? []
    expect(others).toEqual([])
    expect(ended.output).toContain(`${journeys.length} carried, 0 not carried, 0 not tried`)
    expect(ended.code).toBe(0)
  })

  test('a run is also reported as JUnit', () => {
    expect(junit.match(/<testcase /g)).toHaveLength(journeys.length)
    expect(junit).toContain(`tests="${journeys.length}" failures="0" errors="0" skipped="0"`)
  })

  // (one-sign-in/server-name)
  test('names the user, so that there is no warning', () => {
    expect(ended.output).not.toContain('warning:')
  })

  test('shows no secret', () => {
    for (const secret of [SECRETS.FOYER_PASSWORD, NEW_PASSWORD]) {
      expect(ended.output).not.toContain(secret)
      expect(junit).not.toContain(secret)
    }
  })
})

test('used-up people and a wrong password are reported as such', async () => {
  const only = 'change-password,temporary-password,sign-in'
  const secrets = { ...SECRETS, FOYER_PASSWORD_PASSWORD: 'Not-the-password-1' }
  const { output } = await run([...users, '--only', only], secrets)
  const isUsedUp = (person: string, role: string) =>
    `An earlier run or journey has set the new password of ${person} (role ${role}): restore the old one, or name another person.`
  const hints = [
    'FOYER_PASSWORD is not the password of simple (role password), or the backend rejects the correct one.',
    isUsedUp('activation-code', 'temporary'),
    isUsedUp('never-expires', 'changing'),
  ]
  expect(output.split('\n').filter(line => line.startsWith('    password: '))).toEqual(
    hints.map(
      hint =>
        `    password: POST /api/auth/v2/login returned 401 instead of 200: the correct password returns 200. ${hint}`,
    ),
  )
})

test('the report names the step and the cause of a failed journey, which fails the command, and the requirements of one that is not tried', async () => {
  await sandbox.api('reset', { method: 'POST' })
  const only = 'identity-provider,text-message,sign-in,support'
  const people = ['--user', 'simple', '--user', 'provider=simple']
  const { output, code } = await run([...people, '--only', only, '--without', 'support'])
  expect(output).toBe(
    [
      'Journeys',
      '✗ identity-provider: A username leads to an identity provider',
      '    options: GET /api/auth/v2/login/options returned 200, but the response contains no http or https address (redirectUrl): the response contains the address of the sign-in.',
      '    read docs/adopting.md#by-an-identity-provider',
      '✓ sign-in: A person signs in by password',
      '– text-message: A second factor by text message',
      '    not tried: it needs --user text=NAME, FOYER_CODE, --ask or --codes MODULE',
      '',
      '1 carried, 1 not carried, 1 not tried',
      '',
      'Not tried',
      '- journeys without a person or a secret: text-message',
      '- journeys that were not carried, after the step that failed: identity-provider',
      '- Secure, which is required only over https: the step secure of cookie',
      '',
    ].join('\n'),
  )
  expect(code).toBe(1)
})

// (one-sign-in/server-name)
test('journeys of a missing extension are not tried and do not fail the command, each answer without a name causes one warning, and a proof against robots is sent', async () => {
  await sandbox.api('reset', { method: 'POST' })
  const settings = { sessionUserNameEnabled: false }
  await sandbox.api('company', { method: 'PUT', body: { settings } })
  await sandbox.api('robots', { method: 'PUT', body: { after: 3 } })
  const only = 'whose-session,whose-password,sign-in,robot-check'
  const { output, code } = await run([...users, '--only', only])
  expect(output).toMatch(/^✓ robot-check: /mu)
  expect(output).toContain(
    [
      '– whose-session: A session is not ended for another account',
      '    not tried: the backend does not announce the extension session',
      '– whose-password: A password is not changed for another account',
      '    not tried: the backend does not announce the extension session',
      '',
      '2 carried, 0 not carried, 2 not tried',
      '',
      'Not tried',
      '- journeys of extensions that the backend does not announce: whose-session, whose-password',
    ].join('\n'),
  )
  expect(output.match(/warning: .* has no userName/g)).toEqual([
    'warning: the response that accepts the password has no userName',
    'warning: the session status has no userName',
  ])
  expect(code).toBe(0)
})

test('a wrong use ends with 2 and one line', async () => {
  expect(await runConformance(['--api', 'https://api.example/path'])).toEqual({
    code: 2,
    output: '',
    errors: '--api takes an origin such as https://api.example, not https://api.example/path.\n',
  })
})
