import { localHosts } from 'src/services/addresses/localHost'
import { hostAddress } from 'src/services/addresses/namedAddress'
import type { Step, WorkflowExecutionResult } from '@redocly/respect-core'
import type { Journey } from '../journeys'
import { reasonOf } from './reason'

interface Data {
  type?: unknown
  urls?: unknown
}

/** Returns the last two parts of a name, or a whole address: if these differ, the names are certainly on two sites. */
const siteOf = ({ hostname }: URL): string =>
  /^\[|^[\d.]+$/.test(hostname) ? hostname : hostname.split('.').slice(-2).join('.')

/** Returns a sentence for each auto-login host that cannot sign in a user who is at a page of this origin, with the reason (docs/adopting.md, "Your other hosts"). */
export function hostsLeftOut({ type, urls }: Data, pageOrigin: string): string[] {
  const page = new URL(pageOrigin)
  const named = Array.isArray(urls) ? urls.map(String) : []
  if (type === 'Redirect')
    return named.flatMap((name, at) => {
      if (at > 0) return [`${name} is skipped: the type Redirect uses only the first host`]
      return hostAddress(name, page.protocol) ? [] : [notAnAddress(name)]
    })
  const local = new Set(localHosts(named, pageOrigin, []).map(({ origin }) => origin))
  return named.flatMap(name => {
    const origin = hostAddress(name, page.protocol)
    if (!origin) return [notAnAddress(name)]
    if (local.has(origin))
      return [`${name} is skipped if the browser or the person does not allow a public page to call it`]
    if (siteOf(new URL(origin)) !== siteOf(page))
      return [
        `${name} is skipped in Firefox and Safari: as a third party to ${page.host}, it has a partitioned cookie`,
      ]
    return []
  })
}

const notAnAddress = (name: string): string =>
  `${name} is skipped: it is not a host's address (absolute, https, no path)`

/** The calls whose response may contain the session user's name. The names of passkeys and phones are required: their schemas check them. */
const NAMING: Record<string, string> = {
  signIn: 'the response that accepts the password',
  fetchSessionStatus: 'the session status',
}

const WHY =
  'without it, a page in a new tab cannot show the account, and a typed alias remains its name (the extension session)'

interface Response {
  statusCode?: number
  body?: unknown
}

const hasName = (body: unknown): boolean =>
  typeof body === 'object' &&
  body !== null &&
  'userName' in body &&
  typeof body.userName === 'string' &&
  body.userName.trim() !== ''

/** Returns a warning for each kind of response (200 or 202) without the session user's name (one-sign-in/server-name). */
export function missingNames(journey: Journey, steps: Step[]): string[] {
  const warnings = steps.flatMap(({ stepId, response }) => {
    const where = NAMING[journey.steps[stepId]?.operation ?? '']
    const answer = response as Response | undefined
    const isAccepted = answer?.statusCode === 200 || answer?.statusCode === 202
    return where !== undefined && isAccepted && !hasName(answer.body)
      ? [`warning: ${where} has no userName: ${WHY}`]
      : []
  })
  return [...new Set(warnings)]
}

/** The point where a journey was interrupted. */
export interface Stop {
  step: string
  /** The requirement of the step, as a sentence. */
  rule: string
  /** Its method and path. */
  call: string
  status: number | undefined
  /** The actual result of the call, without quoting a body. */
  reason: string
  /** The page's reaction, as a sentence; absent if the page has no part in it. */
  page?: string
  /** Another possible cause, as a sentence. */
  hint?: string | undefined
}

export type Outcome = { journey: Journey; operations: string[] } & (
  | { kind: 'carried'; ms: number; notes?: string[] }
  | { kind: 'not carried'; ms: number; stop: Stop }
  | { kind: 'not tried'; ms: number; lacks: string[] }
  | { kind: 'not tried'; ms: number; extension: string }
)

const isStep = (step: Step | WorkflowExecutionResult): step is Step => 'checks' in step

/** Returns notes on correct responses: auto-login hosts on which no page of the backend's origin can sign anyone in, and warnings of missing names. */
function notesOf(journey: Journey, steps: Step[], api: string): { notes?: string[] } {
  const asked = steps.find(({ stepId }) => journey.steps[stepId]?.operation === 'fetchAutoLogin')
  const { body } = (asked?.response ?? {}) as { body?: unknown }
  const hosts = typeof body === 'object' && body !== null ? hostsLeftOut(body, api) : []
  const notes = [...hosts, ...missingNames(journey, steps)]
  return notes.length > 0 ? { notes } : {}
}

/** Returns the outcome of a workflow; `calls` has the method and path of each operation. */
export function outcomeOf(
  journey: Journey,
  run: WorkflowExecutionResult,
  calls: ReadonlyMap<string, string>,
  api: string,
): Outcome {
  const steps = run.executedSteps.filter(isStep)
  const stopped = steps.find(({ checks }) => checks.some(({ passed }) => !passed))
  const operations = steps.map(({ stepId }) => journey.steps[stepId]?.operation ?? '')
  const common = { journey, operations, ms: Math.round(run.endTime - run.startTime) }
  const { extension } = journey
  // The journey ends early if the backend lacks the extension.
  const isWhole = steps.length >= Object.keys(journey.steps).length
  if (!stopped && extension !== undefined && !isWhole) return { ...common, kind: 'not tried', extension }
  if (!stopped) return { ...common, kind: 'carried', ...notesOf(journey, steps, api) }
  const { stepId, checks, response } = stopped
  const said = journey.steps[stepId]
  // A response whose body was interrupted has no status.
  const status = (response as { statusCode?: number } | undefined)?.statusCode
  const failed = checks.filter(({ passed }) => !passed)
  return {
    ...common,
    kind: 'not carried',
    stop: {
      step: stepId,
      rule: said?.description ?? '',
      call: calls.get(said?.operation ?? '') ?? '',
      status,
      reason: reasonOf(failed, status, said?.criteria ?? []),
    },
  }
}
