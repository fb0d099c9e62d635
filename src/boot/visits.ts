import { allProgress } from 'src/app/journeys/allProgress'
import { watchEntry } from 'src/services/report/visitEntry'
import { wantsPrivacy } from 'src/services/browser/pixel'
import { config, reportConfig } from 'src/services/config'
import { reportAddress, buildOf } from 'src/services/report/addresses'
import { reportedVariant } from 'src/services/variant'
import { visitBeacon } from 'src/services/report/visits'
import type { createStore } from 'src/store/createStore'
import { followVisit } from 'src/store/visit'

/** Reports visits if the configuration asks for it, unless the person has opted out (visits/beacon, visits/privacy). */
export function reportVisits(setup: Pick<ReturnType<typeof createStore>, 'store' | 'journeys'>): void {
  const { visitUrl } = config()
  if (!visitUrl || wantsPrivacy()) return
  const address = reportAddress(visitUrl, location)
  if (!address) {
    reportConfig('visitUrl')
    return
  }
  const send = visitBeacon(address)
  const variant = reportedVariant()
  const page = { build: buildOf(document.scripts), ...(variant && { variant }) }
  let over = false
  const { store, journeys } = setup
  const known = () => allProgress(journeys())
  const visit = followVisit({ store, known }, watchEntry(), report => {
    if (!over) send({ ...report, ...page }, false)
  })
  addEventListener('pagehide', () => {
    if (!over) send({ ...visit.report(), ...page }, true)
    over = true
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    over = false
    visit.beginAgain()
  })
}
