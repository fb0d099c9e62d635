import type { RefusedCookie } from '../client/cookie'
import type { JourneyStep } from '../journeys'

/** What is known of a journey that broke off. */
export interface Facts {
  step: JourneyStep
  status: number | undefined
  /** The username, and the role that it was named for. */
  person: string
  role: string
  /** Cookies of the journey that no browser keeps. */
  refused: RefusedCookie[]
  /** Whether the new password signs the person in; undefined where that was not asked. */
  isUsedUp: boolean | undefined
}

const TOO_MANY = 429

/** The sign-in was refused although its password is the one that the command was given. */
export const isRefusedSignIn = ({ operation, carries }: JourneyStep, status: number | undefined): boolean =>
  operation === 'signIn' && carries.includes('password') && (status === 401 || status === 403)

/** Why a journey may have broken off for a reason other than the rule that it was at: in a sentence, or undefined. */
export function hintOf({ step, status, person, role, refused, isUsedUp }: Facts): string | undefined {
  const [cookie] = refused
  if (cookie) return `No browser keeps the cookie ${cookie.name}: ${cookie.why}.`
  if (status === TOO_MANY) return 'The backend limits its calls: wait, and run this again.'
  if (isRefusedSignIn(step, status))
    return isUsedUp
      ? `An earlier run or journey has given ${person} (role ${role}) the new password: set the old one again, or name another person.`
      : `FOYER_PASSWORD is not the password of ${person} (role ${role}), or the backend refuses the right one.`
  const setsPassword = step.carries.includes('new-password') && step.operation !== 'signIn'
  if (setsPassword && (status === 409 || status === 400))
    return `FOYER_NEW_PASSWORD may be one that ${person} had before, or that the backend does not take: choose another.`
  if (step.operation === 'setTemporaryPassword' && status === 403)
    return `${person} (role ${role}) may have no temporary password any more: an earlier run has replaced it.`
  return undefined
}
