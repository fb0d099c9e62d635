import { setOnboardingStatus } from 'src/services/api/onboarding/onboardingStatusService'
import { serve, type ServedAnswer } from 'test/support/server'

test.each<ServedAnswer>([{ body: {} }, { status: 204 }])(
  'the status is sent, and %j confirms it',
  async answer => {
    const { requests } = await serve(() => answer)
    await setOnboardingStatus('Completed')
    expect(requests).toMatchObject([{ method: 'POST', path: '/api/onboarding/v2/status' }])
    expect(requests[0]?.json).toEqual({ onboardingStatus: 'Completed' })
  },
)
