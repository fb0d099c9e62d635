import { alternativesPerson, extendedFactorPeople, factorPeople } from './people/factors'
import { helpDeskCodePerson } from './people/helpDeskCode'
import { passwordChangePeople, recoveryPeople } from './people/passwords'
import { signInPeople } from './people/signIn'
import type { Person } from './types'

/** All people who can sign in: one for each branch of the journeys (product/people). */
export const PEOPLE: Person[] = [
  ...signInPeople,
  ...factorPeople,
  ...recoveryPeople,
  helpDeskCodePerson,
  ...extendedFactorPeople,
  ...passwordChangePeople,
  alternativesPerson,
  // Add new people at the end: a person's phone number depends on the place in this list.
]
