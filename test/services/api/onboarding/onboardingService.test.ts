import { fetchOnboardingStatus, fetchUserSettings } from 'src/services/api/onboarding/onboardingService'
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
