import { CANCEL } from '@redux-saga/symbols'
import { waitFor } from '@testing-library/react'
import {
  canAutofill,
  canKeepPasskey,
  canUpgrade,
  isAllowedHere,
  isPasskeyCapable,
} from 'src/services/browser/passkeys/passkeySupport'
import { createPasskey, usePasskey } from 'src/services/browser/passkeys/ceremony'
import {
  supportsSignals,
  signalAccepted,
  signalDetails,
  signalGone,
} from 'src/services/browser/passkeys/signals'
import { installPasskeys, removePasskeys, browserError, credential } from 'test/support/passkeyBrowser'

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

describe('a ceremony', () => {
  const REQUEST = { challenge: 'Y2g', rpId: 'harbor.test', timeout: 60_000 }
  const CREATION = {
    challenge: 'Y2g',
    rp: { id: 'harbor.test', name: 'Harbor' },
    user: { id: 'dQ', name: 'ada', displayName: 'Ada' },
    pubKeyCredParams: [{ type: 'public-key' as const, alg: -7 }],
  }
  const failed = (reason: string) => ({ kind: 'failed', reason })

  beforeEach(() => {
    jest.spyOn(document, 'hasFocus').mockReturnValue(true)
  })

  // (passkeys/words)
  test.each([
    ['a user who cancels or has no passkey', 'NotAllowedError', 'cancelled'],
    ['a ceremony that another one has ended', 'AbortError', 'elsewhere'],
    ['a ceremony while another is running', 'OperationError', 'elsewhere'],
    ['no suitable device', 'NotSupportedError', 'noAuthenticator'],
    ['a device that cannot verify the user', 'ConstraintError', 'noAuthenticator'],
    ['a device that fails', 'UnknownError', 'noAuthenticator'],
    ['an address that allows no passkeys', 'SecurityError', 'blocked'],
    ['a passkey that already exists', 'InvalidStateError', 'exists'],
  ])('%s', async (_what, name, reason) => {
    const fails = () => Promise.reject(browserError(name))
    installPasskeys({ get: fails, create: fails })
    expect(await usePasskey(REQUEST, 'dialog')).toEqual(failed(reason))
    expect(await createPasskey(CREATION, 'dialog')).toEqual(failed(reason))
  })

  // (passkeys/faults)
  test.each(['TypeError', 'InvalidCharacterError', 'DataError', 'EncodingError', 'Error', 'constructor'])(
    '%s is not a cancelled dialog and is thrown unchanged',
    async name => {
      const error = browserError(name)
      const fails = () => Promise.reject(error)
      installPasskeys({ get: fails, create: fails })
      await expect(usePasskey(REQUEST, 'dialog')).rejects.toBe(error)
      await expect(createPasskey(CREATION, 'dialog')).rejects.toBe(error)
    },
  )

  test('an error for options that the library cannot read is thrown unchanged', async () => {
    installPasskeys()
    await expect(usePasskey({ ...REQUEST, challenge: '!' }, 'dialog')).rejects.toMatchObject({
      name: 'InvalidCharacterError',
    })
  })

  test('a dialog without a timeout counts as cancelled, however long it was open', async () => {
    let nowMs = 0
    jest.spyOn(performance, 'now').mockImplementation(() => (nowMs += 900_000))
    installPasskeys()
    expect(await usePasskey({ challenge: 'Y2g' }, 'dialog')).toEqual(failed('cancelled'))
  })

  test('only the clock decides whether a dialog has timed out', async () => {
    let nowMs = 0
    jest.spyOn(performance, 'now').mockImplementation(() => nowMs)
    installPasskeys({
      get: () => {
        nowMs += REQUEST.timeout
        return Promise.reject(browserError('NotAllowedError'))
      },
    })
    expect(await usePasskey(REQUEST, 'dialog')).toEqual(failed('timedOut'))
  })

  test('a page without the focus fails because another page has it', async () => {
    jest.spyOn(document, 'hasFocus').mockReturnValue(false)
    installPasskeys()
    expect(await usePasskey(REQUEST, 'dialog')).toEqual(failed('elsewhere'))
  })

  test('a browser without passkeys is not called', async () => {
    expect(await usePasskey(REQUEST, 'dialog')).toEqual(failed('unsupported'))
  })

  test('a page whose policy forbids passkeys does not call the browser', async () => {
    const { asked } = installPasskeys()
    const allowsFeature = (name: string) => name !== 'publickey-credentials-get'
    Object.assign(document, { featurePolicy: { allowsFeature } })
    expect(await usePasskey(REQUEST, 'dialog')).toEqual(failed('blocked'))
    expect(asked).toEqual([])
  })

  test('the chosen passkey is returned as WebAuthn JSON', async () => {
    installPasskeys({ get: () => Promise.resolve(credential()) })
    expect(await usePasskey(REQUEST, 'dialog')).toMatchObject({
      kind: 'done',
      credential: { id: 'key-1', rawId: 'a2V5LTE', type: 'public-key', response: { signature: 'cw' } },
    })
  })

  test('the field waits without a dialog, and the upgrade creates without a dialog', async () => {
    const { asked } = installPasskeys({ autofill: true })
    await usePasskey(REQUEST, 'field')
    await createPasskey(CREATION, 'silently')
    await usePasskey(REQUEST, 'dialog')
    expect(asked.map(({ kind, options }) => [kind, options.mediation])).toEqual([
      ['get', 'conditional'],
      ['create', 'conditional'],
      ['get', undefined],
    ])
  })

  test('cancelling the wait ends the ceremony in the browser', async () => {
    const { asked } = installPasskeys({ get: () => new Promise(() => undefined) })
    const wait = usePasskey(REQUEST, 'dialog') as unknown as Record<string, () => void>
    await waitFor(() => expect(asked).toHaveLength(1))
    wait[CANCEL]?.()
    expect(asked[0]?.options.signal?.aborted).toBe(true)
  })
})

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
