import { CANCEL } from '@redux-saga/symbols'
import { waitFor } from '@testing-library/react'
import { createPasskey, usePasskey } from 'src/services/browser/passkeys/ceremony'
import { browserError, credential, installPasskeys, removePasskeys } from 'test/support/passkeyBrowser'

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
afterEach(removePasskeys)

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
