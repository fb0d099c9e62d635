import { earlyCalls } from 'src/boot/inline/earlyCalls'
import { requestUrl } from 'src/services/http/requestUrl'
import { serve } from 'test/support/server'

const SETTINGS = '/api/online/v1/settings'
const asked = async () => {
  const { requests } = await serve(() => ({ body: {} }))
  return () => requests.map(({ path }) => path)
}

beforeEach(() => sessionStorage.clear())

test('the settings are asked for once, beside the first paint or when they are taken', async () => {
  const paths = await asked()
  const calls = earlyCalls(false)
  calls.beginSettings()
  const { status } = (await calls.take(requestUrl(SETTINGS))?.answer) ?? {}
  expect(status).toBe(200)
  calls.beginSettings()
  expect(calls.take(requestUrl(SETTINGS))).toBeUndefined()
  expect(paths()).toEqual([SETTINGS])
})

test('who takes the settings first has them asked for', async () => {
  const paths = await asked()
  await earlyCalls(false).take(requestUrl(SETTINGS))?.answer
  expect(paths()).toEqual([SETTINGS])
})

test.each<[rule: string, foreignFrame: boolean, cached: string]>([
  ['where this tab has them', false, '{}'],
  ['within a foreign frame', true, ''],
])('no settings are asked for %s', async (_rule, foreignFrame, cached) => {
  const paths = await asked()
  sessionStorage.setItem('foyer.settings', cached)
  const calls = earlyCalls(foreignFrame)
  calls.beginSettings()
  expect(calls.take(requestUrl(SETTINGS))).toBeUndefined()
  expect(paths()).toEqual([])
})

test('a lookup is begun once, and is the app’s to take by its address', async () => {
  const paths = await asked()
  const calls = earlyCalls(false)
  calls.beginLookup('jane b')
  calls.beginLookup('jane b')
  expect(calls.take(requestUrl('/api/auth/v2/login/options', { username: 'jane' }))).toBeUndefined()
  await calls.take(requestUrl('/api/auth/v2/login/options', { username: 'jane b' }))?.answer
  expect(paths()).toEqual(['/api/auth/v2/login/options?username=jane+b'])
})

test('one that is given up is nobody’s', async () => {
  await asked()
  const calls = earlyCalls(false)
  calls.beginLookup('jane')
  calls.giveUpLookup()
  expect(calls.take(requestUrl('/api/auth/v2/login/options', { username: 'jane' }))).toBeUndefined()
})

// (calls/one-client)
test('each is sent as the recording of the app’s calls has it, and accepts JSON alone', async () => {
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
