import { SoftAuthenticator, type Flaw } from './softAuthenticator'

/** What a body may carry of the device, by the name of its input. */
export const DEVICE_WORDS = [
  'new-passkey',
  'passkey',
  'passkey-forged',
  'passkey-elsewhere',
  'passkey-unverified',
  'passkey-id',
] as const
export type DeviceWord = (typeof DEVICE_WORDS)[number]

const FLAWS: Partial<Record<DeviceWord, Flaw>> = {
  'passkey-forged': { isForged: true },
  'passkey-elsewhere': { origin: 'https://elsewhere.example' },
  'passkey-unverified': { isUnverified: true },
}

interface Options {
  challenge?: unknown
  /** Of a new passkey. */
  rp?: { id?: string }
}

function optionsIn(text: string): Options | undefined {
  try {
    return (JSON.parse(text) ?? undefined) as Options | undefined
  } catch {
    return undefined
  }
}

/** A device with one passkey, which answers the last challenge that the backend gave. */
export class Device {
  private authenticator: SoftAuthenticator | undefined
  private options: Options = {}

  constructor(private origin: string) {}

  /** Notes the challenge of an answer that has one. */
  note(text: string): void {
    const options = optionsIn(text)
    if (typeof options?.challenge === 'string') this.options = options
  }

  /** The JSON for a word of a body: a new passkey, a proof by it, right or flawed, or its id. */
  tell(word: DeviceWord): string {
    const { challenge, rp } = this.options
    const asked = { challenge: String(challenge) }
    if (word === 'new-passkey') {
      this.authenticator = new SoftAuthenticator(this.origin, rp?.id)
      return JSON.stringify(this.authenticator.attest(asked))
    }
    if (!this.authenticator) throw new Error('has no passkey to show')
    return JSON.stringify(
      word === 'passkey-id' ? this.authenticator.id : this.authenticator.assert(asked, FLAWS[word]),
    )
  }
}
