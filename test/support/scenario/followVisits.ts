import { allProgress } from 'src/app/journeys/allProgress'
import type { VisitReport } from 'src/features/visit/visit'
import type { followVisit as FollowVisit } from 'src/store/visit'
import { outside } from './beginWalk'
import type { Watch } from './runWalk'

/** The visits of a walk, one for each page, and whether its last page was left for another address. */
export function followVisits(followVisit: typeof FollowVisit) {
  const visits: VisitReport[] = []
  let visit: { report: () => VisitReport } | undefined
  let exits = 0
  const nothing = (): undefined => undefined
  const watch: Watch = {
    opens: () => (exits = outside.left.length),
    begins: ({ store, journeys }) => {
      const known = () => allProgress(journeys())
      visit = followVisit({ store, known }, nothing, nothing)
    },
    leaves: () => void visits.push(visit!.report()),
  }
  return { watch, visits, isLeft: () => outside.left.length > exits }
}
