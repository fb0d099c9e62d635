import * as v from 'valibot'

/** One report of the app, in the form of the Reporting API. */
export const REPORT = v.object({
  type: v.pipe(v.string(), v.maxLength(100)),
  age: v.pipe(v.number(), v.minValue(0)),
  url: v.pipe(v.string(), v.maxLength(2048)),
  user_agent: v.pipe(v.string(), v.maxLength(1024)),
  body: v.record(v.string(), v.unknown()),
})

/** A stored report. */
export interface Report extends v.InferOutput<typeof REPORT> {
  /** The time of arrival, in milliseconds since the epoch. */
  at: number
}

export const MOST_REPORTS = 200

/** The steps of a visit, in the order of most sign-ins: those of the app. */
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

export const ENDS = ['done', 'left', 'refused', 'tooLate', 'fault'] as const
export type VisitEnd = (typeof ENDS)[number]

/** The classes of the time at a step, each by its minimum. */
export const SECONDS = [0, 2, 5, 10, 20, 60, 180, 600] as const

const WORD = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))
const STEP = v.strictObject({
  step: v.picklist(STEPS),
  factor: v.exactOptional(WORD),
  seconds: v.picklist(SECONDS),
  tries: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99)),
  entry: v.exactOptional(v.picklist(['typed', 'autofilled', 'remembered'])),
})

/** A visit as its beacon reports it: other contents are rejected (visits/contents). */
export const VISIT = v.strictObject({
  steps: v.pipe(v.array(STEP), v.maxLength(20)),
  end: v.picklist(ENDS),
  build: WORD,
  /** The browser's variant of the configuration. */
  variant: v.exactOptional(WORD),
})
export type Visit = v.InferOutput<typeof VISIT>

export const MOST_VISITS = 500

/** Returns the visits of each named variant, then those without a variant. */
export function byVariant(visits: readonly Visit[]): [variant: string | undefined, visits: Visit[]][] {
  const names = [...new Set(visits.flatMap(({ variant }) => variant ?? []))].sort()
  return [...names, undefined].flatMap(name => {
    const own = visits.filter(({ variant }) => variant === name)
    return own.length > 0 ? [[name, own]] : []
  })
}

/**
 * Returns the funnel of some visits: each step that one of them has reached, in order, with the number of visits that reached it, and of
 * those that ended there, by outcome.
 */
export function countFunnel(visits: readonly Visit[]) {
  return STEPS.flatMap(step => {
    const seen = visits.filter(({ steps }) => steps.some(each => each.step === step))
    if (seen.length === 0) return []
    const ended: Partial<Record<VisitEnd, number>> = {}
    for (const { steps, end } of seen) if (steps.at(-1)?.step === step) ended[end] = (ended[end] ?? 0) + 1
    return [{ step, seen: seen.length, ended }]
  })
}
