import type { FACTOR_ROUTES } from 'src/constants/factorKinds'
import { type Route, ROUTES } from 'src/constants/routes'
import type { CodePage } from 'src/constants/sentCodes'

/** A page of the app at which a sign-in ends, in place of the web app. */
export interface EndPage {
  page: Route
  /** The `mode` of a request from outside the browser that the page answers; absent if the page itself has requested the sign-in. */
  mode?: string
  /** Parameters that only such a request may have. */
  parameters?: readonly string[]
}

interface Row {
  /** The settings that switch on the journey or a part of it, its own first. Without flags, every company has it. */
  flags?: readonly `${string}Enabled`[]
  /** The company setting whose object switches the journey on; the journey's chunk validates the object. */
  setting?: string
  /** The journey on whose page it appears, `factor` for the page of each factor, or `frame` for the frame of all pages. */
  partOf?: string
  /**
   * True if it creates a proof that a server may require of a sign-in. The name of the row is the field of the
   * challenge, the code of the rejection and of its problem, and the end of the key of its hint.
   */
  proof?: true
  /** Its object in the configuration of the page, which its chunk validates. */
  config?: string
  /** The page at which the sign-ins end that it has requested. */
  end?: EndPage
}

/**
 * The journeys of the app, one row each: the facts that every layer may know. The first load carries all rows, so a
 * row must not hold anything else. The rest of a journey is in `src/app/journeys/<name>.ts`, which arrives with its
 * chunk (docs/architecture.md).
 */
export const JOURNEYS = {
  support: {},
  helpDeskCode: { flags: ['helpDeskCodeEnabled'], partOf: 'support' },
  ticketRecording: { partOf: 'support' },
  passkeys: { flags: ['passkeysEnabled', 'passkeyUpgradeEnabled'], partOf: 'signIn' },
  phoneSignIn: { flags: ['phoneSignInEnabled'], partOf: 'signIn', end: { page: ROUTES.phoneRequest } },
  security: { flags: ['securityPageEnabled'], end: { page: ROUTES.security } },
  authenticator: { flags: ['authenticatorsEnabled', 'singleAuthenticatorEnabled'] },
  recoveryCodes: { flags: ['recoveryCodesEnabled'] },
  oneSignIn: { flags: ['sessionUserNameEnabled'] },
  robotCheck: { proof: true },
  alternatives: { partOf: 'factor' },
  notice: { setting: 'notice', partOf: 'frame' },
  nativeClient: {
    config: 'nativeClients',
    end: { page: ROUTES.nativeClient, mode: 'native', parameters: ['client_id', 'code_challenge'] },
  },
} as const satisfies Record<string, Row>

type Rows = typeof JOURNEYS

/** The pages of factors whose journeys have other names. */
type OtherwiseNamed = CodePage | 'symantec' | 'verification' | 'passkey'

/** The journeys without a row, because the first load needs no facts about them. */
type Unlisted =
  | Exclude<keyof typeof FACTOR_ROUTES, OtherwiseNamed>
  | 'signIn'
  | 'textCode'
  | 'oneTimeCode'
  | 'approval'
  | 'sessionStatus'
  | 'mobileSetup'
  | 'onboarding'
  | 'autoLogin'
  | 'password'

/** All journeys. The lists of tests and tools have one entry for each (docs/howto/remove-a-journey.md). */
export type JourneyName = keyof Rows | Unlisted

/** The journeys that appear on the page of `J`. */
export type PartOf<J extends JourneyName | 'factor' | 'frame'> = {
  [N in keyof Rows]: Rows[N] extends { partOf: J } ? N : never
}[keyof Rows]

export type ProofName = {
  [N in keyof Rows]: Rows[N] extends { proof: true } ? N : never
}[keyof Rows]

export type Flag = Extract<Rows[keyof Rows], { flags: unknown }>['flags'][number]

export const FLAGS: readonly Flag[] = Object.values(JOURNEYS).flatMap(row =>
  'flags' in row ? row.flags : [],
)

/** A company setting whose object switches a journey on. */
export type Setting = Extract<Rows[keyof Rows], { setting: unknown }>['setting']

export const SETTINGS: readonly Setting[] = Object.values<Row>(JOURNEYS).flatMap(({ setting }) =>
  setting ? [setting as Setting] : [],
)

/** The key of a journey in the configuration. */
export type ConfigKey = Extract<Rows[keyof Rows], { config: unknown }>['config']

export const CONFIG_KEYS: readonly ConfigKey[] = Object.values<Row>(JOURNEYS).flatMap(({ config }) =>
  config ? [config as ConfigKey] : [],
)

type Ends<E> = { [N in keyof Rows]: Rows[N] extends { end: E } ? N : never }[keyof Rows]

/** A journey that requests sign-ins and has the page at which they end. */
export type EndName = Ends<EndPage>
/** Such a journey whose page answers a request from outside the browser. */
export type RequestName = Ends<{ mode: string }>

type EndRow = Extract<Rows[EndName], { end: unknown }>
/** A page at which a sign-in ends. */
export type EndRoute = EndRow['end']['page']

export const END_PAGES: readonly (readonly [EndName, EndPage])[] = Object.entries<Row>(JOURNEYS).flatMap(
  ([name, { end }]) => (end ? [[name as EndName, end] as const] : []),
)

/** The steps of a sign-in, in the order of most sign-ins. The reports of visits use these names (visits/steps). */
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

/** How a step ends: the person completed it, left, was rejected, was too late, or was stopped by a fault (visits/end). */
export const STEP_ENDS = ['done', 'left', 'refused', 'tooLate', 'fault'] as const
export type StepEnd = (typeof STEP_ENDS)[number]
