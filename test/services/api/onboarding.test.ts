import { fetchOnboardingStatus, fetchUserSettings } from 'src/services/api/onboarding/onboardingService'
import {
  fetchInstaller,
  fetchRandomPhotos,
  setPhoto,
} from 'src/services/api/onboarding/onboardingUserService'
import { failing } from 'test/support/failing'
import { serve } from 'test/support/server'

const unreadable = { kind: 'unreadable', status: 200 }

test.each<[rule: string, body: object, read: object]>([
  ['both', { onboardingStatus: 'Required', onboardingVersion: 1 }, { status: 'Required', version: 1 }],
  ['a missing version counts as 2', { onboardingStatus: 'Required' }, { status: 'Required', version: 2 }],
  ['so does null', { onboardingStatus: 'None', onboardingVersion: null }, { status: 'None', version: 2 }],
  ['an unknown status is unchanged', { onboardingStatus: 'Dancing' }, { status: 'Dancing', version: 2 }],
])('the onboarding status: %s', async (_rule, body, read) => {
  await serve(() => ({ body }))
  expect(await fetchOnboardingStatus()).toEqual(read)
})

test.each<object>([{}, { onboardingStatus: null }, { onboardingStatus: 'None', onboardingVersion: '2' }])(
  'the onboarding status is unreadable if the body is %j',
  async body => {
    await serve(() => ({ body }))
    expect(await failing(fetchOnboardingStatus())).toEqual(unreadable)
  },
)

describe('the onboarding settings of a user', () => {
  const app = { name: 'Harbor', platform: 'ios', url: 'https://get.example/ios' }
  const whole = {
    privateEmail: 'ada@home.example',
    dataTags: ['news'],
    photo: 'https://img.example/p.png',
    companyLogoUrl: 'https://img.example/l.png',
    activationCode: 'H-1',
    apps: [app],
    phoneNumber: '+15550101067',
  }

  test.each<[rule: string, body: object, read: object]>([
    ['may have every field', whole, whole],
    ['may have none', {}, {}],
    [
      'have only checked apps',
      { apps: [app, { ...app, url: 'javascript:alert(1)' }, 'no app'] },
      { apps: [app] },
    ],
    ['have only a checked logo', { companyLogoUrl: 'data:image/svg+xml,x' }, {}],
  ])('%s', async (_rule, body, read) => {
    await serve(() => ({ body }))
    expect(await fetchUserSettings()).toEqual(read)
  })

  test('are unreadable with a number for an address', async () => {
    await serve(() => ({ body: { companyLogoUrl: 7 } }))
    expect(await failing(fetchUserSettings())).toEqual(unreadable)
  })
})

test('random photos are requested by count; one with an untrusted address is left out', async () => {
  const url = 'https://photos.example/1.jpg'
  const { requests } = await serve(() => ({
    body: [
      { id: 'p-1', url },
      { id: 'p-2', url: 'data:image/png;base64,x' },
    ],
  }))
  expect(await fetchRandomPhotos(6)).toEqual([{ id: 'p-1', address: url }])
  expect(requests[0]?.query).toEqual({ $top: '6' })
})

test.each(['[{"id":"p-1"}]', '["https://photos.example/1.jpg"]'])(
  'random photos are unreadable if the body is %j',
  async body => {
    await serve(() => ({ body }))
    expect(await failing(fetchRandomPhotos(1))).toEqual(unreadable)
  },
)

test('the user’s photo is sent unchanged', async () => {
  const { requests } = await serve(() => ({ status: 204 }))
  await setPhoto('data:image/png;base64,iVBORw0KGgo=')
  expect(requests[0]?.json).toEqual({ photo: 'data:image/png;base64,iVBORw0KGgo=' })
})

describe('the installer', () => {
  const [url, fileName, version] = ['https://get.example/setup.msi', 'setup.msi', '5.2.0']

  test.each([
    ['all fields', { url, fileName, version }, { address: url, fileName, version }],
    ['only the address', { url, fileName: null }, { address: url }],
    ['nothing', {}, {}],
    ['an untrusted address', { url: 'javascript:alert(1)', version }, { version }],
    ['an address with a user', { url: 'https://u:p@get.example/' }, {}],
    ['an address without a host', { url: '/setup.msi' }, {}],
  ])('is read with %s', async (_rule, body, installer) => {
    const { requests } = await serve(() => ({ body }))
    expect(await fetchInstaller()).toEqual(installer)
    expect(requests[0]?.query).toEqual({ mode: 'onboarding' })
  })

  test.each<object>([{ url: 7 }, { url, version: 5 }])('is unreadable if the body is %j', async body => {
    await serve(() => ({ body }))
    expect(await failing(fetchInstaller())).toEqual(unreadable)
  })
})
