import { expect } from 'test/e2e/fixtures/test'
import { readFileSync, rmSync } from 'node:fs'
import type { Page } from 'playwright-core'
import type { Sandbox } from 'sandbox/ownProcess'
import { PASSWORD, signIn } from 'test/e2e/steps/signIn'
import { ofSample, test as base } from 'test/e2e/workbench/openRoom'
import { leaveFilm } from 'test/e2e/fixtures/film'

ofSample('beside')

const GOOD = readFileSync('scenarios/recordings/forgotten-a-password-of-another-provider.txt', 'utf8')
const LOST = 'lookUpAccount: put login/usernameEdited'
const bad = GOOD.split('\n')
  .filter(line => !line.startsWith(LOST))
  .join('\n')

const open = (room: Page, files: Record<string, string>): Promise<void> =>
  room.locator('#flow-open').setInputFiles(
    Object.entries(files).map(([name, text]) => ({
      name,
      mimeType: 'text/plain',
      buffer: Buffer.from(text),
    })),
  )

const NAME = `a test that fails ${process.pid}`
const LINK = NAME.replaceAll(' ', '-')

const test = base.extend<{ filmOfFailure: string }>({
  /** The name of the film that the test leaves as if it had failed. */
  filmOfFailure: async ({}, use) => {
    await use(NAME)
    for (const end of ['foyer.json', 'good.foyer.json'])
      rmSync(`test-results/${LINK}.${end}`, { force: true })
  },
})

/** The user's phone allows the request. */
async function approve(sandbox: Sandbox): Promise<void> {
  const { approvals } = await sandbox.api<{ approvals: { id: string }[] }>('phone?person=approve')
  await sandbox.api(`approvals/${approvals[0]?.id}`, { method: 'POST', body: { answer: 'allow' } })
}

test('two manual walks of one user do the same; one can be searched, and shows the browser’s storage; the other shows what keeps it waiting after the approval, and where the map is; the film of a failed test is shown beside its last good one, and a file beside a good run', async ({
  workbench: sandbox,
  openRoom,
  filmOfFailure,
}) => {
  const { page, room, says } = await openRoom(sandbox)
  const walk = async (person: string, sentence: RegExp): Promise<void> => {
    await page.context().clearCookies()
    await page.evaluate(() => {
      for (const storage of location.href === 'about:blank' ? [] : [localStorage, sessionStorage])
        storage.clear()
    })
    await signIn(page, sandbox.origin, person)
    await says(sentence)
  }
  for (let times = 0; times < 2; times += 1) await walk('sms', /^textCodeJourney waits for one of: /)
  await room.getByLabel('Compare with').selectOption({ index: 1 })
  await room.locator('#flow-compare').waitFor()
  const difference = room.locator('#flow-difference')
  // A request to the extension may still be in progress on the second one.
  await difference.getByText('Both runs do the same.').waitFor()
  await room.getByLabel('Compare with').selectOption({ index: 0 })
  await room.locator('#flow-compare').waitFor({ state: 'detached' })

  await room.getByLabel('Search the recording').fill('login 202')
  await room.getByRole('button', { name: /POST \/api\/auth\/v2\/login 202/ }).click()
  const details = room.locator('#flow-details')
  await details.locator('h3').getByText('call signIn').waitFor()
  await room.getByLabel('Search the recording').fill('put factorCode/codeRequested')
  await room.locator('#flow-found button').first().click()
  await details.getByText('Cookies and storage before it').waitFor()
  await details.getByText('Show').last().click()
  await details.getByText('"authenticationMode"').waitFor()
  expect(await details.textContent()).not.toContain(PASSWORD)
  await room.getByRole('button', { name: 'Live', exact: true }).click()
  await leaveFilm([page], filmOfFailure, false)

  await walk(
    'approve',
    /^approvalJourney waits for one of: session status in \d\.\d s \(after 202\) · step replaced · code submitted · .*left$/,
  )
  await room.locator('#flow-map summary').click()
  await room.getByText('From /verification:').waitFor()
  expect(await room.locator('#flow-map [aria-current=step]').textContent()).toContain('/verification')
  await room
    .getByRole('list', { name: 'From here' })
    .getByText('session status: factor → first step')
    .waitFor()
  await sandbox.api('faults', {
    method: 'PUT',
    body: { method: 'GET', path: '/api/online/v1/settings', kind: 'hang' },
  })
  await approve(sandbox)
  await says(/^approvalJourney waits for one of: GET \/api\/online\/v1\/settings, for \d+\.\d s · .*left$/)
  expect(page.url()).toMatch(/\/signin\/verification$/)

  await leaveFilm([page], filmOfFailure, true)
  // The room follows a page that is open.
  await page.close()
  await room.getByRole('tab', { name: 'Flow' }).click()
  await room.getByRole('button', { name: LINK }).click()
  await room.locator('#flow-compare').waitFor()
  await difference.getByText(/sms|approve/).waitFor()
  expect(await room.locator('#flow').innerHTML()).not.toContain(PASSWORD)

  await open(room, { 'good.txt': GOOD, 'bad.txt': bad })
  await room.getByLabel('Page', { exact: true }).selectOption({ label: 'bad.txt' })
  await room.getByLabel('Compare with').selectOption({ label: 'beside good.txt' })
  await difference
    .getByText(/^lookUpAccount lacks: put login\/usernameEdited "grace" – it goes on with: /)
    .waitFor()
  const lane = room
    .getByRole('region', { name: 'This run' })
    .locator('.lane')
    .filter({ hasText: 'lookUpAccount' })
  await lane.getByRole('button', { name: 'put login/usernameEdited, missing' }).press('Enter')
  await details.locator('h3').getByText('put login/usernameEdited').waitFor()
})
