import {
  supportsSignals,
  signalAccepted,
  signalDetails,
  signalGone,
} from 'src/services/browser/passkeys/signals'
import { installPasskeys, removePasskeys } from 'test/support/passkeyBrowser'

afterEach(removePasskeys)

const here = window.location.hostname
const sayAll = async () => {
  await signalGone('harbor.test', 'key-1')
  await signalAccepted('harbor.test', 'dQ', ['key-1'])
  await signalDetails('harbor.test', { id: 'dQ', name: 'ada' })
}

test('a browser without passkeys receives no signals', async () => {
  expect(supportsSignals()).toBe(false)
  await expect(sayAll()).resolves.toBeUndefined()
})

test('a browser without the signal methods receives no signals', async () => {
  Object.assign(window, { PublicKeyCredential: {} })
  expect(supportsSignals()).toBe(false)
  await expect(sayAll()).resolves.toBeUndefined()
})

test('a signal that the browser rejects breaks nothing', async () => {
  const refuse = () => Promise.reject(new TypeError('no'))
  Object.assign(window, {
    PublicKeyCredential: {
      signalUnknownCredential: refuse,
      signalAllAcceptedCredentials: refuse,
      signalCurrentUserDetails: refuse,
    },
  })
  expect(supportsSignals()).toBe(true)
  await expect(sayAll()).resolves.toBeUndefined()
})

// (passkeys/unknown)
test('a removed passkey is signalled under the relying party that stores it', async () => {
  const { gone } = installPasskeys()
  await signalGone('harbor.test', 'key-1')
  await signalGone(undefined, 'key-2')
  expect(gone).toEqual([
    { rpId: 'harbor.test', credentialId: 'key-1' },
    { rpId: here, credentialId: 'key-2' },
  ])
})

// (passkeys/signals)
test('the valid passkeys are signalled in one call, even if there are none', async () => {
  const { accepted } = installPasskeys()
  await signalAccepted('harbor.test', 'dQ', ['key-1', 'key-2'])
  await signalAccepted(undefined, 'dQ', [])
  expect(accepted).toEqual([
    { rpId: 'harbor.test', userId: 'dQ', allAcceptedCredentialIds: ['key-1', 'key-2'] },
    { rpId: here, userId: 'dQ', allAcceptedCredentialIds: [] },
  ])
})

test('the names are signalled if they are known', async () => {
  const { details } = installPasskeys()
  await signalDetails('harbor.test', { id: 'dQ', name: 'ada', displayName: 'Ada' })
  await signalDetails(undefined, { id: 'dQ', name: 'ada' })
  await signalDetails('harbor.test', { id: 'dQ', displayName: 'Ada' })
  await signalDetails('harbor.test', { id: 'dQ' })
  expect(details).toEqual([
    { rpId: 'harbor.test', userId: 'dQ', name: 'ada', displayName: 'Ada' },
    { rpId: here, userId: 'dQ', name: 'ada', displayName: 'ada' },
  ])
})
