import type { Journey } from '../journeys'
import type { Outcome, Stop } from './outcome'
import type { Browser } from '../client/browser'
import type { Plan } from '../people'
import { tell } from '../secrets'

const TOO_MANY = 429

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

const LOGIN = '/api/auth/v2/login'

/** Returns whether the new password signs in the journey's user, because an earlier run has set it. */
async function isUsedUp(
  { api, people, sources, timeoutMs }: Plan,
  { id, person = '' }: Journey,
): Promise<boolean> {
  const userName = people[person] ?? ''
  const wanted = { api, journey: id, person: userName, what: 'new-password' } as const
  const password = await tell(sources, person, wanted)
  const answer = await fetch(new URL(LOGIN, api), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Touch-Supported': 'false' },
    body: JSON.stringify({ userName, password }),
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  })
  await answer.body?.cancel()
  return answer.ok
}

/** Returns a sentence with a cause other than the rule that was being checked, or undefined. */
async function hintOf(
  plan: Plan,
  browser: Browser,
  journey: Journey,
  stop: Stop,
): Promise<string | undefined> {
  const { operation, carries = [] } = journey.steps[stop.step] ?? {}
  const { status } = stop
  const role = journey.person ?? ''
  const person = plan.people[role] ?? ''
  // The backend rejected the sign-in although the command was given this password.
  const isRefused =
    operation === 'signIn' && carries.includes('password') && (status === 401 || status === 403)
  const isChanged =
    isRefused &&
    journey.secrets.includes('new-password') &&
    (await isUsedUp(plan, journey).catch(() => false))
  const [cookie] = browser.refusedIn(journey.id)
  if (cookie) return `No browser stores the cookie ${cookie.name}: ${cookie.why}.`
  if (status === TOO_MANY) return 'The backend limits the calls: wait, then run the command again.'
  if (isRefused)
    return isChanged
      ? `An earlier run or journey has set the new password of ${person} (role ${role}): restore the old one, or name another person.`
      : `FOYER_PASSWORD is not the password of ${person} (role ${role}), or the backend rejects the correct one.`
  if (operation !== 'signIn' && carries.includes('new-password') && (status === 409 || status === 400))
    return `FOYER_NEW_PASSWORD may be a former password of ${person}, or one that the backend does not accept: choose another.`
  if (operation === 'setTemporaryPassword' && status === 403)
    return `${person} (role ${role}) may no longer have a temporary password: an earlier run has replaced it.`
  return undefined
}

/** Adds possible other causes to the outcomes, one after another, because a user may have to be asked. */
export async function explained(plan: Plan, browser: Browser, outcomes: Outcome[]): Promise<Outcome[]> {
  const told: Outcome[] = []
  for (const outcome of outcomes) {
    const hint =
      outcome.kind === 'not carried' && (await hintOf(plan, browser, outcome.journey, outcome.stop))
    told.push(hint ? { ...outcome, stop: { ...outcome.stop, hint } } : outcome)
  }
  return told
}
