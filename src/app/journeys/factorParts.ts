import type { ComponentType } from 'react'
import { type Adopt, loadComponent } from 'src/app/loadWithJourney'
import type { JOURNEYS } from 'src/constants/journeys'
import type { StepExtras } from 'src/services/stepExtras'
import type { Journey } from 'src/store/createStore'

type Rows = typeof JOURNEYS
/** A part of a factor's page; its name is that of the field with which a step brings it. */
type Name = keyof StepExtras &
  { [N in keyof Rows]: Rows[N] extends { partOf: 'factor' } ? N : never }[keyof Rows]

export const FACTOR_PARTS: Record<Name, () => Promise<{ Part: ComponentType; journey: Journey }>> = {
  alternatives: () => import('src/app/journeys/alternatives'),
}

/** Returns the parts of a factor's page, each of which loads separately once a step brings it. */
export const factorParts = (adopt: Adopt) =>
  (Object.keys(FACTOR_PARTS) as Name[]).map(name => ({
    name,
    load: loadComponent(FACTOR_PARTS[name], adopt, ({ Part }) => Part),
  }))
