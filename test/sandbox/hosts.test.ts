import type { Partner } from 'sandbox/company/types'
import { until } from 'test/support/until'
import { openSandbox } from './openSandbox'

interface Plan {
  type: string
  token: string
  urls: string[]
}

const here = openSandbox()

const planOf = async (person: string): Promise<Plan> => {
  await here.visitor.signIn(person)
  return (await here.visitor.get('/api/auth/v2/autologin')).json as Plan
}
const seconds = (): number => Math.floor(Date.now() / 1000)
const notify = (url: string, token: string, timestamp = seconds(), init: RequestInit = {}) =>
  fetch(`${url}/auth/v2/autologin?token=${token}&timestamp=${timestamp}`, { redirect: 'manual', ...init })
const partners = () => here.sandbox.api<Partner[]>('partners')

test('a wrong token, one of five minutes ago and an old time stamp open nothing', async () => {
  const { token, urls } = await planOf('auto-login-one')
  const url = urls[0] ?? ''
  expect((await notify(url, 'guessed')).status).toBe(401)
  expect((await notify(url, token, seconds() - 3600)).status).toBe(401)
  expect((await notify(url, token, Date.now())).status).toBe(401)
  await here.sandbox.api('clock', { method: 'PUT', body: { offsetMs: 300_001 } })
  expect((await notify(url, token, seconds() + 300)).status).toBe(401)
})

test('a host that redirects sends the browser back, on this machine only', async () => {
  const { type, token, urls } = await planOf('auto-login-redirect')
  expect(type).toBe('Redirect')
  const back = `${here.sandbox.origin}/online/`
  const address = `${urls[0]}/auth/v2/autologin?token=${token}&timestamp=${seconds()}`
  const away = (to: string) => fetch(`${address}&back=${encodeURIComponent(to)}`, { redirect: 'manual' })
  expect((await away(back)).headers.get('location')).toBe(back)
  expect((await away('https://evil.example/')).headers.get('location')).toBeNull()
})

test('hosts may refuse, and a dead one never answers', async () => {
  const slow = await planOf('auto-login-slow')
  expect((await notify(slow.urls[3] ?? '', slow.token)).status).toBe(500)
  const dead = await planOf('auto-login-dead')
  const url = dead.urls[2] ?? ''
  const last = async () => (await here.sandbox.callsTo('/auth/v2/autologin')).at(-1)
  const gone = new AbortController()
  const asked = notify(url, dead.token, seconds(), { signal: gone.signal })
  await until(last, call => call?.host === new URL(url).host && call.endedAt === null)
  gone.abort()
  await expect(asked).rejects.toThrow()
  expect(await until(last, call => call?.aborted === true)).toMatchObject({ aborted: true, status: null })
})

test('a hundred hosts are listed, each with a separate address, a fifth of them dead', async () => {
  const { urls } = await planOf('auto-login-100')
  expect(new Set(urls).size).toBe(100)
  const dead = (await partners()).filter(
    partner => partner.behaviour === 'dead' && urls.includes(partner.origin),
  )
  expect(dead).toHaveLength(20)
})

test('a host’s behaviour and a person’s hosts can be changed', async () => {
  const { urls, token } = await planOf('auto-login-one')
  const partner = (await partners()).find(({ origin }) => origin === urls[0])
  const path = `partners/${encodeURIComponent(partner?.name ?? '')}`
  await here.sandbox.api(path, { method: 'PUT', body: { behaviour: 'refusing' } })
  expect((await notify(urls[0] ?? '', token)).status).toBe(500)
  const body = { autoLogin: { type: 'Notify', hosts: 7 } }
  await here.sandbox.api('people/simple', { method: 'PUT', body })
  expect((await planOf('simple')).urls).toHaveLength(7)
})

test('a reset leaves the hosts that there were at the start, and the others can be wanted again', async () => {
  const names = async () => (await partners()).map(({ name }) => name)
  await here.sandbox.api('reset', { method: 'POST' })
  const first = await names()
  await planOf('auto-login-10')
  const all = await names()
  expect(all.length).toBeGreaterThan(first.length)
  await here.sandbox.api('reset', { method: 'POST' })
  expect(await names()).toEqual(first)
  await planOf('auto-login-10')
  expect(await names()).toEqual(all)
})
