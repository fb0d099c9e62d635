import { call, type Saga } from 'src/sagas/effects'
import { tellPerson } from 'src/sagas/person/person'

/** A journey whose screen says for whom it is. */
export const forPerson = (journey: () => Saga) =>
  function* (): Saga {
    yield* call(tellPerson)
    yield* call(journey)
  }
