import { ENDPOINTS } from 'sandbox/control/faultControl'
import type { Played } from 'sandbox/control/scenarioControl'
import { TABLES } from 'scenarios/all'
import { operations } from 'foyer-contract/document/operations'
import { openSandbox } from './openSandbox'

const here = openSandbox()

test('user settings are stored; photos are addresses of images', async () => {
  const SETTINGS = '/api/onboarding/v2/user-settings'
  const photo = 'data:image/png;base64,AA=='
  await here.visitor.signIn('v2-required')
  await here.visitor.post(SETTINGS, { privateEmail: 'lena@home.example' })
  await here.visitor.post(`${SETTINGS}/photo`, { photo })
  const companyLogoUrl = `${here.sandbox.origin}/sandbox/files/logo.svg`
  const { json: settings } = await here.visitor.get(SETTINGS)
  expect(settings).toMatchObject({ privateEmail: 'lena@home.example', photo, companyLogoUrl })
  const random = await here.visitor.get(`${SETTINGS}/photos/random?$top=3`)
  const photos = random.json as { url: string }[]
  expect(photos).toHaveLength(3)
  expect((await here.visitor.get(photos[0]?.url ?? '')).headers.get('content-type')).toBe('image/svg+xml')
})

test('a person can be changed for a test, and is restored by a reset', async () => {
  const put = (body: object) => here.sandbox.api('people/simple', { method: 'PUT', body })
  const change = {
    settings: { requireNativeAppInstall: true },
    features: { webappPreviewEnabled: true },
    onboarding: { status: 'InProgress' },
    mfa: [{ type: 'sms', timeout: 30 }],
  }
  expect(await put(change)).toMatchObject(change)
  expect((await here.visitor.signIn('simple')).status).toBe(202)
  await put({ mfa: null })
  expect((await here.visitor.signIn('simple')).status).toBe(200)
  await here.sandbox.api('reset', { method: 'POST' })
  await here.visitor.signIn('simple')
  const { json: settings } = await here.visitor.get('/api/online/v1/settings')
  expect(settings).toMatchObject({ requireNativeAppInstall: false })
})

test('the control room is one page with its own files', async () => {
  const { text, headers } = await here.visitor.get('/sandbox/')
  expect(headers.get('content-security-policy')).toContain("script-src 'self'")
  for (const [, path] of text.matchAll(/(?:src|href)="(\/sandbox\/files\/[^"]+)"/g))
    expect((await here.visitor.get(path ?? '')).status).toBe(200)
  expect((await here.visitor.get('/sandbox/files/..%2fmain.ts')).status).toBe(404)
})

test('changes are published as they happen', async () => {
  const stream = await fetch(`${here.sandbox.origin}/sandbox/api/events`)
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
  await reader?.read()
  await here.visitor.signIn('sms')
  expect((await reader?.read())?.value).toMatch(/"calls"/)
  await reader?.cancel()
})

test('the endpoints are the calls of the contract; other hosts have theirs', () => {
  const own = operations.filter(({ id }) => id !== 'notifyHost')
  expect(ENDPOINTS.map(({ operation, method, path }) => [operation, method.toLowerCase(), path])).toEqual(
    own.map(({ id, method, path }) => [id, method, path]),
  )
})

describe('the scenarios', () => {
  const play = (name: string): Promise<Played> =>
    here.sandbox.api<Played>('scenarios/play', { method: 'POST', body: { name } })

  test('are every row of the flows that has a walk', async () => {
    const names = TABLES.flatMap(({ rows }) => rows.filter(row => 'walk' in row).map(({ name }) => name))
    expect((await here.sandbox.api<Played[]>('scenarios')).map(({ name }) => name)).toEqual(names)
  })

  test('put on the faults of their row, and take those of the row before off', async () => {
    await play('a text message without a time-out')
    const { faults } = await play('a wrong password')
    expect(faults).toEqual([
      {
        method: 'POST',
        path: '/api/auth/v2/login',
        kind: 'status',
        status: 401,
        body: { message: 'Wrong.' },
      },
    ])
    expect(await here.sandbox.api('faults')).toEqual(faults)
  })

  test('are refused under any other name', async () => {
    await expect(play('a scenario that does not exist')).rejects.toThrow('404')
  })

  test('need no fault for a person of their own, except for an answer that no server returns', async () => {
    const { person, faults, address } = await play('v3 checks the device')
    expect([person, faults]).toEqual(['v3-devicesignin', []])
    expect(address).toBe('/signin/?back=%2Fonline%2F%3Fusername%3Dv3-devicesignin')
    const shown = await play('a page of HTML instead of a status')
    expect([shown.person, shown.faults.map(({ kind }) => kind)]).toEqual(['approve', ['html']])
  })
})
