import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { isoCBOR } from '@simplewebauthn/server/helpers'

const PRESENT = 0x01
const VERIFIED = 0x04
const WITH_CREDENTIAL = 0x40
const NO_AAGUID = Buffer.alloc(16)

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: string | Uint8Array): Buffer => createHash('sha256').update(bytes).digest()

/** A flaw of an assertion, for which a server must reject it. */
export interface Flaw {
  /** An origin other than the page's. */
  origin?: string
  /** True for a signature over different data. */
  isForged?: boolean
  /** True for an assertion without user verification (finger, face or PIN). */
  isUnverified?: boolean
}

/** A device with one passkey, without a browser: sufficient for a server's verification. */
export class SoftAuthenticator {
  private readonly rawId = randomBytes(16)
  private readonly privateKey: KeyObject
  private readonly cose: Buffer
  private uses = 0

  /** `rpId` is the host of the origin, unless the server names another. */
  constructor(
    private origin: string,
    private rpId: string = new URL(origin).hostname,
  ) {
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
    const length = Buffer.from([0, this.rawId.length])
    const data = Buffer.concat([
      this.authenticatorData(PRESENT | VERIFIED | WITH_CREDENTIAL),
      NO_AAGUID,
      length,
      this.rawId,
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
        clientDataJSON: base64(this.clientData('webauthn.create', challenge, this.origin)),
        attestationObject: base64(isoCBOR.encode(attestation)),
        transports: ['internal'],
      },
    }
  }

  /** Uses the passkey. */
  assert({ challenge }: { challenge: string }, flaw: Flaw = {}): AuthenticationResponseJSON {
    const { origin = this.origin, isForged = false, isUnverified = false } = flaw
    this.uses += 1
    const data = this.authenticatorData(isUnverified ? PRESENT : PRESENT | VERIFIED)
    const client = this.clientData('webauthn.get', challenge, origin)
    const signed = isForged ? sha256('other words') : sha256(client)
    const signature = sign('sha256', Buffer.concat([data, signed]), this.privateKey)
    return {
      ...this.named(),
      response: {
        clientDataJSON: base64(client),
        authenticatorData: base64(data),
        signature: base64(signature),
      },
    }
  }

  /** Returns the passkey in the format of a browser's virtual device, for the user handle from the server. */
  forDevice(userHandle: string) {
    const plain = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')
    return {
      credentialId: plain(this.rawId),
      isResidentCredential: true,
      rpId: this.rpId,
      privateKey: plain(this.privateKey.export({ type: 'pkcs8', format: 'der' })),
      userHandle: plain(Buffer.from(userHandle, 'base64url')),
      signCount: this.uses,
    }
  }

  /** Returns the id by which a server knows the passkey. */
  get id(): string {
    return base64(this.rawId)
  }

  private named() {
    const { id } = this
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {} } as const
  }

  private clientData(type: string, challenge: string, origin: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }

  private authenticatorData(flags: number): Buffer {
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.uses)
    return Buffer.concat([sha256(this.rpId), Buffer.from([flags]), counter])
  }
}
