import type { Sandbox } from 'sandbox/ownProcess'
import { expect, test } from 'test/e2e/fixtures/test'
import { runConformance, usersOf } from 'foyer-contract/test/broken/processes'
import { fault } from 'test/e2e/steps/stage'
import { CODES, PEOPLE, SECRETS } from 'foyer-contract/test/broken/harbor'
import { ensureChromium } from 'scripts/programs/chromium'

const walk = (sandbox: Sandbox, only: string) =>
  runConformance(
    [
      '--browser',
      '--page',
      `${sandbox.origin}/signin/`,
      ...usersOf(PEOPLE),
      ...['--codes', CODES, '--only', only],
    ],
    { ...SECRETS, CHROMIUM_PATH: ensureChromium() },
  )

test('the conformance command walks journeys on the page, and reports what the page shows instead', async ({
  sandbox,
}) => {
  const carried = await walk(
    sandbox,
    'sign-in,wrong-password,another-person,sign-in-over,another-factor,forgotten-password,reset-by-email',
  )
  expect(carried).toMatchObject({ code: 0, errors: '' })
  expect(carried.output).toContain('7 carried, 0 not carried, 0 not tried')

  await fault(sandbox, 'GET', '/api/online/v1/settings', { kind: 'status', status: 500 })
  const stopped = await walk(sandbox, 'sign-in')
  expect(stopped.output).toContain(
    '    page: the page shows "Server error. Please try later.": this is not the end of the journey. The console says: GET /api/online/v1/settings failed (refused 500).',
  )
  expect(stopped.code).toBe(1)
})
