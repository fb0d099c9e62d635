import type { Browser } from 'playwright-core'
import type { OwnSandbox } from 'sandbox/ownProcess'
import { signIn } from 'test/e2e/steps/signIn'
import { openRoom, startWorkbench } from 'test/e2e/workbench/openRoom'
import { launchBrowser } from 'test/support/browser'

let browser: Browser
let sandbox: OwnSandbox

beforeAll(async () => {
  ;[browser, sandbox] = await Promise.all([launchBrowser(), startWorkbench()])
})
afterAll(() => sandbox.stop())
beforeEach(() => sandbox.api('reset', { method: 'POST' }))

const STATUS = { method: 'GET', path: '/api/auth/v2/session-status' }
const approval = { mfa: [{ type: 'signinVerification', timeout: 300, isMfaStepConfigured: true }] }
const fault = (body: object) => sandbox.api('faults', { method: 'PUT', body })

async function approve(): Promise<void> {
  const { approvals } = await sandbox.api<{ approvals: { id: string }[] }>('phone?person=approve')
  await sandbox.api(`approvals/${approvals[0]?.id}`, { method: 'POST', body: { answer: 'allow' } })
}

test('the map lights the screen of the page; after approving on the phone the page just sits there: whatever keeps it is told in one sentence', async () => {
  const { page, room, says } = await openRoom(browser, sandbox)
  const waits = () => says(/^approvalJourney waits for one of: session status in/)
  await signIn(page, sandbox.origin, 'approve')
  await waits()
  await fault({ method: 'GET', path: '/api/online/v1/settings', kind: 'hang' })
  await approve()
  // A server whose settings hang once the approval has arrived.
  await says(/^approvalJourney waits for one of: GET \/api\/online\/v1\/settings, for \d+\.\d s · .*left$/)
  expect(page.url()).toMatch(/\/signin\/verification$/)

  await sandbox.api('reset', { method: 'POST' })
  await page.context().clearCookies()
  await signIn(page, sandbox.origin, 'approve')
  await waits()
  await room.locator('#flow-map summary').click()
  await room.getByText('From /verification:').waitFor()
  expect(await room.locator('#flow-map [aria-current=step]').textContent()).toContain('/verification')
  await room
    .getByRole('list', { name: 'From here' })
    .getByText('session status: factor → first step')
    .waitFor()
  const table: [fault: object, sentence: RegExp][] = [
    [
      { ...STATUS, kind: 'status', status: 202, body: approval },
      /^approvalJourney waits for one of: session status in \d\.\d s \(after 202\) · code submitted · .*left$/,
    ],
    [
      { ...STATUS, kind: 'html' },
      /^approvalJourney waits for one of: session status in \d\.\d s \(after 200: unreadable\) · code submitted · .*left$/,
    ],
    [
      { ...STATUS, kind: 'hang' },
      /^approvalJourney waits for one of: GET \/api\/auth\/v2\/session-status, for \d+\.\d s · code submitted · .*left$/,
    ],
  ]
  for (const [struck, sentence] of table) {
    await fault(struck)
    if (struck === table[0]?.[0]) await approve()
    await says(sentence)
  }
  expect(page.url()).toMatch(/\/signin\/verification$/)
})
