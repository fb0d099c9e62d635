import { PEOPLE } from 'sandbox/company/people'
import type { Person } from 'sandbox/company/types'
import type { Clock } from './clock'
import type { Defects } from './defects'
import { hashPassword, matchesHash, isGuessable } from 'sandbox/state/passwords/passwords'
import { usernameKey as key } from './usernameKey'

export const ATTEMPTS_BEFORE_LOCK = 5
export const LOCK_MS = 60_000
/** The age of each first password. */
const FIRST_AGE_MS = 40 * 86_400_000
const MOST_TRACKED_NAMES = 10_000

export interface Account {
  person: Person
  phone: string | null
  email: string
  hash: string
  formerHashes: string[]
  /** Milliseconds since the epoch. */
  passwordChangedAt: number
  /** The time since when only this device is connected, because the person has signed out everywhere else. */
  aloneSince?: number
  /** True if the person, not the company, wants the authenticator app. */
  choseApp?: boolean
}

interface Attempts {
  /** Wrong passwords since the last correct one. */
  failed: number
  lockedUntil: number
}

const phoneOf = (person: Person, index: number): string | null =>
  person.phone === undefined ? `+1202555${String(100 + index).padStart(4, '0')}` : person.phone

/** The people, their passwords and their failed attempts. */
export class Accounts {
  private accounts: Map<string, Account>
  private attempts = new Map<string, Attempts>()

  /** `firstHash` is that of each person's first password. */
  constructor(
    private clock: Clock,
    private defects: Defects,
    private firstHash: string,
  ) {
    this.accounts = new Map(
      PEOPLE.map((person, index) => [
        key(person.username),
        {
          person: structuredClone(person),
          phone: phoneOf(person, index),
          email: person.email ?? `${key(person.username)}@harbor.test`,
          hash: this.firstHash,
          formerHashes: [],
          passwordChangedAt: this.clock.now() - FIRST_AGE_MS,
        },
      ]),
    )
  }

  all(): Account[] {
    return [...this.accounts.values()]
  }

  /** Returns the account of a username or an alias. */
  find(username: string): Account | undefined {
    const name = key(username)
    const isAliasOf = ({ person }: Account) => person.aliases?.some(alias => key(alias) === name)
    return this.accounts.get(name) ?? this.all().find(isAliasOf)
  }

  /** Returns the key under which attempts are counted: an alias does not allow more of them. */
  private attemptsKey(username: string): string {
    return key(this.find(username)?.person.username ?? username)
  }

  /** Returns the milliseconds until the name may try again; 0 if it is not locked out. */
  lockedFor(username: string): number {
    const lockedUntil = this.attempts.get(this.attemptsKey(username))?.lockedUntil ?? 0
    return Math.max(0, lockedUntil - this.clock.now())
  }

  /** Returns the number of wrong passwords since the last correct one. */
  failures(username: string): number {
    return this.attempts.get(this.attemptsKey(username))?.failed ?? 0
  }

  /** Returns the account if the password is correct. An unknown name takes the same time as a known one. */
  async verify(username: string, password: string): Promise<Account | undefined> {
    const account = this.find(username)
    const former = this.defects.has('old-password') ? (account?.formerHashes ?? []) : []
    const right = await this.isOneOf(password, [account?.hash ?? this.firstHash, ...former])
    if (account && right) {
      this.attempts.delete(this.attemptsKey(username))
      return account
    }
    this.countFailure(username)
    return undefined
  }

  async isCurrent(account: Account, password: string): Promise<boolean> {
    return matchesHash(password, account.hash)
  }

  async isProhibited(account: Account, password: string): Promise<boolean> {
    if (isGuessable(password, [account.person.username, account.person.name])) return true
    return this.isOneOf(password, [account.hash, ...account.formerHashes])
  }

  private async isOneOf(password: string, hashes: string[]): Promise<boolean> {
    for (const hash of hashes) if (await matchesHash(password, hash)) return true
    return false
  }

  async setPassword(account: Account, password: string): Promise<void> {
    account.formerHashes.push(account.hash)
    account.hash = await hashPassword(password)
    account.passwordChangedAt = this.clock.now()
    this.attempts.delete(key(account.person.username))
    delete account.person.passwordChange
    const settings = { ...account.person.settings, passwordIsActivationCode: false }
    account.person.settings =
      settings.passwordExpiresIn === 0 ? { ...settings, passwordExpiresIn: 90 } : settings
  }

  private countFailure(username: string): void {
    if (this.attempts.size > MOST_TRACKED_NAMES) this.attempts.clear()
    const name = this.attemptsKey(username)
    const failed = this.failures(username) + 1
    const locks = failed % ATTEMPTS_BEFORE_LOCK === 0 && !this.defects.has('no-limit')
    this.attempts.set(name, { failed, lockedUntil: locks ? this.clock.now() + LOCK_MS : 0 })
  }
}
