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
  test('is sent as it is', async () => {
    const { requests } = await serve(() => ({ body: {} }))
    await updateUserSettings(change)
    expect(requests).toMatchObject([
      { method: 'POST', path: '/api/onboarding/v2/user-settings', json: change },
    ])
  })
  test.each([200, 204])('is done with %d', async status => {
    await serve(() => ({ status, body: status === 200 ? {} : undefined }))
    await expect(updateUserSettings(change)).resolves.toBeUndefined()
  })
  test('fails with a refusal', async () => {
    await serve(() => ({ status: 400, body: 'No such tag.' }))
    await expect(failing(updateUserSettings(change))).resolves.toMatchObject({
      status: 400,
      text: 'No such tag.',
    })
  })
})

describe('random photos', () => {
  test('are asked for by their number', async () => {
    const { requests } = await serve(() => ({ body: [] }))
    await expect(fetchRandomPhotos(6)).resolves.toEqual([])
    expect(requests).toMatchObject([
      { method: 'GET', path: expect.stringContaining('/photos/random?') as string, query: { $top: '6' } },
    ])
  })
  test('come with their addresses; one that cannot be trusted is left out', async () => {
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
    'a body of %j is unreadable',
    async body => {
      await serve(() => ({ body }))
      await expect(failing(fetchRandomPhotos(1))).resolves.toMatchObject({ kind: 'unreadable' })
    },
  )
})

describe('the photo', () => {
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
  test('that is refused fails', async () => {
    await serve(() => ({ status: 413 }))
    await expect(failing(setPhoto('x'))).resolves.toMatchObject({ kind: 'refused', status: 413 })
  })
})

describe('the installer', () => {
  test('is asked for in the mode onboarding', async () => {
    const { requests } = await serve(() => ({ body: { url: 'https://get.example/setup.msi' } }))
    await fetchInstaller()
    expect(requests).toMatchObject([
      { method: 'GET', path: '/api/device-compliance/v1/installer-parameters?mode=onboarding' },
    ])
  })
  test.each([
    [
      'all of it',
      { url: 'https://get.example/setup.msi', fileName: 'setup.msi', version: '5.2.0' },
      { address: 'https://get.example/setup.msi', fileName: 'setup.msi', version: '5.2.0' },
    ],
    [
      'the address alone',
      { url: 'https://get.example/setup.msi', fileName: null },
      { address: 'https://get.example/setup.msi' },
    ],
    ['nothing', {}, {}],
    [
      'an address that cannot be trusted',
      { url: 'javascript:alert(1)', version: '5.2.0' },
      { version: '5.2.0' },
    ],
    ['one with a user', { url: 'https://u:p@get.example/' }, {}],
    ['one without a host', { url: '/setup.msi' }, {}],
  ])('%s is read', async (_rule, body, installer) => {
    await serve(() => ({ body }))
    await expect(fetchInstaller()).resolves.toEqual(installer)
  })
  test('without a session nobody is told of it', async () => {
    await serve(() => ({ status: 401, body: 'no' }))
    await expect(fetchInstaller()).resolves.toBe('signedOut')
  })
  test.each([...unusable, '[]', '{"url":7}', '{"url":"https://get.example/","version":5}'])(
    'a body of %j is unreadable',
    async body => {
      await serve(() => ({ body }))
      await expect(failing(fetchInstaller())).resolves.toMatchObject({ kind: 'unreadable' })
    },
  )
})
