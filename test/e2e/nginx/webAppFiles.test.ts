import { expect, test as base } from 'test/e2e/fixtures/test'
import { cpSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runNode } from 'scripts/command/run'
import type { Site } from 'scripts/nginx/startSite'
import { signIn } from 'test/e2e/steps/signIn'
import { MOVING } from 'test/e2e/fixtures/openPage'

const FILE = '/web-app.1.js'
const WEB_APP = `<!doctype html><title>The web app</title><style>@view-transition { navigation: auto }</style><script>
   addEventListener('pagereveal', event => { crossFaded = Boolean(event.viewTransition) })</script><p>Here you are.</p>`
const rest = () =>
  `proxy_pass http://foyer_api; proxy_set_header Host $http_host; }
   location = /online/ { default_type text/html; return 200 "${WEB_APP}"; }
   location = ${FILE} { add_header Cache-Control "max-age=60"; return 200 "loaded = true";`

const test = base.extend<{ site: Site }>({
  site: async ({ sandbox, folder, serveSite }, use) => {
    const configured = folder('configured')
    const [dist, config] = [path.join(configured, 'dist'), path.join(configured, 'config.json')]
    cpSync('dist', dist, { recursive: true })
    writeFileSync(config, JSON.stringify({ webAppFiles: [FILE], webAppTransition: true }))
    await runNode(['deploy/configure.mjs', dist, config])
    await use(await serveSite({ dist, api: sandbox.origin, rest }))
  },
})

// (sign-in/web-app-files, sign-in/web-app-transition)
test('the web app opens with the files that came while the checks ran, and the last step is drawn over into it, unless motion is reduced', async ({
  openPage,
  site,
}) => {
  const page = await openPage(MOVING)
  const asked: string[] = []
  page.on('request', request => asked.push(`${request.method()} ${new URL(request.url()).pathname}`))
  const openWebApp = async (): Promise<unknown> => {
    await signIn(page, site.http, 'simple')
    await page.waitForURL(`${site.http}/online/`)
    await page.waitForFunction('"crossFaded" in window')
    return page.evaluate('crossFaded')
  }
  expect(await openWebApp()).toBe(true)
  const at = (call: string) => asked.findIndex(each => each.startsWith(call))
  expect(at(`GET ${FILE}`)).toBeGreaterThan(at('POST /api/auth/v2/login'))
  expect(at(`GET ${FILE}`)).toBeLessThan(at('GET /online/'))
  await page.addScriptTag({ url: FILE })
  expect(await page.evaluate('loaded')).toBe(true)
  expect(site.log().split(FILE)).toHaveLength(2)

  await page.context().clearCookies()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await openWebApp()).toBe(false)
})
