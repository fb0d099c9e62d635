import type { Services } from 'test/support/journey'
import { announceInTurn } from 'src/sagas/oneSignIn/rules/credential'

/** Announces a credential at once, as in a browser that stores no entries: for journeys that are about something else. */
export const ANNOUNCED_AT_ONCE: Services[number] = [
  announceInTurn,
  (name: unknown) => ({ id: 'e1', who: '', at: 0, name, stored: false, sentUnder: undefined }),
]
