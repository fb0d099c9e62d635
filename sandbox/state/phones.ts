import { createHash, randomInt, randomUUID } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Clock } from './clock'
import type { Events } from './events'

export interface TextMessage {
  id: string
  at: number
  /** The address, if it was sent by e-mail. */
  email?: string
  text: string
  code?: string
  /** True after its code was accepted once. */
  used?: true
  link?: string
  expiresAt?: number
}

export type ApprovalAnswer = 'pending' | 'allow' | 'deny'

export interface Approval {
  id: string
  person: string
  at: number
  expiresAt: number
  answer: ApprovalAnswer
  superseded: boolean
  /** The number to choose and its alternatives; absent if a confirmation is enough (factors/number-matching). */
  challenge?: string
  choices?: string[]
  place?: string
}

/** A number to choose in the app, among others, and the place where the sign-in was begun. */
export type NumberAsked = Required<Pick<Approval, 'challenge' | 'choices' | 'place'>>

const CODE_DIGITS = 6
const PERIOD_S = 30
const MOST_MESSAGES = 200

const secretOf = (person: string, purpose: string): Secret =>
  new Secret({ buffer: Uint8Array.from(createHash('sha256').update(`${purpose}:${person}`).digest()).buffer })

/** Creates a person's phone, with what it has from the start. */
const newPhone = (person: string) => {
  const serial = createHash('sha256').update(person).digest().readUInt32BE(0) % 100_000_000
  return {
    person,
    messages: [] as TextMessage[],
    approvals: [] as Approval[],
    credentialId: `VSMT${String(serial).padStart(8, '0')}`,
    secret: secretOf(person, 'device'),
    /** True if the mobile app is installed and paired. */
    appPaired: false,
    /** True if the credential was registered at the one-time-code service during this run. */
    registered: false,
  }
}

type Phone = ReturnType<typeof newPhone>

export const randomCode = (): string => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')

/** A phone for each person: text messages, e-mail, approval requests and one-time codes. */
export class Phones {
  private phones = new Map<string, Phone>()

  constructor(
    private clock: Clock,
    private events: Events,
  ) {}

  all(): Phone[] {
    return [...this.phones.values()]
  }

  of(person: string): Phone {
    const phone = this.phones.get(person) ?? newPhone(person)
    this.phones.set(person, phone)
    return phone
  }

  send(person: string, message: Omit<TextMessage, 'id' | 'at'>): void {
    const { messages } = this.of(person)
    messages.unshift({ id: randomUUID(), at: this.clock.now(), ...message })
    messages.length = Math.min(messages.length, MOST_MESSAGES)
    this.events.emit('phones')
  }

  /** Records that the code of the newest message was correct. */
  useCode(person: string, code: string): void {
    const message = this.of(person).messages.find(sent => sent.code === code)
    if (message) message.used = true
  }

  hasUsed(person: string, code: string): boolean {
    return this.of(person).messages.some(sent => sent.used && sent.code === code)
  }

  /** Returns whether the code was sent to another person. */
  isElsewhere(person: string, code: string): boolean {
    return this.all().some(
      phone => phone.person !== person && phone.messages.some(sent => sent.code === code),
    )
  }

  askApproval(person: string, lifetimeMs: number, asked: NumberAsked | undefined): Approval {
    const { approvals } = this.of(person)
    for (const former of approvals) former.superseded = true
    const at = this.clock.now()
    const approval: Approval = {
      id: randomUUID(),
      person,
      at,
      expiresAt: at + lifetimeMs,
      answer: 'pending',
      superseded: false,
      ...asked,
    }
    approvals.unshift(approval)
    approvals.length = Math.min(approvals.length, MOST_MESSAGES)
    this.events.emit('phones')
    return approval
  }

  findApproval(id: string | undefined): Approval | undefined {
    return this.all()
      .flatMap(phone => phone.approvals)
      .find(approval => approval.id === id)
  }

  /** Returns the device's current code, and the following ones, 30 seconds apart. */
  codes(person: string, count: number): string[] {
    const totp = this.device(person)
    return Array.from({ length: count }, (_, step) =>
      totp.generate({ timestamp: this.clock.now() + step * PERIOD_S * 1000 }),
    )
  }

  /** Returns the counter distance of a code of the device; null for any other code. */
  deviceDelta(person: string, code: string): number | null {
    return this.device(person).validate({ token: code, timestamp: this.clock.now(), window: 2 })
  }

  /** Returns the mobile app's offline code: four digits, a dash, four digits. */
  offlineCode(person: string): string {
    const code = this.app(person).generate({ timestamp: this.clock.now() })
    return `${code.slice(0, 4)}-${code.slice(4)}`
  }

  isOfflineCode(person: string, code: string): boolean {
    return this.app(person).validate({ token: code, timestamp: this.clock.now(), window: 1 }) !== null
  }

  secondsLeft(): number {
    return PERIOD_S - (Math.floor(this.clock.now() / 1000) % PERIOD_S)
  }

  private device(person: string): TOTP {
    return new TOTP({ secret: this.of(person).secret, digits: CODE_DIGITS, period: PERIOD_S })
  }

  private app(person: string): TOTP {
    return new TOTP({ secret: secretOf(person, 'app'), digits: 8, period: PERIOD_S })
  }
}
