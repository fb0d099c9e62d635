import { expect, test } from 'test/e2e/fixtures/test'
import type { Page } from 'playwright-core'
import { passOn } from 'test/e2e/steps/passOn'
import { drawsUnfinished } from 'test/support/engines/engine'
import type { Handler } from 'test/support/startServer'
import type { Sandbox } from 'sandbox/ownProcess'

/** Passes everything on to the sandbox; the sign-in page breaks off before its second inline script until `rest` lets it go on. */
function inPieces({ origin }: Sandbox, rest: Promise<unknown>): Handler {
  const toSandbox = passOn(origin)
  return async (request, response) => {
    if (request.path !== '/signin/') return toSandbox(request, response)
    const page = await (await fetch(`${origin}/signin/`)).text()
    const begin = page.lastIndexOf('<script>')
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
    response.write(page.slice(0, begin))
    await rest
    response.end(page.slice(begin))
    return undefined
  }
}

const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))

// (accessibility/focus-moves)
test('a page that arrives in pieces has the focus in the username, as soon as it is there', async ({
  sandbox,
  page,
  serve,
}) => {
  let goOn: () => void = () => undefined
  const rest = new Promise<void>(resolve => (goOn = resolve))
  const { origin } = await serve(inPieces(sandbox, rest))
  await page.goto(`${origin}/signin/`, { waitUntil: 'commit' })
  const username = page.getByLabel('Username')
  await (drawsUnfinished() ? twoFrames(page) : username.waitFor({ state: 'attached' }))
  goOn()
  await username.waitFor()
  await page.waitForFunction(() => document.activeElement?.id === 'username')
  await page.keyboard.type('simple')
  expect(await username.inputValue()).toBe('simple')
})
