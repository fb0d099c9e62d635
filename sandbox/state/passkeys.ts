import { randomUUID } from 'node:crypto'
import type { WebAuthnCredential } from '@simplewebauthn/server'
import type { Clock } from './clock'
import { Expiring } from './codes/codes'
import type { Defects } from './defects'

export const CEREMONY_MS = 300_000

export interface StoredPasskey extends WebAuthnCredential {
  person: string
  name: string
  createdAt: number
  lastUsedAt: number | null
}

/** The purpose and the session of a challenge; a sign-in has no session yet. */
export interface Purpose {
  kind: 'signIn' | 'factor' | 'proof' | 'registration'
  session: string | undefined
}

/** People's passkeys, and the challenges that are still valid. */
export class Passkeys {
  private passkeys = new Map<string, StoredPasskey>()
  private challenges: Expiring<Purpose>
  private handles = new Map<string, string>()

  constructor(
    private clock: Clock,
    private defects: Defects,
  ) {
    this.challenges = new Expiring(clock, CEREMONY_MS)
  }

  /** Returns the bytes by which authenticators identify a person: random, so that they reveal nothing. */
  handleOf(person: string): Uint8Array<ArrayBuffer> {
    const handle = this.handles.get(person) ?? randomUUID()
    this.handles.set(person, handle)
    return new Uint8Array(Buffer.from(handle))
  }

  of(person: string): StoredPasskey[] {
    return [...this.passkeys.values()].filter(passkey => passkey.person === person)
  }

  find(id: string): StoredPasskey | undefined {
    return this.passkeys.get(id)
  }

  keep(person: string, name: string, credential: WebAuthnCredential): void {
    this.passkeys.set(credential.id, {
      ...credential,
      person,
      name,
      createdAt: this.clock.now(),
      lastUsedAt: null,
    })
  }

  noteUse(passkey: StoredPasskey, counter: number): void {
    passkey.counter = counter
    passkey.lastUsedAt = this.clock.now()
  }

  rename(person: string, id: string, name: string): boolean {
    const passkey = this.find(id)
    if (passkey?.person !== person) return false
    passkey.name = name
    return true
  }

  remove(person: string, id: string): boolean {
    if (this.find(id)?.person !== person) return false
    return this.defects.has('passkey-stays') || this.passkeys.delete(id)
  }

  give(challenge: string, purpose: Purpose): void {
    this.challenges.keep(purpose, challenge)
  }

  /** Returns whether a challenge was issued for this purpose and is still valid; it is valid once. */
  take(challenge: string, { kind, session }: Purpose): boolean {
    const given = this.challenges.find(challenge)
    if (!this.defects.has('passkey-same-challenge')) this.challenges.end(challenge)
    if (!given) return false
    return (given.kind === kind && given.session === session) || this.defects.has('passkey-any-purpose')
  }
}
