/** How a visit ends: the person has got on, has gone without a word, was refused, was too late, or something failed (visits/end). */
export const VISIT_ENDS = ['done', 'left', 'refused', 'tooLate', 'fault'] as const
export type VisitEnd = (typeof VISIT_ENDS)[number]

/** The classes of the time at a step, each by its least number of seconds (visits/times). */
export const VISIT_SECONDS = [0, 2, 5, 10, 20, 60, 180, 600] as const
export type VisitSeconds = (typeof VISIT_SECONDS)[number]

/** How the field of a step was filled (visits/entry). */
export type VisitEntry = 'typed' | 'autofilled' | 'remembered'
