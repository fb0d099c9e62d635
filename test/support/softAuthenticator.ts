import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const PRESENT_AND_VERIFIED = 0x05
const WITH_CREDENTIAL = 0x40
const NO_AAGUID = Buffer.alloc(16)

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: string | Uint8Array): Buffer => createHash('sha256').update(bytes).digest()

/** A device that keeps one passkey, without a browser around it: enough for a server to check. */
export class SoftAuthenticator {
  private readonly id = randomBytes(16)
  private readonly privateKey: KeyObject
  private readonly cose: Buffer
  private uses = 0

  constructor(private origin: string) {
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.privateKey = pair.privateKey
    const { x = '', y = '' } = pair.publicKey.export({ format: 'jwk' })
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ])
    this.cose = Buffer.from(isoCBOR.encode(key))
  }

  /** Creates the passkey. */
  attest({ challenge }: { challenge: string }): RegistrationResponseJSON {
    const length = Buffer.from([0, this.id.length])
    const data = Buffer.concat([
      this.authenticatorData(WITH_CREDENTIAL),
      NO_AAGUID,
      length,
      this.id,
      this.cose,
    ])
    const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(data)],
    ])
    return {
      ...this.named(),
      response: {
        clientDataJSON: base64(this.clientData('webauthn.create', challenge)),
        attestationObject: base64(isoCBOR.encode(attestation)),
        transports: ['internal'],
      },
    }
  }

  /** Uses it. */
  assert({ challenge }: { challenge: string }): AuthenticationResponseJSON {
    this.uses += 1
    const data = this.authenticatorData(0)
    const client = this.clientData('webauthn.get', challenge)
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.privateKey)
    return {
      ...this.named(),
      response: {
        clientDataJSON: base64(client),
        authenticatorData: base64(data),
        signature: base64(signature),
      },
    }
  }

  private named() {
    const id = base64(this.id)
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const
  }

  private clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }))
  }

  private authenticatorData(more: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.uses)
    const flags = Buffer.from([PRESENT_AND_VERIFIED | more])
    return Buffer.concat([sha256(new URL(this.origin).hostname), flags, counter])
  }
}
