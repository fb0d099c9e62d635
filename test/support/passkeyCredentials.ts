import type { Assertion, Attestation } from 'src/services/browser/passkeys/ceremony'

/** A browser's passkey credentials, with the fields that a service reads. */
export const ASSERTION: Assertion = {
  id: 'cGFzc2tleS0x',
  rawId: 'cGFzc2tleS0x',
  type: 'public-key',
  response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
  clientExtensionResults: {},
}
export const ATTESTATION: Attestation = {
  id: 'cGFzc2tleS0x',
  rawId: 'cGFzc2tleS0x',
  type: 'public-key',
  response: { clientDataJSON: 'e30', attestationObject: 'o2M' },
  clientExtensionResults: {},
}
