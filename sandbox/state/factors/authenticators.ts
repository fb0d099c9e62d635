import { randomUUID } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Clock } from '../clock'
import type { Defects } from '../defects'
import type { Session } from '../sessions'

/** An app that shows a person's codes. */
export interface AuthenticatorApp {
  id: string
  name: string
  secret: string
  addedAt: number
  usedAt: number | null
  /** The period of the last accepted code: no code is accepted twice. */
  lastStep: number
}

const ISSUER = 'Harbor'
const CODES_SHOWN = 3
const PERIOD_MS = 30_000

const stepAt = (nowMs: number): number => Math.floor(nowMs / PERIOD_MS)

/** Creates a key of 160 random bits, in base32. */
const newSecret = (): string => new Secret({ size: 20 }).base32

/** Returns the period of this code, from one before to one after and later than `last`; undefined for a wrong or used code. */
function stepOf(secret: string, token: string, timestamp: number, last = -1): number | undefined {
  const delta = new TOTP({ secret }).validate({ token, timestamp, window: 1 })
  const step = stepAt(timestamp) + (delta ?? 0)
  return delta !== null && step > last ? step : undefined
}

/** Returns the address that an authenticator app reads from a QR code. */
const otpauthUri = (name: string, secret: string): string =>
  `otpauth://totp/${encodeURIComponent(`${ISSUER}:${name}`)}?secret=${secret}&issuer=${ISSUER}`

/** People's authenticator apps, and the keys that were shown but not confirmed yet (factors/enrolment). */
export class Authenticators {
  private apps = new Map<string, AuthenticatorApp[]>()
  /** The key that a person's phone scanned last, for the control room. */
  private scanned = new Map<string, string>()

  constructor(
    private clock: Clock,
    private defects: Defects,
  ) {}

  /** Returns the person's apps. */
  of(person: string): AuthenticatorApp[] {
    return this.apps.get(person) ?? []
  }

  /** Creates an app for a person who needs one and has none yet. */
  ensure(person: string): void {
    // An unconfirmed set-up is discarded.
    this.scanned.delete(person)
    if (this.of(person).length === 0) this.keep(person, newSecret(), -1)
  }

  /** Returns the address for the QR code; it is the same until a code confirms it, and only for this session. */
  begin(session: Session): string {
    const person = session.account.person.username
    session.enrolment ??= newSecret()
    const secret = this.defects.has('enrolment-other') ? newSecret() : session.enrolment
    this.scanned.set(person, secret)
    return otpauthUri(person, secret)
  }

  /** Stores the app with this code; false for a wrong code, or if no set-up was begun. */
  confirm(session: Session, code: string): boolean {
    const secret = session.enrolment
    if (secret === undefined) return false
    const step = this.defects.has('any-enrolment')
      ? stepAt(this.clock.now())
      : stepOf(secret, code, this.clock.now())
    if (step === undefined) return false
    delete session.enrolment
    this.keep(session.account.person.username, secret, step)
    return true
  }

  /** Consumes a code of one of the person's apps; false for a wrong one. */
  useNumber(person: string, code: string): boolean {
    for (const app of this.of(person)) {
      const step = stepOf(app.secret, code, this.clock.now(), app.lastStep)
      if (step === undefined) continue
      app.lastStep = step
      app.usedAt = this.clock.now()
      return true
    }
    return false
  }

  remove(person: string, id: string): void {
    if (this.defects.has('app-stays')) return
    this.apps.set(
      person,
      this.of(person).filter(app => app.id !== id),
    )
  }

  /** Returns the codes of the last scanned key, otherwise of the newest app, from now on; none without an app. */
  numbers(person: string): string[] {
    const secret = this.scanned.get(person) ?? this.of(person).at(-1)?.secret
    if (secret === undefined) return []
    const [totp, now] = [new TOTP({ secret }), this.clock.now()]
    return Array.from({ length: CODES_SHOWN }, (_, step) =>
      totp.generate({ timestamp: now + step * PERIOD_MS }),
    )
  }

  private keep(person: string, secret: string, lastStep: number): void {
    const apps = this.of(person)
    const name = apps.length === 0 ? 'Authenticator app' : `Authenticator app ${apps.length + 1}`
    const added = { id: randomUUID(), name, secret, addedAt: this.clock.now(), usedAt: null, lastStep }
    this.apps.set(person, [...apps, added])
    this.scanned.delete(person)
  }
}
