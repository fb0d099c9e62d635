import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ask } from 'test/support/nginx/ask'
import { openSite } from 'test/support/nginx/openSite'

const headers = { Referer: 'https://signin.example.com/signin/?back=/online/secret-plans' }
const LOOKUP = '/api/auth/v2/login/options?username=ann.lee%40acme.test'
const PRIVATE = /ann|acme|secret|back|username/

/** nginx writes its line after the answer: one request later it is there. */
const logged = ({ site }: ReturnType<typeof openSite>) => ask(site.http, '/')

describe('while the API is down', () => {
  const here = openSite()

  test('no log holds a query or the page that asked', async () => {
    expect((await ask(here.site.http, LOOKUP, { headers })).status).toBe(502)
    await ask(here.site.https, '/signin/?back=/online/secret-plans', { headers })
    await ask(here.site.http, '/online/?back=/secret', { headers })
    await ask(here.site.redirect, '/signin/?back=/secret', { headers })
    await ask(here.site.http, '/signin/?back=/secret', { headers: { ...headers, Host: 'ann.example' } })
    await logged(here)
    expect(here.site.log()).toMatch(/"GET \/signin\/ HTTP\/1.1" 200 /)
    expect(here.site.log() + here.site.errors()).not.toMatch(PRIVATE)
  })

  test('the log names the server that did not answer, and the error', async () => {
    await ask(here.site.http, LOOKUP)
    await logged(here)
    expect(here.site.log()).toMatch(
      /"GET \/api\/auth\/v2\/login\/options HTTP\/1.1" 502 .* api=127.0.0.1:9 502 /,
    )
  })
})

describe('while the API breaks off', () => {
  let api: Server
  const options = { api: 'http://127.0.0.1:9' }
  beforeAll(async () => {
    api = createServer(request => request.socket.destroy())
    await new Promise<void>(resolve => api.listen(0, '127.0.0.1', resolve))
    options.api = `http://127.0.0.1:${(api.address() as AddressInfo).port}`
  })
  afterAll(() => void api.close())
  const here = openSite({}, options)

  test('no log holds a query or the page that asked', async () => {
    expect((await ask(here.site.http, LOOKUP, { headers })).status).toBe(502)
    await logged(here)
    expect(here.site.log()).toContain(' 502 ')
    expect(here.site.log() + here.site.errors()).not.toMatch(PRIVATE)
  })
})
