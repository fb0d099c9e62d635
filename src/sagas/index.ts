import type { Task } from 'redux-saga'
import { call, type Saga, spawn } from 'src/sagas/effects'
import { loginSaga } from 'src/sagas/signIn/loginSaga'
import { pageSaga, preparePage } from 'src/sagas/page/pageSaga'
import { oneSignInSaga } from 'src/sagas/page/oneSignInSaga'
import { reportCrash } from 'src/services/log'

/** The journeys that the first form needs. Those of the screens load with their screens (screenJourneys.ts). */
const JOURNEYS: Record<string, () => Saga> = {
  page: pageSaga,
  oneSignIn: oneSignInSaga,
  login: loginSaga,
}

const RESTARTS = 5

/** Keeps a journey alive: reports a crash and restarts the journey a limited number of times, without affecting the others. */
export function* keepAlive(name: string, journey: () => Saga): Saga {
  for (let run = 0; run <= RESTARTS; run += 1) {
    try {
      yield* call(journey)
      return
    } catch (error) {
      yield* call(reportCrash, name, error)
    }
  }
}

export function* rootSaga(): Saga<Task[]> {
  try {
    yield* call(preparePage)
  } catch (error) {
    // A person can sign in without these.
    yield* call(reportCrash, 'page', error)
  }
  return yield* startJourneys()
}

/** Starts every journey of the first load; none of them ends another. */
export function* startJourneys(): Saga<Task[]> {
  const tasks: Task[] = []
  for (const [name, journey] of Object.entries(JOURNEYS)) tasks.push(yield* spawn(keepAlive, name, journey))
  return tasks
}
