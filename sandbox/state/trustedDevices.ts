import { randomUUID } from 'node:crypto'
import type { Account } from './accounts'
import type { Clock } from './clock'

const DAY_MS = 86_400_000

export interface TrustedDevice {
  /** Differs from the cookie's value, which is never returned. */
  id: string
  account: Account
  /** The user agent of its browser. */
  agent: string
  /** Changes with a new password, which ends the trust. */
  hash: string
  until: number
}

/** Browsers that need no second factor, each by the random value of its cookie (factors/trust-device). */
export class TrustedDevices {
  private devices = new Map<string, TrustedDevice>()

  constructor(private clock: Clock) {}

  reset(): void {
    this.devices.clear()
  }

  trust(account: Account, days: number, agent: string): { token: string; seconds: number } {
    const token = randomUUID()
    const ms = days * DAY_MS
    this.devices.set(token, {
      id: randomUUID(),
      account,
      agent,
      hash: account.hash,
      until: this.clock.now() + ms,
    })
    return { token, seconds: ms / 1000 }
  }

  isTrusted(token: string | undefined, account: Account): boolean {
    const device = this.find(token)
    return device !== undefined && this.counts(device, account)
  }

  of(account: Account): TrustedDevice[] {
    return [...this.devices.values()].filter(device => this.counts(device, account))
  }

  find(token: string | undefined): TrustedDevice | undefined {
    return token === undefined ? undefined : this.devices.get(token)
  }

  /** Ends the trust in one of the person's devices by its id; an unknown id succeeds too. */
  end(account: Account, id: string): void {
    for (const [token, device] of this.devices)
      if (device.account === account && device.id === id) this.devices.delete(token)
  }

  /** Ends the trust in all of the person's devices, except this browser if one is given. */
  endOthers(account: Account, kept: string | undefined): void {
    for (const [token, device] of this.devices)
      if (device.account === account && token !== kept) this.devices.delete(token)
  }

  private counts(device: TrustedDevice, account: Account): boolean {
    return device.account === account && device.hash === account.hash && device.until > this.clock.now()
  }
}
