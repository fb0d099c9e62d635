import type { SagaNames } from 'saga-workbench/recording/names'

/** The names of an app with a poll, deadlines and restarted journeys. */
export const NAMES: SagaNames = {
  root: 'rootSaga',
  runner: 'keepAlive',
  router: 'whileRouteActive',
  countdown: 'untilDeadline',
  clocks: ['now', 'millisecondsLeft'],
  journey: 'journey',
  endings: ['left'],
  limit: 'late',
  anytime: 'session',
  between: ['src/sagas/effects'],
}
