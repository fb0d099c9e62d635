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

/** The classes of the time at a step, each by its minimum. */
export const SECONDS = [0, 2, 5, 10, 20, 60, 180, 600] as const

/** A visit as its beacon reports it (visits/contents). */
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
  /** The browser's variant of the configuration. */
  variant?: string
}

export const MOST_VISITS = 500

/** The number of visits that reached a step, and of those that ended there, by outcome. */
export interface FunnelStep {
  step: VisitStep
  seen: number
  ended: Partial<Record<VisitEnd, number>>
}

/** Returns the visits of each named variant, then those without a variant. */
export function byVariant(visits: readonly Visit[]): [variant: string | undefined, visits: Visit[]][] {
  const names = [...new Set(visits.flatMap(({ variant }) => variant ?? []))].sort()
  return [...names, undefined].flatMap(name => {
    const own = visits.filter(({ variant }) => variant === name)
    return own.length > 0 ? [[name, own]] : []
  })
}

/** Returns the funnel of some visits: each step that one of them has reached, in order. */
export function countFunnel(visits: readonly Visit[]): FunnelStep[] {
  return STEPS.flatMap(step => {
    const seen = visits.filter(({ steps }) => steps.some(each => each.step === step))
    if (seen.length === 0) return []
    const ended: FunnelStep['ended'] = {}
    for (const { steps, end } of seen) if (steps.at(-1)?.step === step) ended[end] = (ended[end] ?? 0) + 1
    return [{ step, seen: seen.length, ended }]
  })
}
