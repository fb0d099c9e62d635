import { harbor } from 'sandbox/company/harbor'
import { NATIVE_CLIENTS } from 'sandbox/company/nativeClients'
import type { Company, Partners } from 'sandbox/company/types'
import { REPORTS_PATH } from 'sandbox/http/securityPolicy'
import { Accounts } from './accounts'
import { AutoLoginTokens } from './autoLoginTokens'
import { Calls } from './calls'
import { Clock } from './clock'
import { Defects } from './defects'
import { Events } from './events'
import { Authenticators } from './factors/authenticators'
import { RecoveryCodes } from './factors/recoveryCodes'
import { Faults } from './faults'
import { HelpDesk } from './support/helpDesk'
import { NativeCodes } from './nativeCodes'
import { Passkeys } from './passkeys'
import { Phones } from './phones'
import { PhoneSignIns } from './phoneSignIn/phoneSignIns'
import { Resets } from './passwords/resets'
import { Robots } from './robots'
import { Sessions } from './sessions'
import { TrustedDevices } from './trustedDevices'
import type { Report } from './received/reports'
import type { Visit } from './received/visits'
import type { Ticket } from './support/tickets'

/** The state of the company while it runs. */
export interface World {
  clock: Clock
  events: Events
  company: Company
  accounts: Accounts
  sessions: Sessions
  resets: Resets
  phones: Phones
  passkeys: Passkeys
  trusted: TrustedDevices
  authenticators: Authenticators
  recoveryCodes: RecoveryCodes
  tokens: AutoLoginTokens
  nativeCodes: NativeCodes
  phoneSignIns: PhoneSignIns
  helpDesk: HelpDesk
  robots: Robots
  calls: Calls
  faults: Faults
  /** The intentional defects of the sandbox. */
  defects: Defects
  tickets: Ticket[]
  cspReports: unknown[]
  /** The app's reports, the newest last. */
  reports: Report[]
  /** The app's visit reports, the newest last. */
  visits: Visit[]
  /** Replaces values of the configuration block in the served HTML; null serves the build's own. */
  config: Record<string, unknown> | null
  partners: Partners
  /** Known once the servers listen. */
  origin: string
  idp: string
}

/** The initial configuration: failures are reported to the control room, and the company has two apps. */
const sandboxConfig = (): Record<string, unknown> => ({
  reportUrl: REPORTS_PATH,
  nativeClients: NATIVE_CLIENTS,
})

/** The data of the company that its other hosts use. */
export type SharedWithPartners = Pick<World, 'clock' | 'events' | 'tokens' | 'calls'>

export async function createWorld(partnersOf: (shared: SharedWithPartners) => Partners): Promise<World> {
  const clock = new Clock()
  const defects = new Defects()
  const events = new Events()
  const tokens = new AutoLoginTokens(clock)
  const calls = new Calls(events)
  return {
    clock,
    events,
    company: harbor(),
    accounts: await Accounts.open(clock, defects),
    sessions: new Sessions(clock),
    resets: new Resets(),
    phones: new Phones(clock, events),
    passkeys: new Passkeys(clock, defects),
    trusted: new TrustedDevices(clock),
    authenticators: new Authenticators(clock, defects),
    recoveryCodes: new RecoveryCodes(clock, defects),
    tokens,
    nativeCodes: new NativeCodes(clock),
    phoneSignIns: new PhoneSignIns(clock, defects),
    helpDesk: new HelpDesk(clock, defects),
    robots: new Robots(clock),
    calls,
    faults: new Faults(events),
    defects,
    tickets: [],
    cspReports: [],
    reports: [],
    visits: [],
    config: sandboxConfig(),
    partners: partnersOf({ clock, events, tokens, calls }),
    origin: '',
    idp: '',
  }
}

/** Resets all state; the addresses remain. */
export function resetWorld(world: World): void {
  world.clock.offsetMs = 0
  world.company = harbor()
  world.config = sandboxConfig()
  world.tickets = []
  world.cspReports = []
  world.reports = []
  world.visits = []
  for (const part of [
    world.accounts,
    world.sessions,
    world.resets,
    world.phones,
    world.passkeys,
    world.trusted,
    world.authenticators,
    world.recoveryCodes,
    world.tokens,
    world.nativeCodes,
    world.phoneSignIns,
    world.helpDesk,
    world.robots,
    world.defects,
  ])
    part.reset()
  world.partners.forget()
  world.calls.clear()
  world.faults.remove()
  for (const topic of [
    'people',
    'phones',
    'tickets',
    'partners',
    'settings',
    'reports',
    'visits',
    'violations',
  ] as const)
    world.events.emit(topic)
}
