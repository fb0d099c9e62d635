import type { Assertion, Attestation } from 'src/services/browser/passkeys/ceremony'

/** What a browser gives for a passkey, as far as a service reads it. */
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
