import {
  canAutofill,
  canKeepPasskey,
  canUpgrade,
  isAllowedHere,
  isPasskeyCapable,
} from 'src/services/browser/passkeys/passkeySupport'
import { givePasskeys, takePasskeys } from 'test/support/passkeyBrowser'

afterEach(takePasskeys)

test('a browser without passkeys can nothing', async () => {
  expect(isPasskeyCapable()).toBe(false)
  expect([await canAutofill(), await canKeepPasskey(), await canUpgrade()]).toEqual([false, false, false])
})

test('another says what it can', async () => {
  givePasskeys({ autofill: true, keeps: true, capabilities: { conditionalCreate: true } })
  expect(isPasskeyCapable()).toBe(true)
  expect([await canAutofill(), await canKeepPasskey(), await canUpgrade()]).toEqual([true, true, true])
})

test('one that fails to say cannot', async () => {
  givePasskeys()
  Object.assign(window, {
    PublicKeyCredential: { getClientCapabilities: () => Promise.reject(new Error('no')) },
  })
  expect([await canAutofill(), await canKeepPasskey(), await canUpgrade()]).toEqual([false, false, false])
})

test('a page that cannot say is allowed', () => {
  expect(isAllowedHere('publickey-credentials-get')).toBe(true)
})
