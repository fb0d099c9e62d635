import { ALL } from './journeys/all'
import type { ServiceCall } from './journey'

/** By operation, each service function that calls it; several journeys may call one. */
export const SERVICE_CALLS: Record<string, ServiceCall[]> = {}
for (const [id, calls] of ALL.flatMap(journey => Object.entries(journey.calls ?? {})))
  SERVICE_CALLS[id] = [...(SERVICE_CALLS[id] ?? []), ...calls]
