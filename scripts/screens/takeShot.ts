import path from 'node:path'
import type { Browser } from 'playwright-core'
import type { Sandbox } from 'test/support/sandbox'
import type { Shot } from './shot'
import type { Variant } from './variants'

export const FOLDER = 'screens'
const PATIENCE_MS = 10_000

export const fileOf = (shot: Shot, variant: Variant): string => `${shot.name}.${variant.name}.png`

/** Takes one shot in one variant; returns what went wrong, if anything did. The picture is taken all the same: it shows why. */
export async function takeShot(
  browser: Browser,
  sandbox: Sandbox,
  shot: Shot,
  variant: Variant,
): Promise<string | undefined> {
  await sandbox.api('reset', { method: 'POST', body: {} })
  const context = await browser.newContext({ reducedMotion: 'reduce', ...variant.options, ...shot.options })
  context.setDefaultTimeout(PATIENCE_MS)
  const page = await context.newPage()
  let problem: string | undefined
  try {
    await shot.reach({ page, sandbox })
  } catch (error) {
    problem = `${shot.name} (${variant.name}): ${error instanceof Error ? error.message : String(error)}`
  }
  await page.screenshot({
    path: path.join(FOLDER, fileOf(shot, variant)),
    fullPage: true,
    animations: 'disabled',
  })
  await context.close()
  return problem
}
