import { expect, test } from 'test/e2e/fixtures/test'
import type { Page } from 'playwright-core'
import { atName } from 'test/e2e/steps/back'
import { signIn } from 'test/e2e/steps/signIn'
import { type Engine, engine } from 'test/support/engines/engine'
import { until } from 'test/support/until'
import type { Sandbox } from 'sandbox/ownProcess'

interface Partner {
  origin: string
  behaviour: string
  signedIn: { person: string }[]
}

const partners = (sandbox: Sandbox) => sandbox.api<Partner[]>('partners')
const hostCalls = (sandbox: Sandbox) => sandbox.callsTo('/auth/v2/autologin')
/** The host notices an aborted call once the browser has closed its connection. */
const untilLetGo = (sandbox: Sandbox, calls: number) =>
  until(
    () => hostCalls(sandbox),
    all => all.filter(({ aborted }) => aborted).length === calls,
  )
const signedInAt = async (sandbox: Sandbox, username: string) =>
  (await partners(sandbox)).filter(({ signedIn }) => signedIn.some(({ person }) => person === username))
    .length

/** Prepares the same page for the next walk: no host has been called, and the browser remembers no name. */
async function beginAgain(sandbox: Sandbox, page: Page): Promise<void> {
  await sandbox.api('reset', { method: 'POST' })
  await page.context().clearCookies()
}

/** Reads the host's state afterwards. A host of the same site is at 127.0.0.1 like the page; at another site the cookie of a call is lost unless it has `SameSite=None; Secure`, as those of the hosts at localhost have. */
const keptBy = (
  browser: Engine,
): [what: string, person: string, page: string, hosts: number, keeps: boolean][] => [
  ['prompt, slow and refusing ones of the same site', 'auto-login-slow', '127.0.0.1', 3, true],
  ['those of another site', 'auto-login', 'localhost', 3, false],
  ['one that asks for it', 'auto-login-other-site', '127.0.0.1', 1, browser === 'chromium'],
  ['the first one, by the type Redirect', 'auto-login-redirect-other-site', '127.0.0.1', 1, true],
]

test('hosts sign the person in on the way; one of the same site keeps the sign-in, one of another site as the browser lets it, and always by the type Redirect', async ({
  sandbox,
  openPage,
}) => {
  for (const [what, person, name, hosts, keeps] of keptBy(engine())) {
    await sandbox.api('reset', { method: 'POST' })
    // Each in its own context: WebKit clears only the cookies that the open page may read, and the last page is on another host.
    // It also writes the refusal of another host to the console of the page.
    const page = await openPage({ expected: [/status of (?:404|500)/] })
    await signIn(page, sandbox.origin.replace('127.0.0.1', name), person)
    await page.waitForURL('**/online/')
    expect([what, await signedInAt(sandbox, person)]).toEqual([what, hosts])
    const [call] = await hostCalls(sandbox)
    expect(Object.keys(call?.query ?? {})).toEqual(expect.arrayContaining(['timestamp', 'token']))
    const back = what.includes('Redirect') ? `${sandbox.origin}/online/` : undefined
    expect([what, call?.query.back]).toEqual([what, back])
    const host = (await partners(sandbox)).find(({ signedIn }) => signedIn.length > 0)?.origin ?? ''
    await page.goto(`${person.includes('other-site') ? host.replace('127.0.0.1', 'localhost') : host}/`)
    const words = keeps ? `Signed in as ${person}` : 'Nobody is signed in'
    expect([what, await page.getByRole('heading').innerText()]).toEqual([what, words])
  }
})

// The end after 180 seconds, and a thousand hosts: test/sagas/signIn/notifyHosts.test.ts.
test('the screen shows its progress, and so does another one; Back and a press each end the wait for a dead host and abort its call', async ({
  sandbox,
  openPage,
}) => {
  const page = await openPage({ expected: [/status of 404/] })
  const waitFor = async (query?: string) => {
    await signIn(page, sandbox.origin, 'auto-login-dead', query)
    await page.getByText('2 of 3').waitFor()
  }

  await page.goto(`${sandbox.origin}/signin/forget-password`)
  await waitFor()
  await page.getByRole('heading', { name: 'Signing you in' }).waitFor()
  expect(await page.getByLabel('Password', { exact: true }).count()).toBe(0)
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
  await page.goBack()
  await atName(page, 'auto-login-dead')
  await untilLetGo(sandbox, 1)

  await beginAgain(sandbox, page)
  await waitFor('?back=%2Fonline%2Ffiles')
  await page.goto(`${sandbox.origin}/signin/session-status`)
  await page.getByText('2 of 3').waitFor()
  expect(new URL(page.url()).pathname).toBe('/signin/session-status')
  await untilLetGo(sandbox, 1)
  await page.getByRole('button', { name: 'Continue without waiting' }).click()
  await page.waitForURL('**/online/files')
  expect(await signedInAt(sandbox, 'auto-login-dead')).toBe(2)
  await untilLetGo(sandbox, 2)
})
