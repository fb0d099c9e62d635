import type { CDPSession } from 'playwright-core'

interface Call {
  /** Milliseconds since the epoch; no end while the response is pending. */
  from: number
  until?: number
  bytes: number
  /** True for calls that every app needs, and that this app cannot accelerate. */
  roundTrip: boolean
}

/** A period, in milliseconds since the epoch. */
export interface Span {
  from: number
  until: number
}

export interface Calls {
  /** Returns how long a page or a response was being transferred within a period, in milliseconds. */
  roundTrips: (span: Span) => number
  /** Returns how long the network was idle before a page made a new request, in milliseconds. */
  idleUntilAsked: (span: Span) => number
  /** Returns the bytes received within a period, as transferred. */
  bytes: (span: Span) => number
}

const ROUND_TRIPS = new Set(['Document', 'Fetch', 'XHR'])

/** Returns whether a request counts as network time: a page or a response, and all parts of another origin's page. Waiting for a script, a style or an image of this origin counts for the app. */
export const isRoundTrip = (type: string, url: string, origin: string): boolean =>
  ROUND_TRIPS.has(type) || (URL.canParse(url) && /^https?:/.test(url) && new URL(url).origin !== origin)

/** Returns how much of a period is covered by spans that may overlap, in milliseconds. */
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

/** Returns how long the network was idle from the start of a period until the first call that began within it, in milliseconds. */
export function idleBefore(calls: readonly Span[], { from, until }: Span): number {
  const asked = Math.min(until, ...calls.map(call => call.from).filter(began => began >= from))
  return asked - from - covered(calls, { from, until: asked })
}

/** Records all network requests of a page of this origin from now on. */
export async function noteCalls(cdp: CDPSession, origin: string): Promise<Calls> {
  const calls = new Map<string, Call>()
  // The browser's clock counts from its start; each request contains both times.
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
