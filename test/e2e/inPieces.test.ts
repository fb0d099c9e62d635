import { expect, test } from 'test/e2e/fixtures/test'
import type { Page } from 'playwright-core'
import { drawsUnfinished } from 'test/support/engines/engine'
import type { Handler } from 'test/support/startServer'
import type { Sandbox } from 'sandbox/ownProcess'

async function askSandbox(sandbox: Sandbox, path: string) {
  const answer = await fetch(sandbox.origin + path)
  const body = Buffer.from(await answer.arrayBuffer())
  return { status: answer.status, type: answer.headers.get('content-type') ?? '', body }
}

/** Passes everything on to the sandbox; the sign-in page breaks off before its second inline script until `rest` lets it go on. */
const inPieces =
  (sandbox: Sandbox, rest: Promise<unknown>): Handler =>
  async ({ path }, response) => {
    const answer = await askSandbox(sandbox, path).catch(() => undefined)
    // The test and its sandbox have ended: the page may still have requested a script.
    if (!answer) return void response.destroy()
    const { status, type, body } = answer
    response.writeHead(status, { 'Content-Type': type })
    if (path !== '/signin/') return void response.end(body)
    const begin = body.lastIndexOf('<script>')
    response.write(body.subarray(0, begin))
    await rest
    response.end(body.subarray(begin))
  }

const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))

// (accessibility/focus-moves)
test('a page that arrives in pieces has the focus in the username, as soon as it is there', async ({
  sandbox,
  openPage,
  serve,
}) => {
  let goOn: () => void = () => undefined
  const rest = new Promise<void>(resolve => (goOn = resolve))
  const { origin } = await serve(inPieces(sandbox, rest))
  const page = await openPage()
  await page.goto(`${origin}/signin/`, { waitUntil: 'commit' })
  const username = page.getByLabel('Username')
  await (drawsUnfinished() ? twoFrames(page) : username.waitFor({ state: 'attached' }))
  goOn()
  await username.waitFor()
  await page.waitForFunction(() => document.activeElement?.id === 'username')
  await page.keyboard.type('simple')
  expect(await username.inputValue()).toBe('simple')
})
