import type { Outcome } from './outcome'

/** The step with the old password, which is the last one of each journey that has it. */
const STEP = 'old-password'

const NOTE =
  'the old password still signs the person in: a directory such as Active Directory accepts it for a while after a change (60 minutes by default)'

const HINT =
  'A directory such as Active Directory accepts the old password for 60 minutes after a change: if yours does, add --old-password-stays.'

/** Explains an old password that the backend still accepts. The outcome is a carried journey with a note if the user has declared that the directory accepts it. */
export function withOldPassword(outcome: Outcome, isDeclared: boolean): Outcome {
  if (outcome.kind !== 'not carried') return outcome
  const { stop, journey, operations, ms } = outcome
  if (stop.step !== STEP || (stop.status !== 200 && stop.status !== 202)) return outcome
  return isDeclared
    ? { journey, operations, ms, kind: 'carried', notes: [NOTE] }
    : { ...outcome, stop: { ...stop, hint: HINT } }
}
