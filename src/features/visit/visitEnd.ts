import type { StepEnd } from 'src/constants/journeys'
import { type Problem, PROBLEM_ENDS } from 'src/constants/problems'

/** Returns how a visit ends that is left at this problem; a limit that names a time is a refusal, whatever its code (visits/end). */
export const endAt = ({ code, until }: Pick<Problem, 'code' | 'until'>): Exclude<StepEnd, 'done'> =>
  until ? 'refused' : PROBLEM_ENDS[code]
