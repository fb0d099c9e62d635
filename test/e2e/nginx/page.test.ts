import { expect, test as base } from 'test/e2e/fixtures/test'
import { readdirSync } from 'node:fs'
import { signIn } from 'test/e2e/steps/signIn'
import { ask } from 'test/support/nginx/ask'
import type { Site } from 'scripts/nginx/startSite'

const rest = () => 'proxy_pass http://foyer_api; proxy_set_header Host $http_host;'

interface Sites {
  site: Site
  /** One whose policy allows scripts only from the folder of the app. */
  narrow: Site
}

const test = base.extend<Sites>({
  site: async ({ sandbox: { origin }, serveSite }, use) =>
    use(await serveSite({ dist: 'dist', api: origin, rest })),
  narrow: async ({ sandbox: { origin }, serveSite }, use) => {
    const http = { "'self'": 'http://127.0.0.1:*/signin/' }
    await use(await serveSite({ dist: 'dist', api: origin, rest, http }))
  },
})

// (security/policy, product/own-origin)
test('a person signs in through nginx, with no violation of the policy', async ({ page, site }) => {
  const encodings = new Set<string | undefined>()
  page.on('response', response => {
    if (/\.(?:js|css)$/.test(response.url())) encodings.add(response.headers()['content-encoding'])
  })
  await signIn(page, site.http, 'simple')
  await page.waitForURL(`${site.http}/online/`)
  expect([...encodings]).toEqual(['br'])
})

test('the policy allows scripts only from the folder of the app', async ({ sandbox, page, narrow }) => {
  const answer = await page.goto(`${narrow.http}/signin/`)
  await signIn(page, narrow.http, 'auto-login')
  await page.waitForURL(`${narrow.http}/online/`)
  expect(await sandbox.callsTo('/auth/v2/autologin')).toHaveLength(3)
  expect(answer?.headers()['content-security-policy']).not.toContain("script-src 'self'")
})

test('over TLS as well, in a screen that comes later', async ({ openPage, site }) => {
  const page = await openPage({ ignoreHTTPSErrors: true })
  const answer = await page.goto(`${site.https}/signin/forget-password`)
  await page.getByRole('heading', { name: 'Password trouble' }).waitFor()
  expect(answer?.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'")
})

test('a password manager is led to the form', async ({ openPage, site }) => {
  const page = await openPage({ expected: [/401/] })
  await page.goto(`${site.http}/.well-known/change-password`)
  expect(new URL(page.url()).pathname).toMatch(/^\/signin\//)
  await page.getByRole('heading', { level: 1 }).waitFor()
})

test('every file of the build is cached permanently, except for the few without a hash', async ({ site }) => {
  const files = readdirSync('dist').filter(name => !/\.(?:br|gz|html|conf)$|^csp-hashes\.json$/.test(name))
  const asked: { name: string; status: number | undefined; kept: string; type: string | undefined }[] = []
  // One after another: the server of a test has few connections.
  for (const name of files) {
    const { status, headers } = await ask(site.http, `/signin/${name}`)
    asked.push({ name, status, kept: headers['cache-control'] ?? '', type: headers['content-type'] })
  }
  expect(asked.filter(({ status, type }) => status !== 200 || type === 'application/octet-stream')).toEqual(
    [],
  )
  expect(asked.filter(({ kept }) => !kept.includes('immutable')).map(({ name }) => name)).toEqual([
    'favicon.svg',
    'third-party-notices.txt',
  ])
})
