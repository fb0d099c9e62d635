import { encodeProof, workOf } from 'src/services/robotCheck/solve'
import { findSolution } from 'src/services/robotCheck/findSolution'
import { URI } from 'otpauth'
import { jsonIn } from '../../document/readDocument'
import { SoftAuthenticator, type Flaw } from './softAuthenticator'

/** The device's values that a body may contain, by the name of their input. */
export const DEVICE_WORDS = [
  'new-passkey',
  'passkey',
  'passkey-forged',
  'passkey-elsewhere',
  'passkey-unverified',
  'passkey-id',
  'robot-proof',
  'robot-proof-before',
  'authenticator-code',
] as const
export type DeviceWord = (typeof DEVICE_WORDS)[number]

const FLAWS: Partial<Record<DeviceWord, Flaw>> = {
  'passkey-forged': { isForged: true },
  'passkey-elsewhere': { origin: 'https://elsewhere.example' },
  'passkey-unverified': { isUnverified: true },
}

interface Options {
  challenge?: unknown
  /** The requirement for the next sign-in. */
  robotCheck?: unknown
  /** The data that sets up an authenticator app. */
  uri?: unknown
  mfa?: unknown
  /** The relying party of a new passkey. */
  rp?: { id?: string }
}

function uriIn({ uri, mfa }: Options = {}): string | undefined {
  const [step] = Array.isArray(mfa) ? (mfa as ({ uri?: unknown } | null)[]) : []
  const found = uri ?? step?.uri
  return typeof found === 'string' ? found : undefined
}

async function proofOf(robotCheck: unknown): Promise<string | undefined> {
  const work = workOf(robotCheck)
  const solution = work && (await findSolution(work))
  return solution && encodeProof(work, solution)
}

/** A device with one passkey, which responds to the backend's latest challenge and solves its proof-of-work challenges. */
export class Device {
  private authenticator: SoftAuthenticator | undefined
  private options: Options = {}
  private proofs: string[] = []
  private uri = ''

  constructor(private origin: string) {}

  /** Stores the challenge of a response, and the data that sets up an authenticator app; solves a proof-of-work challenge. */
  async note(text: string): Promise<void> {
    const options = (jsonIn(text) ?? undefined) as Options | undefined
    if (typeof options?.challenge === 'string') this.options = options
    const uri = uriIn(options)
    if (uri !== undefined) this.uri = uri
    const proof = await proofOf(options?.robotCheck)
    if (proof) this.proofs.unshift(proof)
  }

  /** Returns the JSON for a value of a body: a new passkey, its assertion (valid or flawed), its id, the code of the authenticator app, or the latest or previous proof of work. */
  tell(word: DeviceWord): string {
    if (word === 'robot-proof') return JSON.stringify(this.proofs[0] ?? '')
    if (word === 'robot-proof-before') return JSON.stringify(this.proofs[1] ?? '')
    if (word === 'authenticator-code') return JSON.stringify(URI.parse(this.uri).generate())
    const { challenge, rp } = this.options
    const asked = { challenge: String(challenge) }
    if (word === 'new-passkey') {
      this.authenticator = new SoftAuthenticator(this.origin, rp?.id)
      return JSON.stringify(this.authenticator.attest(asked))
    }
    if (!this.authenticator) throw new Error('has no passkey to use')
    return JSON.stringify(
      word === 'passkey-id' ? this.authenticator.id : this.authenticator.assert(asked, FLAWS[word]),
    )
  }
}
