import { earlyCalls } from 'src/boot/inline/earlyCalls'
import { requestUrl } from 'src/services/http/requestUrl'
import { serve } from 'test/support/server'

const SETTINGS = '/api/online/v1/settings'
const asked = async () => {
  const { requests } = await serve(() => ({ body: {} }))
  return () => requests.map(({ path }) => path)
}

beforeEach(() => sessionStorage.clear())

test('the settings are requested once, with the first paint or when they are first used', async () => {
  const paths = await asked()
  const calls = earlyCalls(false)
  calls.beginSettings()
  const { status } = (await calls.take(requestUrl(SETTINGS))?.answer) ?? {}
  expect(status).toBe(200)
  calls.beginSettings()
  expect(calls.take(requestUrl(SETTINGS))).toBeUndefined()
  expect(paths()).toEqual([SETTINGS])
})

test('the first use requests the settings', async () => {
  const paths = await asked()
  await earlyCalls(false).take(requestUrl(SETTINGS))?.answer
  expect(paths()).toEqual([SETTINGS])
})

test.each<[rule: string, foreignFrame: boolean, cached: string]>([
  ['if this tab has them', false, '{}'],
  ['in a cross-origin frame', true, ''],
])('no settings are requested %s', async (_rule, foreignFrame, cached) => {
  const paths = await asked()
  sessionStorage.setItem('foyer.settings', cached)
  const calls = earlyCalls(foreignFrame)
  calls.beginSettings()
  expect(calls.take(requestUrl(SETTINGS))).toBeUndefined()
  expect(paths()).toEqual([])
})

test('a lookup is sent once, and the app finds it by its address', async () => {
  const paths = await asked()
  const calls = earlyCalls(false)
  calls.beginLookup('jane b')
  calls.beginLookup('jane b')
  expect(calls.take(requestUrl('/api/auth/v2/login/options', { username: 'jane' }))).toBeUndefined()
  await calls.take(requestUrl('/api/auth/v2/login/options', { username: 'jane b' }))?.answer
  expect(paths()).toEqual(['/api/auth/v2/login/options?username=jane+b'])
})

test('a cancelled lookup cannot be used', async () => {
  await asked()
  const calls = earlyCalls(false)
  calls.beginLookup('jane')
  calls.giveUpLookup()
  expect(calls.take(requestUrl('/api/auth/v2/login/options', { username: 'jane' }))).toBeUndefined()
})

// (calls/one-client)
test('each call is sent as the app’s own calls are, and accepts only JSON', async () => {
  const { requests } = await serve(() => ({ body: {} }))
  const calls = earlyCalls(false)
  calls.beginLookup('jane')
  await calls.take(requestUrl('/api/auth/v2/login/options', { username: 'jane' }))?.answer
  expect(requests).toMatchObject([
    {
      method: 'GET',
      path: '/api/auth/v2/login/options?username=jane',
      headers: { accept: 'application/json', 'accept-language': 'en-US', 'x-touch-supported': 'true' },
    },
  ])
})
