import type { Journey } from './journeys'
import type { Options } from './options'
import { lackOf, type Secret, type Sources, tell, whoseSecret } from './secrets'

export interface Plan extends Pick<Options, 'journeys' | 'people' | 'timeoutMs'> {
  /** The backend's origin. */
  api: string
  sources: Sources
  /** True if the directory accepts the old password for a while after a change. */
  oldPasswordStays?: boolean
}

type People = Pick<Plan, 'api' | 'journeys' | 'people' | 'sources'>

const roleOf = ({ journeys }: People, id: string, isOther: boolean): string =>
  journeys.find(journey => journey.id === id)?.[isOther ? 'other' : 'person'] ?? ''

/** Returns a function that returns the username of a journey's user, or of its other user. */
export const personOf =
  (plan: People) =>
  (id: string, isOther = false): string =>
    plan.people[roleOf(plan, id, isOther)] ?? ''

/** Returns a function that returns a secret of a journey's user, or of its other user. */
export const tellerOf =
  (plan: People) =>
  (id: string, secret: Secret): Promise<string> => {
    const { isOther, what } = whoseSecret(secret)
    const person = personOf(plan)(id, isOther)
    return tell(plan.sources, roleOf(plan, id, isOther), { api: plan.api, journey: id, person, what })
  }

/** Returns the values that a journey needs and the command was not given. */
export async function lacksOf({ api, people, sources }: People, journey: Journey): Promise<string[]> {
  const { id, person, other, secrets } = journey
  if (person === undefined) return []
  const named = [person, other ?? person].filter(role => people[role] === undefined)
  // The module is not asked about an unnamed user.
  const known = named.length > 0 ? { ...sources, teller: sources.teller && told } : sources
  const lacks: string[] = []
  for (const secret of secrets) {
    const { isOther, what } = whoseSecret(secret)
    const role = isOther ? (other ?? '') : person
    const lack = await lackOf(known, role, { api, journey: id, person: people[role] ?? '', what })
    if (lack !== undefined) lacks.push(lack)
  }
  return [...new Set([...named.map(role => `--user ${role}=NAME`), ...lacks])]
}

const told = (): Promise<string> => Promise.resolve('told')
