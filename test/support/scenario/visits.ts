import { allProgress } from 'src/app/journeys/allProgress'
import type { VisitReport } from 'src/features/visit/visit'
import type { endAt as EndAt } from 'src/features/visit/stepFacts'
import type { followVisit as FollowVisit } from 'src/store/visit'
import { outside } from './withoutBrowser'
import type { Watch } from './runWalk'

/** A visit as a line for people: 'username > password ×2 > code (sms) · too late'. */
function visitLine({ steps, end }: VisitReport): string {
  const words = steps.map(
    ({ step, factor, tries }) =>
      step + (factor && factor !== step ? ` (${factor})` : '') + (tries > 1 ? ` ×${tries}` : ''),
  )
  return `${words.join(' > ') || 'nothing'} · ${end === 'tooLate' ? 'too late' : end}`
}

/** The line of the visits of each walk. */
export const visitLines = new Map<string, string>()

let followVisit: typeof FollowVisit
let endAt: typeof EndAt

/** Loads the app's code, which reads the mocks of the test. */
export async function loadVisits(): Promise<void> {
  ;({ followVisit } = await import('src/store/visit'))
  ;({ endAt } = await import('src/features/visit/stepFacts'))
}

/** Follows the visits of a walk, one for each page. `ended` stores their line, and returns the end of the last visit and the end that its last problem requires. */
export function followVisits(walk: string) {
  const visits: VisitReport[] = []
  let visit: { report: () => VisitReport } | undefined
  let left = 0
  const nobody = (): undefined => undefined
  const watch: Watch = {
    opens: () => (left = outside.left.length),
    begins: ({ store, journeys }) => {
      const known = () => allProgress(journeys())
      visit = followVisit({ store, known }, nobody, nobody)
    },
    leaves: () => void visits.push(visit!.report()),
  }
  const ended = ([problem]: readonly Parameters<typeof EndAt>[0][]) => {
    visitLines.set(walk, visits.map(visitLine).join(' | '))
    const end = visits.at(-1)?.end
    // A page that is left makes no more announcements.
    const required = outside.left.length > left ? 'done' : problem && endAt(problem)
    return { end, required: required ?? end }
  }
  return { watch, ended }
}
