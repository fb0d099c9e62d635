import {
  canAutofill,
  canKeepPasskey,
  canUpgrade,
  isAllowedHere,
  isPasskeyCapable,
} from 'src/services/browser/passkeys/passkeySupport'
import { installPasskeys, removePasskeys } from 'test/support/passkeyBrowser'

afterEach(removePasskeys)

test('a browser without passkeys supports none of the features', async () => {
  expect(isPasskeyCapable()).toBe(false)
  expect([await canAutofill(), await canKeepPasskey(), await canUpgrade()]).toEqual([false, false, false])
})

test('a browser with passkeys reports its features', async () => {
  installPasskeys({ autofill: true, keeps: true, capabilities: { conditionalCreate: true } })
  expect(isPasskeyCapable()).toBe(true)
  expect([await canAutofill(), await canKeepPasskey(), await canUpgrade()]).toEqual([true, true, true])
})

test('a feature whose detection fails counts as unsupported', async () => {
  installPasskeys()
  Object.assign(window, {
    PublicKeyCredential: { getClientCapabilities: () => Promise.reject(new Error('no')) },
  })
  expect([await canAutofill(), await canKeepPasskey(), await canUpgrade()]).toEqual([false, false, false])
})

test('a page that cannot read the policy counts as allowed', () => {
  expect(isAllowedHere('publickey-credentials-get')).toBe(true)
})
