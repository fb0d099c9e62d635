import { expect } from 'test/e2e/fixtures/test'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { TEST_LIMIT_MS } from 'test/support/limits'
import { freePorts } from 'scripts/programs/freePorts'
import { signIn } from 'test/e2e/steps/signIn'
import { SAGAS, wrongIn } from 'test/support/workbench/effectLines'
import { ofSample, test as base } from 'test/e2e/workbench/openRoom'

ofSample('dev')

const test = base.extend<object, { origin: string }>({
  /** The address of the app under `npm run dev`. */
  origin: [
    async ({}, use) => {
      const [port = 0, own = 0, idp = 0] = await freePorts(3)
      const options = ['--port', String(port), '--sandbox-port', String(own), '--idp-port', String(idp)]
      const dev = spawn(process.execPath, ['--import', 'tsx', 'scripts/dev.ts', ...options])
      await once(createInterface(dev.stdout), 'line')
      const address = `http://127.0.0.1:${port}`
      // The server responds after its first build, which may take longer than a navigation may.
      await (await fetch(`${address}/signin/`)).text()
      await use(address)
      const ended = once(dev, 'exit')
      dev.kill('SIGTERM')
      await ended
    },
    { scope: 'worker', timeout: TEST_LIMIT_MS },
  ],
})

test('under `npm run dev` the room follows the page, and knows the lines of a chunk that came late', async ({
  openRoom,
  origin,
}) => {
  const { page, room, says } = await openRoom({ origin })
  // The room does not reload: only an event reports the call.
  const log = room.locator('#calls')
  await signIn(page, origin, 'sms')
  await says(/^textCodeJourney waits for one of: /)
  await room.getByRole('tab', { name: /Calls/ }).click()
  await log.getByText('/api/auth/v2/login').first().waitFor()
  await room.getByRole('tab', { name: 'Flow' }).click()
  await room.getByRole('button', { name: 'textCodeJourney', exact: true }).click()
  await room.getByLabel('Time shown').selectOption('All')
  await room.getByRole('button', { name: 'put factorCode/codeRequested, gave' }).press('Enter')
  const line = room.locator('#flow-details').getByRole('button', { name: /^src\/.+:\d+$/ })
  expect(await line.textContent()).toMatch(/^src\/sagas\/mfa\/textCodeSaga\.ts:\d+$/)
})

/** Every script that the server has built, by its path. */
async function builtScripts(origin: string): Promise<Map<string, string>> {
  const page = await (await fetch(`${origin}/webpack-dev-server`)).text()
  const paths = [...page.matchAll(/href="(\/signin\/[^"]+\.js)"/g)].map(([, found = '']) => found)
  const texts = paths.map(async (each): Promise<[string, string]> => [
    each,
    await (await fetch(origin + each)).text(),
  ])
  return new Map(await Promise.all(texts))
}

test('every line that makes an effect is found in every script of `npm run dev`', async ({ origin }) => {
  const { wrong, files } = await wrongIn(await builtScripts(origin), true)
  expect(wrong).toEqual([])
  expect(SAGAS.filter(file => !files.has(file))).toEqual([])
})
