import { randomUUID } from 'node:crypto'
import type { Account } from './accounts'
import type { Clock } from './clock'
import { Expiring } from './codes/codes'

const DAY_MS = 86_400_000

export interface TrustedDevice {
  /** The cookie's value, which is never returned. */
  token: string
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
  private devices: Expiring<TrustedDevice>

  constructor(private clock: Clock) {
    this.devices = new Expiring(clock, DAY_MS)
  }

  trust(account: Account, days: number, agent: string): { token: string; seconds: number } {
    const ms = days * DAY_MS
    const token = randomUUID()
    const until = this.clock.now() + ms
    this.devices.keep({ token, id: randomUUID(), account, agent, hash: account.hash, until }, token, ms)
    return { token, seconds: ms / 1000 }
  }

  isTrusted(token: string | undefined, account: Account): boolean {
    return this.of(account).some(device => device.token === token)
  }

  of(account: Account): TrustedDevice[] {
    return this.devices.all().filter(device => device.account === account && device.hash === account.hash)
  }

  /** Ends the trust in one of the person's devices by its id; an unknown id succeeds too. */
  end(account: Account, id: string): void {
    this.devices.endThose(device => device.account === account && device.id === id)
  }

  /** Ends the trust in all of the person's devices, except this browser if one is given. */
  endOthers(account: Account, kept: string | undefined): void {
    this.devices.endThose(device => device.account === account && device.token !== kept)
  }
}
