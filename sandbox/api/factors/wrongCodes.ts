import { Refusal, refuseEarly, tooMany } from 'sandbox/http/refusal'
import type { Session } from 'sandbox/state/sessions'
import type { World } from 'sandbox/state/world'

const MOST_WRONG_CODES = 5
const WRONG_CODES_WAIT_MS = 60_000

const TOO_MANY = 'Too many wrong codes. Please wait a minute.'

/** Looks at no code, right or wrong, while the person has to wait. */
export function refuseEarlyCode(world: World, { waitUntil = 0 }: Session): void {
  refuseEarly(waitUntil - world.clock.now(), TOO_MANY)
}

/** Counts a wrong code; after five the person has to wait. */
export function refuseCode(world: World, session: Session, message: string): never {
  const { step } = session
  if (step && ++step.wrongCodes >= MOST_WRONG_CODES && !world.defects.has('no-limit')) {
    step.wrongCodes = 0
    session.waitUntil = world.clock.now() + WRONG_CODES_WAIT_MS
    throw tooMany(WRONG_CODES_WAIT_MS, TOO_MANY)
  }
  const { tellsTries } = session.account.person
  throw new Refusal(400, {
    message,
    ...(step && tellsTries && { triesLeft: MOST_WRONG_CODES - step.wrongCodes }),
  })
}

/** Whether a defect takes a code for right that is another one's, or was right once. */
export const isTakenWrongly = (world: World, username: string, code: string): boolean =>
  (world.defects.has('used-code') && world.phones.hasUsed(username, code)) ||
  (world.defects.has('any-mailbox') && world.phones.isElsewhere(username, code))
