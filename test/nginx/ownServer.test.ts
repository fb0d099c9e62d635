import { type Site, startSite } from 'scripts/nginx/startSite'
import { ask } from 'test/support/nginx/ask'
import { smallBuild } from 'test/support/nginx/smallBuild'

let sites: Site[]

beforeAll(async () => {
  const dist = await smallBuild()
  sites = [await startSite({ dist }), await startSite({ dist, ownServer: true })]
})
afterAll(() => Promise.all(sites.map(site => site.stop())))

/** Differ from one answer to the next. */
const OF_THE_MOMENT = ['date', 'x-request-id']

test.each([
  '/signin',
  '/signin/',
  '/signin/change-password',
  '/signin/main.0123abcd.js',
  '/signin/main.76543210.js',
  '/signin/csp-hashes.json',
  '/signin/favicon.svg',
  '/.well-known/change-password',
  '/.well-known/passkey-endpoints',
  '/api/auth/v2/session-status',
  '/api/..;/admin',
  '/signing-up',
])('%s is answered by a server of the company’s own as by ours', async path => {
  const [ours, own] = await Promise.all(
    sites.map(async site => {
      const { status, headers, body } = await ask(site.https, path, { headers: { 'Accept-Encoding': 'br' } })
      const kept = Object.entries(headers).filter(([name]) => !OF_THE_MOMENT.includes(name))
      return { status, headers: Object.fromEntries(kept), body: body.toString('base64') }
    }),
  )
  expect(own).toEqual(ours)
})

test('a call has an id that the log has', async () => {
  const { headers } = await ask(sites[1]?.https ?? '', '/api/x')
  await ask(sites[1]?.http ?? '', '/')
  expect(sites[1]?.log()).toContain(String(headers['x-request-id']))
})
