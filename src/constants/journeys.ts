import { type Route, ROUTES } from 'src/constants/routes'

/** A page of the app at which a sign-in ends, in place of the web app. */
export interface EndPage {
  page: Route
  /** The page answers a request from outside the browser, whose address has this `mode`; absent where the page itself has asked for the sign-in. */
  mode?: string
  /** Parameters that only such a request has. */
  parameters?: readonly string[]
}

interface Row {
  /** The settings of a company that switch the journey, or a part of it, on; without one every company has it. */
  flags?: readonly `${string}Enabled`[]
  /** The journey on whose page it appears. */
  partOf?: string
  /** Its object in the configuration of the page, which its own chunk checks. */
  config?: string
  /** The end of the sign-ins that it has asked for. */
  end?: EndPage
}

/**
 * The journeys of the app, one row each: the facts that every layer may know. The first load carries all of them, so a row holds
 * nothing else; the rest of a journey is in `src/app/journeys/<name>.ts`, which arrives with its chunk (docs/architecture.md).
 */
export const JOURNEYS = {
  support: {},
  helpDeskCode: { flags: ['helpDeskCodeEnabled'], partOf: 'support' },
  passkeys: { flags: ['passkeysEnabled', 'passkeyUpgradeEnabled'] },
  phoneSignIn: { flags: ['phoneSignInEnabled'], end: { page: ROUTES.phone } },
  security: { flags: ['securityPageEnabled'], end: { page: ROUTES.security } },
  authenticator: { flags: ['authenticatorsEnabled'] },
  recoveryCodes: { flags: ['recoveryCodesEnabled'] },
  oneSignIn: { flags: ['sessionUserNameEnabled'] },
  nativeClient: {
    config: 'nativeClients',
    end: { page: ROUTES.nativeClient, mode: 'native', parameters: ['client_id', 'code_challenge'] },
  },
} as const satisfies Record<string, Row>

type Rows = typeof JOURNEYS
export type JourneyName = keyof Rows

/** The journeys that appear on the page of `J`. */
export type PartOf<J extends JourneyName> = {
  [N in JourneyName]: Rows[N] extends { partOf: J } ? N : never
}[JourneyName]

/** A setting of a company that switches a journey on. */
export type Flag = Extract<Rows[JourneyName], { flags: unknown }>['flags'][number]

export const FLAGS: readonly Flag[] = Object.values(JOURNEYS).flatMap(row =>
  'flags' in row ? row.flags : [],
)

/** The key of a journey in the configuration. */
export type ConfigKey = Extract<Rows[keyof Rows], { config: unknown }>['config']

export const CONFIG_KEYS: readonly ConfigKey[] = Object.values<Row>(JOURNEYS).flatMap(
  row => (row.config as ConfigKey | undefined) ?? [],
)

type Ends<E> = { [N in keyof Rows]: Rows[N] extends { end: E } ? N : never }[keyof Rows]

/** A journey at whose page a sign-in ends that it has asked for. */
export type EndName = Ends<EndPage>
/** Such a journey whose page answers a request. */
export type RequestName = Ends<{ mode: string }>

type EndRow = Extract<Rows[EndName], { end: unknown }>
/** A page at which a sign-in ends. */
export type EndRoute = EndRow['end']['page']

export const END_PAGES: readonly (readonly [EndName, EndPage])[] = Object.entries<Row>(JOURNEYS).flatMap(
  ([name, { end }]) => (end ? [[name as EndName, end] as const] : []),
)

/** The steps that a person may go through, in the order of most sign-ins. The reports of visits name them (visits/steps). */
export const STEPS = [
  'username',
  'password',
  'passkey',
  'phone',
  'provider',
  'code',
  'approval',
  'recoveryCodes',
  'sessionStatus',
  'mobileSetup',
  'notSupported',
  'installer',
  'temporaryPassword',
  'passkeyOffer',
  'hosts',
  'nativeClient',
  'forgotPassword',
  'resetPhone',
  'resetCode',
  'resetPassword',
  'changePassword',
  'security',
  'phoneRequest',
  'help',
] as const
export type Step = (typeof STEPS)[number]
