import type { Sandbox } from 'sandbox/ownProcess'
import { expect, test } from 'test/e2e/fixtures/test'
import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Page, Request } from 'playwright-core'
import type { Recording } from 'saga-workbench/recording/entries'
import { givePassword, giveUsername, PASSWORD } from 'test/e2e/steps/signIn'

const RECORDER = /\/names\.[\da-f]+\.json$/
const REFUSED = /status of 401/

/** Returns the requests of a company's sign-in page, with or without recordings. */
async function open(sandbox: Sandbox, page: Page, supportRecording: boolean): Promise<string[]> {
  await sandbox.api('config', { method: 'PUT', body: { supportRecording } })
  const asked: string[] = []
  const note = (request: Request) => asked.push(new URL(request.url()).pathname)
  page.on('request', note)
  await page.goto(`${sandbox.origin}/signin/`)
  await page.waitForLoadState('networkidle')
  page.off('request', note)
  return asked
}

async function getHelp(page: Page) {
  await page.getByRole('link', { name: 'Get help', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Get help. Get back to work.' })
  await dialog.getByLabel('Name', { exact: true }).fill('Grace Hopper')
  await dialog.getByLabel('Email').fill('grace@harbor.example')
  await dialog.getByLabel('Phone', { exact: true }).pressSequentially('12025550199')
  await dialog.getByLabel('Description').fill('My password is refused.')
  return dialog
}

// (support/recording, support/recording-masked, support/recording-seen, support/recording-sent)
test('a person adds the recording of the page to a ticket, which the room opens and a replay runs; nothing of it is loaded or offered where the company does not ask for it', async ({
  sandbox,
  openPage,
  folder,
}) => {
  const page = await openPage({ expected: [REFUSED] })
  const without = await open(sandbox, page, false)
  expect(without.filter(address => RECORDER.test(address))).toEqual([])
  expect(await (await getHelp(page)).getByRole('checkbox').count()).toBe(0)

  const recorder = page.waitForRequest(RECORDER)
  await open(sandbox, page, true)
  await recorder
  await giveUsername(page, 'grace')
  await givePassword(page, 'Wrong-1!')
  await page.getByText(/combination was wrong/).waitFor()
  const dialog = await getHelp(page)
  const box = dialog.getByRole('checkbox', { name: 'Add a recording of this page' })
  expect(await box.isChecked()).toBe(false)
  await box.check()
  await dialog.getByText('See what is in the recording').click()
  const text = await dialog.getByRole('textbox', { name: 'See what is in the recording' }).inputValue()
  expect(text).toContain('"name":"submitPassword"')
  expect(text).toContain('wrongCredentials')
  for (const secret of [PASSWORD, 'Wrong-1!', '"grace"', 'Hopper', 'harbor.example', '12025550199'])
    expect(text).not.toContain(secret)
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await dialog.getByText(/Your ticket has been confirmed/).waitFor()

  const room = await openPage()
  await room.goto(`${sandbox.origin}/sandbox/`)
  await room.getByRole('tab', { name: 'Tickets' }).click()
  await room.getByRole('link', { name: 'Look at the recording' }).click()
  await room.locator('#flow-missing', { hasText: 'A person has added it to a ticket' }).waitFor()
  await room.locator('#flow-lanes', { hasText: 'submitPassword' }).waitFor()

  const sent = await sandbox.api<Recording>('tickets/1001/recording')
  expect(JSON.parse(text)).toEqual(sent)
  expect(sent).toMatchObject({ dropped: 0, given: true })
  const file = path.join(folder('recording'), 'ticket.foyer.json')
  writeFileSync(file, text)
  const { stdout } = await promisify(execFile)('node', ['--import', 'tsx', 'scripts/replay.ts', file]).catch(
    (failed: unknown) => failed as { stdout: string },
  )
  expect(stdout).toContain(`${file}: the same`)
})
