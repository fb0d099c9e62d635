import { mkdirSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { ensureWorkbench, WORKBENCH } from 'scripts/build/workbench'
import { command } from 'scripts/command/command'
import { launchChromium } from 'scripts/programs/browser'
import { startSandbox } from 'sandbox/ownProcess'

const IMAGES = 'docs/images'
const KEPT = '.cache/walk'
const PASSWORD = 'Harbor-2026!'
const PATIENCE_MS = 15_000

/** Takes a picture of the room for docs/images: Chromium itself writes WebP. */
async function take(room: Page, name: string): Promise<void> {
  const png = (await room.screenshot()).toString('base64')
  const helper = await room.context().newPage()
  const webp = await helper.evaluate(async source => {
    const image = new Image()
    image.src = `data:image/png;base64,${source}`
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.width
    canvas.height = image.height
    canvas.getContext('2d')?.drawImage(image, 0, 0)
    return canvas.toDataURL('image/webp', 0.7).split(',')[1] ?? ''
  }, png)
  await helper.close()
  writeFileSync(`${IMAGES}/workbench-${name}.webp`, Buffer.from(webp, 'base64'))
}

/** Chooses a response for the held call. */
async function answer(room: Page, status: string): Promise<void> {
  const choices = room.getByLabel('Answer to POST /api/auth/v2/login')
  const option = choices
    .locator('option')
    .filter({ hasText: new RegExp(`^${status}`) })
    .first()
  await option.waitFor({ state: 'attached' })
  await choices.selectOption(await option.evaluate((each: HTMLOptionElement) => each.value))
}

/** Opens the tab 'Flow', without failed tests of this machine in the picture. */
async function openFlow(room: Page, origin: string): Promise<void> {
  await room.route('**/flow/films', route => route.fulfill({ json: [] }))
  await room.goto(`${origin}/sandbox/`)
  await room.getByRole('tab', { name: 'Flow' }).click()
}

/** Takes the first picture of docs/workbench.md: a pending approval, and the details of one effect. */
async function show(room: Page, page: Page, origin: string): Promise<void> {
  await openFlow(room, origin)
  await page.goto(`${origin}/signin/`)
  await page.getByLabel('Username').fill('approve')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await room.locator('#flow-sentence').filter({ hasText: 'approvalJourney' }).waitFor()
  const asked = room.getByRole('button', { name: 'call fetchSessionStatus, gave' })
  await asked.nth(2).waitFor()
  await asked.last().press('Enter')
  await room.locator('#flow-details').getByText('Arguments').waitFor()
  await room.setViewportSize({ width: 1280, height: 1240 })
  await take(room, 'shows')
}

/** Walks through the first ten minutes of docs/workbench.md: its pictures, the recording, and the copied test. */
async function walk(room: Page, page: Page, origin: string): Promise<void> {
  await openFlow(room, origin)
  await page.goto(`${origin}/signin/`)
  await page.getByLabel('Username').fill('approve')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Password', { exact: true }).waitFor()
  const sentence = room.locator('#flow-sentence')
  await sentence.filter({ hasText: 'password submitted' }).waitFor()
  console.log(await sentence.textContent())
  await take(room, 'waits')

  await room.getByRole('button', { name: 'Hold', exact: true }).click()
  await page.waitForTimeout(300)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await sentence.filter({ hasText: 'held in the room' }).waitFor()
  console.log(await sentence.textContent())
  await answer(room, '401')
  await take(room, 'holds')
  await room.getByRole('button', { name: 'Answer' }).click()
  console.log(await page.getByRole('alert').filter({ hasText: /./ }).textContent())
  await room.getByRole('button', { name: 'Hold', exact: true }).click()

  await room.getByRole('button', { name: 'submitPassword', exact: true }).press('Enter')
  await room.getByRole('button', { name: 'Copy as step test' }).press('Enter')
  const test = room.getByLabel('The test')
  await test.waitFor()
  await test.scrollIntoViewIfNeeded()
  await take(room, 'copies')
  mkdirSync(KEPT, { recursive: true })
  writeFileSync(`${KEPT}/submitPassword.test.ts`, await test.inputValue())
  const [download] = await Promise.all([
    room.waitForEvent('download'),
    room.getByRole('button', { name: 'Save', exact: true }).click(),
  ])
  writeFileSync(`${KEPT}/flow.json`, await readFile(await download.path()))
}

// `node --import tsx tools/screens/workbench.ts`
await command(async () => {
  await ensureWorkbench()
  const sandbox = await startSandbox({ dist: WORKBENCH })
  const browser = await launchChromium()
  try {
    for (const part of [walk, show]) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 860 } })
      context.setDefaultTimeout(PATIENCE_MS)
      await part(await context.newPage(), await context.newPage(), sandbox.origin)
      await context.close()
    }
    return true
  } finally {
    await browser.close()
    await sandbox.stop()
  }
})
