import { examplesOf, operations } from 'foyer-contract/document/operations'
import { ALL } from './journeys/all'
import type { ServiceCall } from './serviceCall'

/** The operations that act for a user: a 409 of theirs means that another user is signed in. */
export const ACTING = operations
  .filter(({ responses }) =>
    Object.values(responses['409']?.content ?? {})
      .flatMap(examplesOf)
      .some(([name]) => name === 'otherAccount'),
  )
  .map(({ id }) => id)

/** By operation, each service function that calls it; several journeys may call one. */
export const SERVICE_CALLS: Record<string, ServiceCall[]> = {}
for (const [id, calls] of ALL.flatMap(journey => Object.entries(journey.calls ?? {})))
  SERVICE_CALLS[id] = [...(SERVICE_CALLS[id] ?? []), ...calls]
