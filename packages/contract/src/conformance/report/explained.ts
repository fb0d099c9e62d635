import type { Browser } from '../client/browser'
import { hintOf, isRefusedSignIn } from './hint'
import type { Journey } from '../journeys'
import type { Outcome } from './outcome'
import type { Plan } from '../plan'
import { tell } from '../secrets'

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

async function explainedOne(plan: Plan, browser: Browser, outcome: Outcome): Promise<Outcome> {
  if (outcome.kind !== 'not carried') return outcome
  const { journey, stop } = outcome
  const step = journey.steps[stop.step]
  if (!step) return outcome
  const mayBeUsedUp = isRefusedSignIn(step, stop.status) && journey.secrets.includes('new-password')
  const hint = hintOf({
    step,
    status: stop.status,
    person: plan.people[journey.person ?? ''] ?? '',
    role: journey.person ?? '',
    refused: browser.refusedIn(journey.id),
    isUsedUp: mayBeUsedUp ? await isUsedUp(plan, journey).catch(() => undefined) : undefined,
  })
  return { ...outcome, stop: { ...stop, hint: hint ?? stop.hint } }
}

/** Adds possible other causes to the outcomes, one after another, because a user may have to be asked. */
export async function explained(plan: Plan, browser: Browser, outcomes: Outcome[]): Promise<Outcome[]> {
  const told: Outcome[] = []
  for (const outcome of outcomes) told.push(await explainedOne(plan, browser, outcome))
  return told
}
