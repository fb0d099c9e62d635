import type { Step } from 'src/constants/journeys'
import type { VisitEntry } from 'src/services/report/visitEntry'
import type { JourneyProgress } from 'src/features/progress'
import type { AppState } from 'src/features/rootReducer'
import {
  nextVisit,
  lastStep,
  NO_VISIT,
  visibleState,
  reportOfVisit,
  type Visit,
  type VisitReport,
} from 'src/features/visit/visit'

interface VisitSource {
  store: { getState: () => AppState; subscribe: (listener: () => void) => unknown }
  /** The progress of the journeys that have arrived. */
  known: () => readonly JourneyProgress[]
}

/** How the field of a step was filled, as far as the page can see. */
type EntryAt = (step: Step | undefined) => VisitEntry | undefined

const fingerprint = ({ steps, end, gone }: Visit): string => JSON.stringify([steps, end, gone])

/** Derives a page's visit from the store; it asks no journey. Calls `changed` for each step, attempt and end (visits/beacon). */
export function followVisit(
  { store, known }: VisitSource,
  entryAt: EntryAt,
  onChange: (report: VisitReport) => void,
) {
  let visit = NO_VISIT
  let due = false
  const look = (): void => {
    due = false
    const before = visit
    const shown = visibleState(store.getState(), lastStep(visit), known())
    const entry = entryAt(shown.step ?? lastStep(visit)) ?? shown.entry
    visit = nextVisit(visit, { ...shown, ...(entry && { entry }) }, performance.now())
    if (fingerprint(visit) !== fingerprint(before)) onChange(reportOfVisit(visit, performance.now()))
  }
  look()
  // Runs once for events that are dispatched together, because the user cannot see the states between them.
  store.subscribe(() => {
    if (!due) queueMicrotask(look)
    due = true
  })
  return {
    report(): VisitReport {
      look()
      return reportOfVisit(visit, performance.now())
    },
    /** The browser shows the page again: another visit. */
    beginAgain(): void {
      visit = NO_VISIT
      look()
    },
  }
}
