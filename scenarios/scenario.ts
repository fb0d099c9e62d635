import type { ProblemCode } from 'src/constants/problems'
import type { Route } from 'src/constants/routes'
import type { Deadline } from 'src/constants/timings'
import type { Failure } from 'src/services/http/serviceError'

/** The response to a call. `never`: it does not return; `nothing`: no connection; `wrong`: the contract does not allow it. */
export type Answer =
  { status?: number; body?: unknown; headers?: Record<string, string>; wrong?: true } | 'never' | 'nothing'

/** Responses by operation of the contract. */
export type Answers = Record<string, Answer>

/** The actions of the person or the browser in order: an event of the app, a page load, or passing time. */
export type Deed =
  | { type: string; payload?: unknown }
  | { load: string; as?: 'navigate' | 'reload' | 'back_forward' }
  | { passMs: number }
  | { answers: Answers }
  | { offline: boolean }

/** The end of a walk. Fields that are not listed are not checked, except for problems: no other problem may be shown. */
export interface End {
  /** A screen of the app. */
  at?: Route
  /** An address outside the app: path and query, or whole where it is of another origin. */
  left?: string
  /** An address in a new tab. */
  opened?: string
  /** The problem that the person sees. */
  says?: ProblemCode
  text?: string
  /** The problem contains the time of the next attempt. */
  waits?: true
  /** Parts of the app's state. */
  state?: Record<string, unknown>
  /** Cookies by name; undefined where there is none. */
  cookies?: Record<string, string | undefined>
  /** Values in session storage, by their name without the prefix. */
  keeps?: Record<string, unknown>
}

/** A walk through the whole app, against answers of the contract. */
export interface Walk {
  /** Path and query of the page that is opened; the sign-in page where it is not named. */
  from?: string
  /** The state of the history entry. */
  entry?: unknown
  as?: 'navigate' | 'reload' | 'back_forward'
  device?: 'tablet' | 'mobile'
  cookies?: Record<string, string>
  keeps?: Record<string, unknown>
  /** The configuration of the page, in place of the build's own. */
  config?: Record<string, unknown>
  /** The latest sign-in of the browser, as another tab has marked it. */
  marks?: object
  /** The browser's permission for calls into the local network; absent if the browser has no such permission. */
  localNetwork?: 'granted' | 'prompt' | 'denied'
  /** By operation of the contract, in place of those of a plain company. */
  answers?: Answers
  does?: readonly Deed[]
  /** The operations that are called, in order; the settings of the page load are left out. */
  calls: readonly string[]
  ends: End
}

/** How to walk it by hand in the sandbox. */
export interface Play {
  /** The person who signs in; `simple` if absent, and then every answer of the walk is simulated as a fault. */
  person?: string
  /** The remaining manual steps. */
  todo?: string
}

/** A case of a decision: its rule, the known facts, and the result. */
export type Case<F, R> = readonly [rule: string, facts: F, result: R]

/** A row of a table of docs/flows.md: held by the cases of its decision, by a walk, or by both. */
interface Row<F, R> {
  row: readonly string[]
  cases?: readonly Case<F, R>[]
  walk?: Walk
  /** The walk is recorded in scenarios/recordings/. */
  recorded?: true
  play?: Play
}

/** The rows of a table by their names, in order. */
export type Rows<F = unknown, R = unknown> = Readonly<Record<string, Row<F, R>>>

export interface Scenario<F = unknown, R = unknown> extends Row<F, R> {
  name: string
}

/** A table of docs/flows.md. */
export interface Table<F = unknown, R = unknown> {
  /** Its mark in the document. */
  id: string
  columns: readonly string[]
  rows: readonly Scenario<F, R>[]
}

export const table = <F, R>(id: string, columns: readonly string[], rows: Rows<F, R>): Table<F, R> => ({
  id,
  columns,
  rows: Object.entries(rows).map(([name, row]) => ({ name, ...row })),
})

/** When every walk begins. */
export const NOW = Date.UTC(2026, 10, 22, 8)
export const ORIGIN = 'https://app.example'
export const GRACE = 'grace'
export const PASSWORD = 'Correct-Horse-9'

export const enter = (username = GRACE): Deed => ({ type: 'login/usernameSubmitted', payload: username })
/** Username, then password. */
export const signIn = (username = GRACE): Deed[] => [
  enter(username),
  { type: 'login/passwordSubmitted', payload: { username, password: PASSWORD } },
]
/** The calls of `signIn`, the checks behind it, and both. */
export const ASKED = ['findIdentityProvider', 'signIn'] as const
export const CHECKS = ['fetchFeatures', 'fetchSettings', 'fetchOnboardingStatus'] as const
export const CHECKED = [...ASKED, ...CHECKS] as const
/** The calls of a sign-in with a second factor, until its page. */
export const STATUS_ASKED = [...ASKED, 'fetchSessionStatus'] as const

/** A sign-in that meets these answers, and what the person does next. */
export const signsIn = (
  answers: Answers,
  ends: End,
  calls: Walk['calls'] = CHECKED,
  does: readonly Deed[] = [],
): Walk => ({ answers, does: [...signIn(), ...does], calls, ends })

export const refused = (status: number, body?: unknown): Answer => ({
  status,
  ...(body !== undefined && { body }),
})
/** A failure by an error of the server, in the tables of decisions. */
export const refusal = (status: number, text?: string): Failure => ({
  kind: 'refused',
  status,
  ...(text !== undefined && { text }),
})
/** A time to wait for, in the tables of decisions. */
export const UNTIL: Deadline = { monotonicMs: 60_000, wallMs: 60_000 }

export const limited: Answer = { status: 429, headers: { 'Retry-After': '30' } }
export const html = {
  body: '<!doctype html><title>Proxy</title>',
  headers: { 'Content-Type': 'text/html' },
  wrong: true,
} satisfies Answer
/** A failure with the HTML page of a proxy, with any status. */
export const page = (status: number): Answer => ({ ...html, status })
/** A second factor that is due. */
export const due = (...mfa: object[]): Answer => ({ status: 202, body: { mfa } })
/** The answers of a sign-in after whose password these factors are due. */
export const withFactors = (...mfa: object[]) => ({
  signIn: { status: 202 },
  fetchSessionStatus: due(...mfa),
})
export const mode = (authenticationMode: string) => ({ authenticationMode })
/** The message of a call that has failed, in the rows. */
export const LATER = "'Server error, please try later.'"
export const features = (...keys: string[]): Answer => ({ body: keys.map(key => ({ key, active: true })) })
export const settings = (more: object): Answer => ({
  body: { companyProviderName: 'Harbor', passwordExpiresIn: 30, ...more },
})
export const onboarding = (onboardingStatus: string, onboardingVersion = 2): Answer => ({
  body: { onboardingStatus, onboardingVersion },
})

/** The device-check app's address: its path, the page of this origin to come back to, and more of the query. */
export const deviceCheckAt = (path: string, back: string, more = ''): string =>
  `/device-check/${path}?back=${encodeURIComponent(ORIGIN + back)}${more}`
/** The cookie of a device check. */
export const checking = (mode: string): Record<string, string> => ({
  'w-device-compliance-check-info': JSON.stringify({
    mode,
    successUrl: `${ORIGIN}/signin/session-status`,
    failUrl: `${ORIGIN}/signin/`,
  }),
})
/** A second factor that no contract names. */
export const unknownFactor: Answer = { status: 202, body: { mfa: [{ type: 'palmReading' }] }, wrong: true }
