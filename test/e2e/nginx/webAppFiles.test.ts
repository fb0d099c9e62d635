import { cpSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser } from 'playwright-core'
import { runNode } from 'scripts/command/run'
import { type Site, startSite } from 'scripts/nginx/startSite'
import type { Sandbox } from 'sandbox/ownProcess'
import { openSandbox } from 'test/support/sandbox'
import { signIn } from 'test/e2e/steps/signIn'
import { launchBrowser, openPage } from 'test/support/browser'
import { temporaryFolder } from 'test/support/temporaryFolder'

const FILE = '/web-app.1.js'
const WEB_APP = `<!doctype html><title>The web app</title><style>@view-transition { navigation: auto }</style><script>
   addEventListener('pagereveal', event => { crossFaded = Boolean(event.viewTransition) })</script><p>Here you are.</p>`
const rest = () =>
  `proxy_pass http://foyer_api; proxy_set_header Host $http_host; }
   location = /online/ { default_type text/html; return 200 "${WEB_APP}"; }
   location = ${FILE} { add_header Cache-Control "max-age=60"; return 200 "loaded = true";`

let browser: Browser
let sandbox: Sandbox
let site: Site

beforeAll(async () => {
  ;[browser, sandbox] = await Promise.all([launchBrowser(), openSandbox()])
  const folder = temporaryFolder('configured')
  const [dist, config] = [path.join(folder, 'dist'), path.join(folder, 'config.json')]
  cpSync('dist', dist, { recursive: true })
  writeFileSync(config, JSON.stringify({ webAppFiles: [FILE], webAppTransition: true }))
  await runNode(['deploy/configure.mjs', dist, config])
  site = await startSite({ dist, api: sandbox.origin, rest })
})
afterAll(() => site.stop())

// (sign-in/web-app-files)
test('the web app opens with the files that came while the checks ran', async () => {
  const page = await openPage(browser)
  const asked: string[] = []
  page.on('request', request => asked.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await signIn(page, site.http, 'simple')
  await page.waitForURL(`${site.http}/online/`)
  const at = (call: string) => asked.findIndex(each => each.startsWith(call))
  expect(at(`GET ${FILE}`)).toBeGreaterThan(at('POST /api/auth/v2/login'))
  expect(at(`GET ${FILE}`)).toBeLessThan(at('GET /online/'))

  await page.addScriptTag({ url: FILE })
  expect(await page.evaluate('loaded')).toBe(true)
  expect(site.log().split(FILE)).toHaveLength(2)
})

// (sign-in/web-app-transition)
test.each<['no-preference' | 'reduce', boolean]>([
  ['no-preference', true],
  ['reduce', false],
])(
  'with the motion that a person wants (%s) the last step is drawn over into the web app: %s',
  async (reducedMotion, expected) => {
    const page = await openPage(browser)
    await page.emulateMedia({ reducedMotion })
    await signIn(page, site.http, 'simple')
    await page.waitForURL(`${site.http}/online/`)
    await page.waitForFunction('"crossFaded" in window')
    expect(await page.evaluate('crossFaded')).toBe(expected)
  },
)
