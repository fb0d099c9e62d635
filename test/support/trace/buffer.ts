import type { SagaMonitor } from 'redux-saga'

type Event = [atMs: number, send: (monitor: SagaMonitor) => void]

/** The number of effects stored for a test: an endless loop must not use up the memory. */
const MOST_EVENTS = 20_000

let events: Event[] = []

const note = (send: Event[1]): void => {
  // The test's own clock, where it has one.
  events.push([performance.now(), send])
  if (events.length > MOST_EVENTS) events = events.slice(MOST_EVENTS / 2)
}

/** Only stores the events, so that a passing test pays little. */
export const bufferingMonitor: SagaMonitor = {
  rootSagaStarted: options => note(monitor => monitor.rootSagaStarted?.(options)),
  effectTriggered: options => note(monitor => monitor.effectTriggered?.(options)),
  effectResolved: (id, result) => note(monitor => monitor.effectResolved?.(id, result)),
  effectRejected: (id, error) => note(monitor => monitor.effectRejected?.(id, error)),
  effectCancelled: id => note(monitor => monitor.effectCancelled?.(id)),
  actionDispatched: action => note(monitor => monitor.actionDispatched?.(action)),
}

export const forgetEvents = (): void => {
  events = []
}

/** Repeats all events to a monitor; `at` receives the time of each event first. */
export function replay(monitor: SagaMonitor, at: (ms: number) => void): void {
  for (const [atMs, send] of events) {
    at(atMs)
    send(monitor)
  }
  at(performance.now())
}
