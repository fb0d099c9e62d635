/** The classes of the time at a step, each with its minimum number of seconds (visits/times). */
export const VISIT_SECONDS = [0, 2, 5, 10, 20, 60, 180, 600] as const
export type VisitSeconds = (typeof VISIT_SECONDS)[number]

/** How the field of a step was filled (visits/entry). */
export type VisitEntry = 'typed' | 'autofilled' | 'remembered'
