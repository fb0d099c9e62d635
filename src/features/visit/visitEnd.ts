import type { StepEnd } from 'src/constants/journeys'
import { type Problem, PROBLEM_ENDS } from 'src/constants/problems'

/** Returns how a visit ends at this problem. A rate limit with an end time counts as a rejection, regardless of its code (visits/end). */
export const endAt = ({ code, until }: Pick<Problem, 'code' | 'until'>): Exclude<StepEnd, 'done'> =>
  until ? 'refused' : PROBLEM_ENDS[code]
