import {
  fetchInstaller,
  fetchRandomPhotos,
  setPhoto,
  updateUserSettings,
} from 'src/services/api/onboarding/onboardingUserService'
import { failing } from 'test/support/failing'
import { serve } from 'test/support/server'

const unusable = ['', '{', 'null', '"x"', '<html></html>']

describe.each([
  ['a private address', { privateEmail: 'ada@home.example' }],
  ['tags', { dataTags: ['news', 'payroll'] }],
])('%s', (_name, change) => {
  test('can be sent unchanged', async () => {
    const { requests } = await serve(() => ({ body: {} }))
    await updateUserSettings(change)
    expect(requests).toMatchObject([
      { method: 'POST', path: '/api/onboarding/v2/user-settings', json: change },
    ])
  })
  test.each([200, 204])('can be confirmed by %d', async status => {
    await serve(() => ({ status, body: status === 200 ? {} : undefined }))
    await expect(updateUserSettings(change)).resolves.toBeUndefined()
  })
})

describe('random photos', () => {
  test('are requested by count', async () => {
    const { requests } = await serve(() => ({ body: [] }))
    await expect(fetchRandomPhotos(6)).resolves.toEqual([])
    expect(requests).toMatchObject([
      { method: 'GET', path: expect.stringContaining('/photos/random?') as string, query: { $top: '6' } },
    ])
  })
  test('have addresses; an untrusted one is left out', async () => {
    await serve(() => ({
      body: [
        { id: 'p-1', url: 'https://photos.example/1.jpg' },
        { id: 'p-2', url: 'data:image/png;base64,x' },
      ],
    }))
    await expect(fetchRandomPhotos(2)).resolves.toEqual([
      { id: 'p-1', address: 'https://photos.example/1.jpg' },
    ])
  })
  test.each([...unusable, '{}', '[{"id":"p-1"}]', '["https://photos.example/1.jpg"]'])(
    'are unreadable if the body is %j',
    async body => {
      await serve(() => ({ body }))
      await expect(failing(fetchRandomPhotos(1))).resolves.toMatchObject({ kind: 'unreadable' })
    },
  )
})

describe('the user’s photo', () => {
  test('is set by its address or its data', async () => {
    const { requests } = await serve(() => ({ status: 204 }))
    await setPhoto('data:image/png;base64,iVBORw0KGgo=')
    expect(requests).toMatchObject([
      {
        method: 'POST',
        path: '/api/onboarding/v2/user-settings/photo',
        json: { photo: 'data:image/png;base64,iVBORw0KGgo=' },
      },
    ])
  })
})

describe('the installer', () => {
  test('is requested in the mode onboarding', async () => {
    const { requests } = await serve(() => ({ body: { url: 'https://get.example/setup.msi' } }))
    await fetchInstaller()
    expect(requests).toMatchObject([
      { method: 'GET', path: '/api/device-compliance/v1/installer-parameters?mode=onboarding' },
    ])
  })
  test.each([
    [
      'all fields',
      { url: 'https://get.example/setup.msi', fileName: 'setup.msi', version: '5.2.0' },
      { address: 'https://get.example/setup.msi', fileName: 'setup.msi', version: '5.2.0' },
    ],
    [
      'only the address',
      { url: 'https://get.example/setup.msi', fileName: null },
      { address: 'https://get.example/setup.msi' },
    ],
    ['nothing', {}, {}],
    ['an untrusted address', { url: 'javascript:alert(1)', version: '5.2.0' }, { version: '5.2.0' }],
    ['an address with a user', { url: 'https://u:p@get.example/' }, {}],
    ['an address without a host', { url: '/setup.msi' }, {}],
  ])('is read with %s', async (_rule, body, installer) => {
    await serve(() => ({ body }))
    await expect(fetchInstaller()).resolves.toEqual(installer)
  })
  test.each([...unusable, '[]', '{"url":7}', '{"url":"https://get.example/","version":5}'])(
    'is unreadable if the body is %j',
    async body => {
      await serve(() => ({ body }))
      await expect(failing(fetchInstaller())).resolves.toMatchObject({ kind: 'unreadable' })
    },
  )
})
