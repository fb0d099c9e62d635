import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type OwnSandbox, startSandbox } from 'sandbox/ownProcess'
import { readJourneys } from 'scripts/conformance/journeys'
import { temporaryFolder } from 'test/support/temporaryFolder'
import { BREAKAGES } from './broken/breakages'
import { CODES, NEW_PASSWORD, PEOPLE, SECRETS } from './broken/harbor'
import { type Ended, linesOf, runTsx } from './broken/runTsx'

const users = Object.entries(PEOPLE).flatMap(([role, name]) => ['--user', `${role}=${name}`])
const journeys = readJourneys()

let sandbox: OwnSandbox
let folder: string

beforeAll(async () => {
  folder = temporaryFolder('conformance')
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

const run = (args: string[], env: Record<string, string> = SECRETS): Promise<Ended> =>
  runTsx('scripts/conformance.ts', args, env)

describe('a sandbox that keeps the contract', () => {
  let ended: Ended
  let junit: string

  beforeAll(async () => {
    const file = path.join(folder, 'junit.xml')
    ended = await run(['--api', sandbox.origin, ...users, '--codes', CODES, '--junit', file])
    junit = readFileSync(file, 'utf8')
  })

  test('carries every journey', () => {
    expect(ended.errors).toBe('')
    expect(ended.output.match(/^[✗–].*/gmu) ?? []).toEqual([])
    expect(ended.output).toContain(`${journeys.length} carried, 0 not carried, 0 left out, 0 not tried`)
    expect(ended.code).toBe(0)
  })

  test('is told as JUnit as well', () => {
    expect(junit.match(/<testcase /g)).toHaveLength(journeys.length)
    expect(junit).toContain(`tests="${journeys.length}" failures="0" errors="0" skipped="0"`)
  })

  test('shows no secret', () => {
    for (const secret of [SECRETS.FOYER_PASSWORD, NEW_PASSWORD]) {
      expect(ended.output).not.toContain(secret)
      expect(junit).not.toContain(secret)
    }
  })
})

describe('a sandbox of which less is known', () => {
  let ended: Ended

  beforeAll(async () => {
    await sandbox.api('reset', { method: 'POST' })
    const only = 'identity-provider,text-message,sign-in,support'
    const people = ['--user', 'simple', '--user', 'provider=simple']
    ended = await run(['--api', sandbox.origin, ...people, '--only', only, '--without', 'support'])
  })

  test('says where and why a journey is not carried, and what another needs', () => {
    expect(ended.output).toBe(
      [
        'Journeys',
        '✗ identity-provider: A username leads to an identity provider',
        '    at options: The answer names the address at which the person signs in.',
        '    findIdentityProvider answered 200; asked for: ^https?://',
        '✓ sign-in: A person signs in by password',
        '– text-message: A second factor by text message',
        '    left out: it needs --user text=NAME, FOYER_CODE, --ask or --codes MODULE',
        '',
        '1 carried, 1 not carried, 1 left out, 0 not tried',
        '',
      ].join('\n'),
    )
  })

  test('fails the command', () => {
    expect(ended.code).toBe(1)
  })
})

describe('a sandbox that has never heard of the extension session', () => {
  let ended: Ended

  beforeAll(async () => {
    await sandbox.api('reset', { method: 'POST' })
    const settings = { sessionUserNameEnabled: false }
    await sandbox.api('company', { method: 'PUT', body: { settings } })
    ended = await run(['--api', sandbox.origin, ...users, '--only', 'whose-session,whose-password,sign-in'])
  })

  test('is not held to it, and is told so', () => {
    expect(ended.output).toContain(
      [
        '– whose-session: A session is not ended for somebody else',
        '    not tried: the backend does not say the extension session',
        '',
        '1 carried, 0 not carried, 0 left out, 2 not tried',
      ].join('\n'),
    )
  })

  test('does not fail the command', () => {
    expect(ended.code).toBe(0)
  })
})

describe('a sandbox that breaks the contract', () => {
  let runs: ReturnType<typeof linesOf>

  beforeAll(() => {
    runs = linesOf('test/contract/broken/run.ts', [sandbox.origin])
  })
  afterAll(() => runs.stop())

  const stops: [breakage: string, stops: string[]][] = [
    ['takes a wrong password', ['wrong-password: password', 'unknown-names: known-password']],
    [
      'names no second factor',
      [
        'text-message: due',
        'guest-text-message: due',
        'one-time-code: due',
        'wrong-code: due',
        'approval: due',
        'mobile-setup: due',
      ],
    ],
    ['lets scripts read its cookie', ['cookie: http-only']],
    ['lets other sites send its cookie', ['cookie: same-site']],
    ['answers other sites', ['other-sites: cross-site']],
    ['takes a form', ['types: form']],
    ['asks for no header', ['header: password']],
    ['lets caches keep its answers', ['caches: password']],
    ['answers a page', ['support: info']],
    ['tells who has an account', ['unknown-names: options']],
    [
      'writes its settings otherwise',
      ['company: settings', 'sign-in: settings', 'other-sites: read', 'caches: settings'],
    ],
    [
      'says whose session it is and acts for anybody',
      // The next journey finds the password changed.
      ['whose-password: other', 'change-password: password', 'whose-session: other'],
    ],
    ['takes a name in capitals for another', ['whose-session: own']],
    ['takes any verifier', ['native-client: verifier']],
    ['redeems a code twice', ['native-client: twice']],
    ['gives an app of any name a code', ['native-client: unknown']],
    ['keeps the session after signing out', ['sign-out: status', 'whose-session: other']],
  ]

  test.each(stops)('that %s stops where it does', async (breakage, expected) => {
    expect(JSON.parse(await runs.next())).toEqual([breakage, expected])
  })

  test('is told from one that breaks it otherwise', () => {
    expect(stops.map(([name]) => name)).toEqual(BREAKAGES.map(({ name }) => name))
    expect(new Set(stops.map(([, where]) => where.join())).size).toBe(BREAKAGES.length)
  })
})

test('a wrong use ends with 2 and one line', async () => {
  const ended = await run(['--api', 'https://api.example/path'])
  expect(ended).toEqual({
    code: 2,
    output: '',
    errors: '--api takes an origin such as https://api.example, not https://api.example/path.\n',
  })
})
