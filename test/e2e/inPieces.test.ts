import type { Browser, Page } from 'playwright-core'
import { launchBrowser, openPage } from 'test/support/browser'
import { drawsUnfinished } from 'test/support/engines/engine'
import { type Handler, serve } from 'test/support/server'
import type { Sandbox } from 'sandbox/ownProcess'
import { openSandbox } from 'test/support/sandbox'

let browser: Browser
let sandbox: Sandbox

beforeAll(async () => {
  ;[browser, sandbox] = await Promise.all([launchBrowser(), openSandbox()])
})

async function askSandbox(path: string) {
  const answer = await fetch(sandbox.origin + path)
  const body = Buffer.from(await answer.arrayBuffer())
  return { status: answer.status, type: answer.headers.get('content-type') ?? '', body }
}

/** Passes everything on to the sandbox; the sign-in page breaks off before its second inline script until `rest` lets it go on. */
const inPieces =
  (rest: Promise<unknown>): Handler =>
  async ({ path }, response) => {
    const answer = await askSandbox(path).catch(() => undefined)
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
test('a page that arrives in pieces has the focus in the username, as soon as it is there', async () => {
  let goOn: () => void = () => undefined
  const rest = new Promise<void>(resolve => (goOn = resolve))
  const { origin } = await serve(inPieces(rest), { page: false })
  const page = await openPage(browser)
  await page.goto(`${origin}/signin/`, { waitUntil: 'commit' })
  const username = page.getByLabel('Username')
  await (drawsUnfinished() ? twoFrames(page) : username.waitFor({ state: 'attached' }))
  goOn()
  await username.waitFor()
  await page.waitForFunction(() => document.activeElement?.id === 'username')
  await page.keyboard.type('simple')
  expect(await username.inputValue()).toBe('simple')
})
