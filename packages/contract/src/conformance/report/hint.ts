import type { RefusedCookie } from '../client/cookie'
import type { JourneyStep } from '../journeys'

/** The facts about an interrupted journey. */
export interface Facts {
  step: JourneyStep
  status: number | undefined
  /** The username, and its role. */
  person: string
  role: string
  /** Cookies of the journey that browsers reject. */
  refused: RefusedCookie[]
  /** Whether the new password signs in the user; undefined if that was not tried. */
  isUsedUp: boolean | undefined
}

const TOO_MANY = 429

/** Returns whether the backend rejected the sign-in although the command was given this password. */
export const isRefusedSignIn = ({ operation, carries }: JourneyStep, status: number | undefined): boolean =>
  operation === 'signIn' && carries.includes('password') && (status === 401 || status === 403)

/** Returns a sentence with a cause other than the rule that was being checked, or undefined. */
export function hintOf({ step, status, person, role, refused, isUsedUp }: Facts): string | undefined {
  const [cookie] = refused
  if (cookie) return `No browser stores the cookie ${cookie.name}: ${cookie.why}.`
  if (status === TOO_MANY) return 'The backend limits the calls: wait, then run the command again.'
  if (isRefusedSignIn(step, status))
    return isUsedUp
      ? `An earlier run or journey has set the new password of ${person} (role ${role}): restore the old one, or name another person.`
      : `FOYER_PASSWORD is not the password of ${person} (role ${role}), or the backend rejects the correct one.`
  const setsPassword = step.carries.includes('new-password') && step.operation !== 'signIn'
  if (setsPassword && (status === 409 || status === 400))
    return `FOYER_NEW_PASSWORD may be a former password of ${person}, or one that the backend does not accept: choose another.`
  if (step.operation === 'setTemporaryPassword' && status === 403)
    return `${person} (role ${role}) may no longer have a temporary password: an earlier run has replaced it.`
  return undefined
}
