import { expect, test } from 'test/e2e/fixtures/test'
import { runConformance, usersOf } from 'foyer-contract/test/broken/processes'
import { fault } from 'test/e2e/steps/stage'
import { CODES, PEOPLE, SECRETS } from 'foyer-contract/test/broken/harbor'
import { ensureShell } from 'scripts/programs/chromium'
import { EXPECTATION_LIMIT_MS } from 'test/support/limits'
import { sample } from 'test/support/sample'

const JOURNEYS = [
  'sign-in',
  'wrong-password',
  'another-person',
  'enrol-authenticator',
  'sign-in-over',
  'another-factor',
  'forgotten-password',
  'reset-by-email',
]
const TRIED = sample(JOURNEYS, 3, String, ['packages/contract', 'sandbox', 'test/e2e/conformance.test.ts'])

const walk = (origin: string, only: string) =>
  runConformance(
    [
      ...['--browser', '--page', `${origin}/signin/`, ...usersOf(PEOPLE), '--codes', CODES, '--only', only],
      ...['--timeout', String(EXPECTATION_LIMIT_MS / 1000)],
    ],
    { ...SECRETS, CHROMIUM_PATH: ensureShell() },
  )

test('the conformance command walks journeys on the page, and reports what the page shows instead', async ({
  sandbox,
}) => {
  const carried = await walk(sandbox.origin, TRIED.join())
  expect(carried).toMatchObject({ code: 0, errors: '' })
  expect(carried.output).toContain(`${TRIED.length} carried, 0 not carried, 0 not tried`)

  await fault(sandbox, 'GET', '/api/online/v1/settings', { kind: 'status', status: 500 })
  const stopped = await walk(sandbox.origin, 'sign-in')
  expect(stopped.output).toContain(
    '    page: the page shows "Server error. Please try later.": this is not the end of the journey. The console says: GET /api/online/v1/settings failed (refused 500).',
  )
  expect(stopped.code).toBe(1)
})

test('the conformance command creates a passkey on the page, signs in with it and removes it', async ({
  sandbox,
}) => {
  // No browser keeps a passkey for an address of numbers.
  const origin = sandbox.origin.replace('127.0.0.1', 'localhost')
  await sandbox.api('company', { method: 'PUT', body: { settings: { passkeysEnabled: true } } })
  const { code, output, errors } = await walk(origin, 'passkey')
  expect({ code, errors }).toEqual({ code: 0, errors: '' })
  expect(output).toContain('1 carried, 0 not carried, 0 not tried')
  const made = ['registration/verify', 'authentication/verify', 'remove']
  for (const call of made)
    expect(await sandbox.callsTo(`/api/auth/v2/passkeys/${call}`)).toMatchObject([{ status: 200 }])
})
