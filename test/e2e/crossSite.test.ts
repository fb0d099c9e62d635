import type { AddressInfo } from 'node:net'
import { type OpenPage } from 'test/e2e/fixtures/openPage'
import { expect, test as base } from 'test/e2e/fixtures/test'
import { createServer, type Server } from 'node:http'
import type { Page } from 'playwright-core'
import { PASSWORD } from 'test/e2e/steps/signIn'
import { until } from 'test/support/until'
import type { Sandbox } from 'sandbox/ownProcess'

const LOGIN = '/api/auth/v2/login'
const CREDENTIALS = { userName: 'simple', password: PASSWORD }

const test = base.extend<{ stranger: Server }>({
  // A server of another company.
  stranger: async ({}, use) => {
    const stranger = createServer((_request, response) =>
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<title>Win a bicycle</title>'),
    )
    await new Promise<void>(resolve => stranger.listen(0, '127.0.0.1', resolve))
    await use(stranger)
    stranger.close()
  },
})

// A page of the same site sends the cookies too; test/sandbox/crossSite.test.ts has the headers of both.
const goToStranger = (stranger: Server, page: Page) =>
  page.goto(`http://127.0.0.1:${(stranger.address() as AddressInfo).port}/`)

/** A page of another origin. */
async function openStranger(stranger: Server, openPage: OpenPage): Promise<Page> {
  const page = await openPage({ expected: [/./] })
  await goToStranger(stranger, page)
  return page
}

/** Sends a form as such a page can, which leads to the answer. */
async function sendForm(
  sandbox: Sandbox,
  page: Page,
  path: string,
  enctype: string,
  fields: Record<string, string>,
) {
  const answered = page.waitForResponse(answer => answer.request().method() === 'POST')
  await page.evaluate(
    ([action, type, given]) => {
      const form = Object.assign(document.createElement('form'), { action, method: 'post', enctype: type })
      for (const [name, value] of Object.entries(given))
        form.append(Object.assign(document.createElement('input'), { name, value }))
      document.body.append(form)
      form.submit()
    },
    [sandbox.origin + path, enctype, fields] as const,
  )
  return answered
}

interface Sent {
  method?: string
  mode?: 'no-cors'
  headers?: Record<string, string>
  body?: string
}

/** Calls by script as such a page can; the answer cannot be read there. */
const send = (sandbox: Sandbox, page: Page, path: string, init: Sent) =>
  page.evaluate(
    ([address, given]) => fetch(address, { credentials: 'include', ...given }).catch(() => undefined),
    [sandbox.origin + path, init] as const,
  )

const cookiesOf = async (page: Page) => (await page.context().cookies()).map(({ name }) => name)
const statusesOf = async (sandbox: Sandbox, path: string) =>
  (await sandbox.callsTo(path)).map(({ status }) => status)

const FORMS: [enctype: string, fields: Record<string, string>][] = [
  ['application/x-www-form-urlencoded', CREDENTIALS],
  ['multipart/form-data', CREDENTIALS],
  ['text/plain', { [`${JSON.stringify(CREDENTIALS).slice(0, -1)},"x":"`]: '"}' }],
]

test('from another origin neither a form nor a script can sign a user in or out, reset the sandbox or read it', async ({
  sandbox,
  openPage,
  stranger,
}) => {
  const page = await openStranger(stranger, openPage)
  const body = JSON.stringify(CREDENTIALS)
  await send(sandbox, page, LOGIN, { method: 'POST', mode: 'no-cors', body })
  await page.evaluate(([address, text]) => navigator.sendBeacon(address, text), [
    sandbox.origin + LOGIN,
    body,
  ] as const)
  const headers = { 'Content-Type': 'application/json', 'X-Touch-Supported': 'false' }
  await send(sandbox, page, LOGIN, { method: 'POST', headers, body })
  // The browser itself asks for permission for the last of them, and is refused.
  const calls = await until(
    async () => (await sandbox.callsTo(LOGIN)).filter(({ method }) => method === 'POST'),
    posts => posts.filter(({ endedAt }) => endedAt !== null).length >= 2,
  )
  expect(calls.map(({ status }) => status)).toEqual([403, 403])
  await send(sandbox, page, '/api/auth/v2/logout', { method: 'POST', mode: 'no-cors' })
  expect(await statusesOf(sandbox, '/api/auth/v2/logout')).toEqual([403])

  await sandbox.api('clock', { method: 'PUT', body: { offsetMs: 5 } })
  await send(sandbox, page, '/sandbox/api/reset', { method: 'POST', mode: 'no-cors' })
  expect(await send(sandbox, page, '/sandbox/api/people', {})).toBeUndefined()
  for (const [enctype, fields] of FORMS) {
    expect([enctype, (await sendForm(sandbox, page, LOGIN, enctype, fields)).status()]).toEqual([
      enctype,
      403,
    ])
    await page.waitForURL(sandbox.origin + LOGIN)
    await goToStranger(stranger, page)
  }
  expect((await sendForm(sandbox, page, '/sandbox/api/reset', 'text/plain', {})).status()).toBe(403)
  expect(await sandbox.api('clock')).toMatchObject({ offsetMs: 5 })
  expect(await cookiesOf(page)).toEqual([])
})
