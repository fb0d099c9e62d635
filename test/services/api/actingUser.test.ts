import type { ActingUser } from 'src/services/http/actingUser'
import { proveFactor, resendCode, resendVerification } from 'src/services/api/factorService'
import { bypassMobileInstall, sendDownloadLink } from 'src/services/api/mobileSetupService'
import { setOnboardingStatus } from 'src/services/api/onboarding/onboardingStatusService'
import { resetPassword } from 'src/services/api/passwordResetService'
import { changePassword, setTemporaryPassword } from 'src/services/api/passwordService'
import { signOut } from 'src/services/api/signOutService'
import { serve } from 'test/support/server'

const code = { kind: 'text', mfaType: 'sms', code: '012345' } as const
const change = { currentPassword: 'Old-Horse-8', newPassword: 'Correct-Horse-9' }

/** Every call that acts for the person who is signed in, and its body without a name. */
const calls: [call: string, make: (acting?: ActingUser) => Promise<unknown>, body: object | undefined][] = [
  ['activate', acting => proveFactor(code, acting), { type: 'sms', code: '012345' }],
  ['resend-verification', acting => resendVerification(acting), undefined],
  ['resend-code', acting => resendCode('sms', acting), { type: 'sms' }],
  ['set-new-password', acting => resetPassword('x', acting), { newPassword: 'x' }],
  ['settings/password', acting => changePassword(change, acting), change],
  ['onboarding/v2/password', acting => setTemporaryPassword('x', acting), { newPassword: 'x' }],
  ['logout', acting => signOut(acting), undefined],
  ['send-download-link', acting => sendDownloadLink('+12025550100', acting), { phoneNumber: '+12025550100' }],
  ['bypass-mobile-install', acting => bypassMobileInstall(acting), undefined],
  [
    'onboarding/v2/status',
    acting => setOnboardingStatus('Completed', acting),
    { onboardingStatus: 'Completed' },
  ],
]

// (calls/acting)
describe.each(calls)('%s', (_call, make, body) => {
  test('names the person for whom it acts', async () => {
    const { requests } = await serve(() => ({ status: 204 }))
    await make({ userName: 'grace' })
    expect(requests.map(({ json }) => json)).toEqual([{ ...body, userName: 'grace' }])
  })

  test.each([undefined, {}])('is as ever where nobody is to be named: %j', async acting => {
    const { requests } = await serve(() => ({ status: 204 }))
    await make(acting)
    expect(requests.map(({ json }) => json)).toEqual([body])
    expect(requests[0]?.headers['content-type']).toBe(body && 'application/json')
  })
})
