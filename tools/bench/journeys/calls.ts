import type { CDPSession } from 'playwright-core'

interface Call {
  /** Milliseconds since the epoch; no end while the answer is awaited. */
  from: number
  until?: number
  bytes: number
  /** What nobody can do without, and this app cannot make come sooner. */
  roundTrip: boolean
}

/** A time from one moment to another, in milliseconds since the epoch. */
export interface Span {
  from: number
  until: number
}

export interface Calls {
  /** How long a page or an answer was under way within a time, in milliseconds. */
  roundTrips: (span: Span) => number
  /** How long nothing was under way before a page asked for something new, in milliseconds. */
  idleUntilAsked: (span: Span) => number
  /** What came within it, in bytes on the wire. */
  bytes: (span: Span) => number
}

const ROUND_TRIPS = new Set(['Document', 'Fetch', 'XHR'])

/** Whether a request counts as network: a page or an answer, and all that another origin's page is made of. A script, a style or an image of this origin is the app's to wait for. */
export const isRoundTrip = (type: string, url: string, origin: string): boolean =>
  ROUND_TRIPS.has(type) || (URL.canParse(url) && /^https?:/.test(url) && new URL(url).origin !== origin)

/** How much of a time is covered by spans that may overlap, in milliseconds. */
export function covered(spans: readonly Span[], { from, until }: Span): number {
  let [sum, end] = [0, from]
  for (const span of [...spans].sort((one, other) => one.from - other.from)) {
    const [begin, stop] = [Math.max(span.from, end), Math.min(span.until, until)]
    if (stop > begin) {
      sum += stop - begin
      end = stop
    }
  }
  return sum
}

/** How long nothing was under way from the beginning of a time until the first call that began within it, in milliseconds. */
export function idleBefore(calls: readonly Span[], { from, until }: Span): number {
  const asked = Math.min(until, ...calls.map(call => call.from).filter(began => began >= from))
  return asked - from - covered(calls, { from, until: asked })
}

/** Notes all that a page of this origin asks the network for, from now on. */
export async function noteCalls(cdp: CDPSession, origin: string): Promise<Calls> {
  const calls = new Map<string, Call>()
  // The browser's own clock counts from its start; each request says both.
  let offset = 0
  const ended = ({
    requestId,
    timestamp,
    bytes = 0,
  }: {
    requestId: string
    timestamp: number
    bytes?: number
  }) => {
    const call = calls.get(requestId)
    if (call) Object.assign(call, { until: offset + timestamp * 1000, bytes })
  }
  cdp.on('Network.requestWillBeSent', ({ requestId, wallTime, timestamp, request, type = 'Other' }) => {
    offset = (wallTime - timestamp) * 1000
    const { from = wallTime * 1000 } = calls.get(requestId) ?? {}
    calls.set(requestId, { from, bytes: 0, roundTrip: isRoundTrip(type, request.url, origin) })
  })
  cdp.on('Network.loadingFinished', ({ encodedDataLength: bytes, ...end }) => ended({ ...end, bytes }))
  cdp.on('Network.loadingFailed', ended)
  await cdp.send('Network.enable')
  const spans = (): Span[] =>
    [...calls.values()]
      .filter(({ roundTrip }) => roundTrip)
      .map(({ from, until = Infinity }) => ({ from, until }))
  return {
    roundTrips: span => covered(spans(), span),
    idleUntilAsked: ({ from, until }) => idleBefore(spans(), { from, until }),
    bytes: ({ from, until }) =>
      [...calls.values()]
        .filter(call => call.until !== undefined && call.until > from && call.until <= until)
        .reduce((sum, { bytes }) => sum + bytes, 0),
  }
}
