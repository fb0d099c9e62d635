import { HYDRATION, type LeftOutHost, type ReportEntry } from 'src/services/http/reportEntry'
import { cleanRequestId } from 'src/services/cleanText'
import { ServiceError } from 'src/services/http/serviceError'
import { isBuilt, knownAddress, plainAddress } from 'src/services/report/addresses'
import { errorName } from 'src/services/log'

const MOST_HOSTS = 50

/** The contents of a report: its type and the facts of its body, never a message or the person's input (calls/report-contents). */
export interface Finding {
  type:
    | 'foyer-crash'
    | 'foyer-hydration'
    | 'foyer-chunk'
    | 'foyer-call'
    | 'foyer-config'
    | 'foyer-hosts'
    | 'csp-violation'
  facts: Record<string, unknown>
  /** A call that leaving the page may have aborted. */
  cutOff?: boolean
}

/** The report of something that went wrong; undefined if neither the app nor the server is at fault (calls/reported). */
export function findingOf(entry: ReportEntry, origin: string): Finding | undefined {
  const [what, ...rest] = entry
  if (what instanceof Event) return ofEvent(what, origin)
  if (typeof what === 'string') return ofCrash(what, rest[0], origin)
  if ('configured' in what) return { type: 'foyer-config', facts: { name: what.configured } }
  if ('leftOut' in what) return ofHosts(what.leftOut)
  return ofCall(entry as Extract<ReportEntry, { length: 3 }>, origin)
}

function ofEvent(event: Event, origin: string): Finding | undefined {
  if (event.type === 'securitypolicyviolation')
    return ofViolation(event as SecurityPolicyViolationEvent, origin)
  if (event.type === 'unhandledrejection')
    return ofCrash('promise', (event as PromiseRejectionEvent).reason, origin)
  if (event.target instanceof Element) return ofFile(event.target, origin)
  return ofCrash('page', (event as ErrorEvent).error, origin)
}

/** Reports a script or a style sheet of the build; any other file that fails to load belongs to the company. */
function ofFile(element: Element, origin: string): Finding | undefined {
  const address =
    element instanceof HTMLScriptElement
      ? element.src
      : element instanceof HTMLLinkElement && element.rel === 'stylesheet'
        ? element.href
        : ''
  const file = plainAddress(address, origin)
  return isBuilt(file) ? { type: 'foyer-chunk', facts: { file } } : undefined
}

function ofCrash(place: string, error: unknown, origin: string): Finding | undefined {
  // The `error` event of the script element has reported this already.
  if (error instanceof Error && error.name === 'ChunkLoadError') return undefined
  // The app continues, because React has rendered the page again.
  if (place === HYDRATION) return { type: 'foyer-hydration', facts: errorFacts(error, origin) }
  // A fault of the app's own is noted with the page's path, of which the report has the route.
  return {
    type: 'foyer-crash',
    facts: { place: place.startsWith('/') ? 'app' : place, ...errorFacts(error, origin) },
  }
}

function ofCall(
  [call, error, signal]: Extract<ReportEntry, { length: 3 }>,
  origin: string,
): Finding | undefined {
  if (!(error instanceof ServiceError)) return undefined
  const { kind, status, requestId } = error.failure
  const slow = signal.aborted && signal.reason === 'slow'
  // The app has aborted the call itself.
  if (signal.aborted && !slow) return undefined
  if (call.judgesEntry && kind === 'refused' && status !== undefined && status < 500) return undefined
  const kinds = { unreachable: slow ? 'SLOW' : 'NONE', unreadable: 'WRONG', refused: 'OTHER', page: 'OTHER' }
  if (!(kind in kinds)) return undefined
  return {
    type: 'foyer-call',
    facts: {
      method: call.method.toUpperCase(),
      address: plainAddress(call.address, origin),
      class: kinds[kind as keyof typeof kinds],
      ...(status !== undefined && { status }),
      ...(requestId && { requestId: cleanRequestId(requestId) }),
    },
    ...(kind === 'unreachable' && { cutOff: true }),
  }
}

/** Groups the names by reason, because a browser that denies one of hundreds of hosts denies them all. */
function ofHosts(leftOut: readonly LeftOutHost[]): Finding {
  const facts: Record<string, string[]> = {}
  for (const { name, why } of leftOut.slice(0, MOST_HOSTS)) (facts[why] ??= []).push(name)
  return { type: 'foyer-hosts', facts: { ...facts, total: leftOut.length } }
}

/** The fields of the browser's own report, except for the policy and for the sample, which may quote the person's input. */
function ofViolation(event: SecurityPolicyViolationEvent, origin: string): Finding {
  const { effectiveDirective, disposition, statusCode, lineNumber, columnNumber } = event
  return {
    type: 'csp-violation',
    facts: {
      documentURL: knownAddress(event.documentURI, origin),
      blockedURL: knownAddress(event.blockedURI, origin),
      sourceFile: knownAddress(event.sourceFile, origin),
      ...{ effectiveDirective, disposition, statusCode, lineNumber, columnNumber },
    },
  }
}

const MOST_FRAMES = 5
const MOST_STACK = 8000
/** A position in a file of the build. Only the hash distinguishes such a name from other words in a message. */
const FRAME = /\/signin\/((?:\w{1,20}\.)[\da-f]{8}\.js:\d{1,7}:\d{1,7})/

/** Returns an error's known name and place in the build, without its message, which might quote input (calls/report-contents). */
function errorFacts(error: unknown, origin: string): { error: string; at?: string[] } {
  if (!(error instanceof Error)) return { error: 'unknown' }
  const lines = (error.stack ?? '').slice(0, MOST_STACK).split('\n')
  const at = lines
    .filter(line => line.includes(`${origin}/signin/`))
    .flatMap(line => FRAME.exec(line)?.[1] ?? [])
    .slice(0, MOST_FRAMES)
  return { error: errorName(error), ...(at.length > 0 && { at }) }
}
