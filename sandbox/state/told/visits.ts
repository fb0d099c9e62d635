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
type VisitStep = (typeof STEPS)[number]

export const ENDS = ['done', 'left', 'refused', 'tooLate', 'fault'] as const
export type VisitEnd = (typeof ENDS)[number]

/** The classes of the time at a step, each by its least. */
export const SECONDS = [0, 2, 5, 10, 20, 60, 180, 600] as const

/** A visit as its beacon tells it (visits/contents). */
export interface Visit {
  steps: {
    step: VisitStep
    factor?: string
    seconds: (typeof SECONDS)[number]
    tries: number
    entry?: 'typed' | 'autofilled' | 'remembered'
  }[]
  end: VisitEnd
  build: string
  /** Which of two variants of the configuration the browser has. */
  variant?: string
}

export const MOST_VISITS = 500

/** How many visits have seen a step, and how many of them have ended there, by their end. */
export interface FunnelStep {
  step: VisitStep
  seen: number
  ended: Partial<Record<VisitEnd, number>>
}

/** The visits of each variant that one of them names, then those that name none. */
export function byVariant(visits: readonly Visit[]): [variant: string | undefined, visits: Visit[]][] {
  const names = [...new Set(visits.flatMap(({ variant }) => variant ?? []))].sort()
  return [...names, undefined].flatMap(name => {
    const own = visits.filter(({ variant }) => variant === name)
    return own.length > 0 ? [[name, own]] : []
  })
}

/** The funnel of some visits: each step that one of them has seen, in order. */
export function funnelOf(visits: readonly Visit[]): FunnelStep[] {
  return STEPS.flatMap(step => {
    const seen = visits.filter(({ steps }) => steps.some(each => each.step === step))
    if (seen.length === 0) return []
    const ended: FunnelStep['ended'] = {}
    for (const { steps, end } of seen) if (steps.at(-1)?.step === step) ended[end] = (ended[end] ?? 0) + 1
    return [{ step, seen: seen.length, ended }]
  })
}
