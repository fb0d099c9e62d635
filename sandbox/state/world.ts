import { harbor, PASSWORD } from 'sandbox/company/harbor'
import { NATIVE_CLIENTS } from 'sandbox/company/nativeClients'
import { REPORTS_PATH } from 'sandbox/http/securityPolicy'
import { PartnerHosts } from 'sandbox/partners/partnerHosts'
import { type Account, Accounts } from './accounts'
import { Calls } from './calls'
import { Clock } from './clock'
import { Expiring } from './codes/codes'
import { Defects } from './defects'
import { Events, TOPICS } from './events'
import { Authenticators } from './factors/authenticators'
import { RecoveryCodes } from './factors/recoveryCodes'
import { Faults } from './faults'
import { HelpDesk, type Ticket } from 'sandbox/state/support/support'
import { NativeCodes } from './nativeCodes'
import { Passkeys } from './passkeys'
import { hashPassword } from './passwords/passwords'
import { Phones } from './phones'
import { PhoneSignIns } from './phoneSignIn/phoneSignIns'
import { Robots } from './robots'
import { Sessions } from './sessions'
import { TrustedDevices } from './trustedDevices'
import type { Report, Visit } from './received'

const TOKEN_MS = 300_000
/** An abandoned reset is forgotten; its code and its verification end much earlier. */
const RESET_MS = 86_400_000

export interface Reset {
  account: Account
  /** The typed name, which may be an alias. */
  typedName: string
  code: string
  codeExpiresAt: number
  wrongCodes: number
  /** The end of the time for a new password after the code was accepted; 0 before. */
  verifiedUntil: number
}

/** The state that a reset replaces: `firstHash` is that of each person's first password. */
function firstState(clock: Clock, events: Events, firstHash: string) {
  // The intentional defects of the sandbox.
  const defects = new Defects()
  return {
    company: harbor(),
    tickets: [] as Ticket[],
    cspReports: [] as unknown[],
    /** The app's reports, the newest last. */
    reports: [] as Report[],
    /** The app's visit reports, the newest last. */
    visits: [] as Visit[],
    /**
     * Replaces values of the configuration block in the served HTML; null serves the build's own. At first, failures are reported to the
     * control room, and the company has two apps.
     */
    config: { reportUrl: REPORTS_PATH, nativeClients: NATIVE_CLIENTS } as Record<string, unknown> | null,
    defects,
    faults: new Faults(events),
    accounts: new Accounts(clock, defects, firstHash),
    sessions: new Sessions(clock),
    /** The pending password resets, by the random value of their cookie. */
    resets: new Expiring<Reset>(clock, RESET_MS),
    phones: new Phones(clock, events),
    passkeys: new Passkeys(clock, defects),
    trusted: new TrustedDevices(clock),
    authenticators: new Authenticators(clock, defects),
    recoveryCodes: new RecoveryCodes(clock, defects),
    /** The people whom tokens sign in on other hosts. */
    tokens: new Expiring<string>(clock, TOKEN_MS),
    nativeCodes: new NativeCodes(clock),
    phoneSignIns: new PhoneSignIns(clock, defects),
    helpDesk: new HelpDesk(clock, defects),
    robots: new Robots(clock),
  }
}

/** The state of the company while it runs. Keep no part of it for later: a reset replaces the parts. */
export interface World extends ReturnType<typeof firstState> {
  clock: Clock
  events: Events
  calls: Calls
  partners: PartnerHosts
  /** Resets all state; the addresses remain. */
  reset: () => void
  /** Known once the servers listen. */
  origin: string
  idp: string
}

export async function createWorld(): Promise<World> {
  const clock = new Clock()
  const events = new Events()
  const firstHash = await hashPassword(PASSWORD)
  const state = { ...firstState(clock, events, firstHash), clock, events, calls: new Calls(events) }
  const partners = new PartnerHosts(state)
  const reset = (): void => {
    clock.offsetMs = 0
    Object.assign(state, firstState(clock, events, firstHash))
    partners.forget()
    state.calls.clear()
    for (const topic of TOPICS) events.emit(topic)
  }
  return Object.assign(state, { partners, reset, origin: '', idp: '' })
}
