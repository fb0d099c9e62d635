import { fetchOnboardingStatus, fetchUserSettings } from 'src/services/api/onboarding/onboardingService'
import { failing } from 'test/support/failing'
import { serve } from 'test/support/server'

const unusable = ['', '{', 'null', '[]', '"x"', '<html></html>']

describe('the onboarding status', () => {
  test('is fetched', async () => {
    const { requests } = await serve(() => ({ body: { onboardingStatus: 'None' } }))
    await fetchOnboardingStatus()
    expect(requests).toMatchObject([{ method: 'GET', path: '/api/onboarding/v2/status', body: '' }])
  })

  test.each<[rule: string, body: unknown, read: unknown]>([
    ['both', { onboardingStatus: 'Required', onboardingVersion: 1 }, { status: 'Required', version: 1 }],
    ['a missing version counts as 2', { onboardingStatus: 'Required' }, { status: 'Required', version: 2 }],
    [
      'a null version counts as 2',
      { onboardingStatus: 'Required', onboardingVersion: null },
      { status: 'Required', version: 2 },
    ],
    [
      'an unknown status is returned unchanged',
      { onboardingStatus: 'Dancing' },
      { status: 'Dancing', version: 2 },
    ],
  ])('%s', async (_rule, body, read) => {
    await serve(() => ({ body }))
    await expect(fetchOnboardingStatus()).resolves.toEqual(read)
  })

  test.each([
    ...unusable,
    '{}',
    '{"onboardingStatus":null}',
    '{"onboardingStatus":"None","onboardingVersion":"2"}',
  ])('is unreadable if the body is %j', async body => {
    await serve(() => ({ body }))
    await expect(failing(fetchOnboardingStatus())).resolves.toMatchObject({ kind: 'unreadable' })
  })
})

describe('the onboarding settings of a user', () => {
  test('are fetched', async () => {
    const { requests } = await serve(() => ({ body: {} }))
    await fetchUserSettings()
    expect(requests).toMatchObject([{ method: 'GET', path: '/api/onboarding/v2/user-settings', body: '' }])
  })

  test.each<[rule: string, body: unknown, logo: string | undefined]>([
    [
      'a logo',
      { companyLogoUrl: 'https://img.example/l.png', activationCode: '1', apps: [] },
      'https://img.example/l.png',
    ],
    ['an untrusted logo', { companyLogoUrl: 'data:image/svg+xml,x' }, undefined],
    ['none', {}, undefined],
  ])('%s', async (_rule, body, logo) => {
    await serve(() => ({ body }))
    expect((await fetchUserSettings()).companyLogoUrl).toBe(logo)
  })

  test('contain every field, with their addresses checked', async () => {
    await serve(() => ({
      body: {
        privateEmail: 'ada@home.example',
        dataTags: ['news'],
        photo: 'https://img.example/p.png',
        companyLogoUrl: 'https://img.example/l.png',
        activationCode: 'H-1',
        apps: [
          { name: 'Harbor', platform: 'ios', url: 'https://get.example/ios' },
          { name: 'Trap', platform: 'ios', url: 'javascript:alert(1)' },
          'no app',
        ],
        phoneNumber: '+15550101067',
      },
    }))
    await expect(fetchUserSettings()).resolves.toEqual({
      privateEmail: 'ada@home.example',
      dataTags: ['news'],
      photo: 'https://img.example/p.png',
      companyLogoUrl: 'https://img.example/l.png',
      activationCode: 'H-1',
      apps: [{ name: 'Harbor', platform: 'ios', url: 'https://get.example/ios' }],
      phoneNumber: '+15550101067',
    })
  })

  test.each([...unusable, '{"companyLogoUrl":7}'])('are unreadable if the body is %j', async body => {
    await serve(() => ({ body }))
    await expect(failing(fetchUserSettings())).resolves.toMatchObject({ kind: 'unreadable' })
  })
})
