import { aliasPeople } from './people/aliases'
import { alternativesPeople } from './people/alternatives'
import { authenticatorPeople } from './people/authenticators'
import { emailPeople } from './people/email'
import { factorPeople } from './people/factors'
import { federatedPeople } from './people/federated'
import { helpDeskCodePeople } from './people/helpDeskCode'
import { hostPeople } from './people/hosts'
import { newcomers } from './people/newcomers'
import { passkeyPeople } from './people/passkeys'
import { passwordChangePeople } from './people/passwordChange'
import { passwordPeople } from './people/password'
import { recoveryPeople } from './people/recovery'
import { extrasPeople } from './people/stepExtras'
import { supportPeople } from './people/support'
import type { Person } from './types'

/** All people who can sign in: one for each branch of the journeys (product/people). */
export const PEOPLE: Person[] = [
  ...passwordPeople,
  ...hostPeople,
  ...newcomers,
  ...federatedPeople,
  ...factorPeople,
  ...passkeyPeople,
  ...recoveryPeople,
  ...supportPeople,
  ...helpDeskCodePeople,
  ...extrasPeople,
  ...authenticatorPeople,
  ...emailPeople,
  ...aliasPeople,
  ...passwordChangePeople,
  ...alternativesPeople,
  // Add new people at the end: a person's phone number depends on the place in this list.
]
