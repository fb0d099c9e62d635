import { harbor } from 'sandbox/company/harbor'
import { NATIVE_CLIENTS } from 'sandbox/company/nativeClients'
import type { Partners } from 'sandbox/company/types'
import { REPORTS_PATH } from 'sandbox/http/securityPolicy'
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

/** The initial configuration: failures are reported to the control room, and the company has two apps. */
const sandboxConfig = (): Record<string, unknown> => ({
  reportUrl: REPORTS_PATH,
  nativeClients: NATIVE_CLIENTS,
})

/** The parts of the state that a reset replaces. */
const firstFacts = () => ({
  company: harbor(),
  tickets: [] as Ticket[],
  cspReports: [] as unknown[],
  /** The app's reports, the newest last. */
  reports: [] as Report[],
  /** The app's visit reports, the newest last. */
  visits: [] as Visit[],
  /** Replaces values of the configuration block in the served HTML; null serves the build's own. */
  config: sandboxConfig() as Record<string, unknown> | null,
})

/** The parts of the state that a reset clears. */
async function openParts(clock: Clock, events: Events) {
  // The intentional defects of the sandbox.
  const defects = new Defects()
  return {
    defects,
    accounts: await Accounts.open(clock, defects),
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

type WorldParts = Awaited<ReturnType<typeof openParts>>

/** The state of the company while it runs. */
export interface World extends WorldParts, ReturnType<typeof firstFacts> {
  clock: Clock
  events: Events
  calls: Calls
  faults: Faults
  partners: Partners
  /** Resets all state; the addresses remain. */
  reset: () => void
  /** Known once the servers listen. */
  origin: string
  idp: string
}

/** The data of the company that its other hosts use. */
export type SharedWithPartners = Pick<World, 'clock' | 'events' | 'tokens' | 'calls'>

export async function createWorld(partnersOf: (shared: SharedWithPartners) => Partners): Promise<World> {
  const clock = new Clock()
  const events = new Events()
  const calls = new Calls(events)
  const faults = new Faults(events)
  const parts = await openParts(clock, events)
  const partners = partnersOf({ clock, events, calls, tokens: parts.tokens })
  const world: World = {
    ...firstFacts(),
    ...parts,
    clock,
    events,
    calls,
    faults,
    partners,
    origin: '',
    idp: '',
    reset: () => {
      clock.offsetMs = 0
      Object.assign(world, firstFacts())
      for (const part of Object.values(parts)) part.reset()
      partners.forget()
      calls.clear()
      faults.remove()
      for (const topic of TOPICS) events.emit(topic)
    },
  }
  return world
}
