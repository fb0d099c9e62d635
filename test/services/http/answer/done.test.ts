import { bypassMobileInstall, sendDownloadLink } from 'src/services/api/mobileSetupService'
import { proveFactor, resendVerification } from 'src/services/api/factorService'
import { signOut, fetchSessionStatus } from 'src/services/api/session/sessionStatusService'
import { setOnboardingStatus } from 'src/services/api/onboarding/onboardingService'
import { setPhoto, updateUserSettings } from 'src/services/api/onboarding/onboardingUserService'
import { checkResetCode, resetPassword, sendResetCode } from 'src/services/api/password/passwordResetService'
import { changePassword, setTemporaryPassword } from 'src/services/api/password/passwordService'
import { sendTicket } from 'src/services/api/supportService'
import { failing } from 'test/support/failing'
import { serve, type ServedAnswer } from 'test/support/server'

const ticket = { displayName: 'Ada', email: 'ada@example.test', phone: '+4930123', description: 'Help' }

/** Every call that changes something, and its result. */
const calls: [call: string, make: () => Promise<unknown>, given: unknown][] = [
  ['set-new-password', () => resetPassword('Harbor-2027!'), 'saved'],
  ['settings/password', () => changePassword({ currentPassword: 'a', newPassword: 'b' }), 'changed'],
  ['onboarding/v2/password', () => setTemporaryPassword('Harbor-2027!'), 'saved'],
  ['support/form', () => sendTicket(ticket), undefined],
  ['send-verification-message', () => sendResetCode('ada', '+4930123'), 'sent'],
  ['verify-user', () => checkResetCode('012345'), 'verified'],
  ['resend-verification', () => resendVerification(), undefined],
  ['send-download-link', () => sendDownloadLink('+4930123'), undefined],
  ['bypass-mobile-install', () => bypassMobileInstall(), undefined],
  ['onboarding/v2/status', () => setOnboardingStatus('Completed'), undefined],
  ['user-settings', () => updateUserSettings({ dataTags: [] }), undefined],
  ['user-settings/photo', () => setPhoto('data:,'), undefined],
  ['activate', () => proveFactor({ kind: 'text', mfaType: 'sms', code: '012345' }), { kind: 'done' }],
]

const json = { 'Content-Type': 'application/json' }
const html = { 'Content-Type': 'text/html; charset=utf-8' }

const proofs: [what: string, answer: ServedAnswer][] = [
  ['204', { status: 204 }],
  ['200 without a body', {}],
  ['202 without a body', { status: 202 }],
  ['blanks', { body: ' \n' }],
  ['no body with the type of a page', { headers: html }],
  ['an object', { body: {} }],
  ['a list of numbers', { body: [1, 2] }],
  ['a JSON string', { headers: json, body: '"x"' }],
  ['null', { body: null }],
  ['false', { body: false }],
  ['JSON with the type of a text', { body: '{"fine":true}' }],
  ['JSON after a byte order mark', { headers: json, body: '\ufeff{}' }],
]

const noProofs: [what: string, answer: ServedAnswer][] = [
  ['a page', { headers: html, body: '<!doctype html><title>Wi-Fi</title>' }],
  ['a page with the type of JSON', { headers: json, body: '<html></html>' }],
  ['a page after spaces', { body: ' \n\t<p>Sign in to the network</p>' }],
  ['a page after a byte order mark', { body: '\ufeff<p>Hello</p>' }],
  ['words with the type of a page', { headers: html, body: 'Please sign in' }],
  ['JSON with the type of a page', { headers: { 'Content-Type': 'TEXT/HTML' }, body: '{}' }],
  ['broken JSON', { headers: json, body: '{"mfa":[{"type":"sms' }],
  ['a bare word', { body: 'OK' }],
]

describe.each(calls)('%s', (_call, make, given) => {
  test.each(proofs)('%s confirms the call', async (_what, answer) => {
    const { requests } = await serve(() => answer)
    await expect(make()).resolves.toEqual(given)
    expect(requests).toHaveLength(1)
  })

  test.each(noProofs)('%s does not confirm the call', async (_what, answer) => {
    const { requests } = await serve(() => answer)
    await expect(failing(make())).resolves.toEqual({ kind: 'unreadable', status: 200 })
    expect(requests).toHaveLength(1)
  })
})

const isPage = (what: string): boolean => /page/.test(what)
const words = noProofs.filter(([what]) => !isPage(what))
const pages = noProofs.filter(([what]) => isPage(what))

// (sign-in/sign-out-done)
test.each([...proofs, ...words])('a sign-out is confirmed by %s', async (_what, answer) => {
  await serve(() => answer)
  await expect(signOut()).resolves.toBeUndefined()
})

test.each(pages)('a sign-out is not confirmed by %s', async (_what, answer) => {
  await serve(() => answer)
  await expect(failing(signOut())).resolves.toEqual({ kind: 'unreadable', status: 200 })
})

test.each(noProofs.filter(([what]) => what !== 'a bare word'))(
  'a session status is not confirmed by %s',
  async (_what, answer) => {
    await serve(() => answer)
    await expect(failing(fetchSessionStatus())).resolves.toEqual({ kind: 'unreadable', status: 200 })
  },
)
