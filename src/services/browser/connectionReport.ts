import { isOnline } from 'src/services/browser/environment'
import { tab } from 'src/services/tab'

// A browser behind a VPN, or one whose probe is blocked, may report that it is offline while the network works.

let event: 'online' | 'offline' | undefined
let disproved = false
const heldForms = new Set<string>()

/** Records an event of the browser, which starts a new report: each form may be held once more (calls/offline). */
export function connectionChanged(kind: 'online' | 'offline'): void {
  event = kind
  disproved = false
  heldForms.clear()
}

/** Returns true if the browser reports that it is offline, and no request has shown since that the report is wrong. */
export const isReportedOffline = (): boolean => !disproved && (event === 'offline' || !isOnline())

/** Records that a request has succeeded while the browser reported that it was offline: the report is ignored until the next event. */
export function disproveReport(): void {
  disproved = true
}

/** Holds the first submit of a form of this page while the browser reports that it is offline. Returns true if nothing may be sent (calls/offline). */
export function holdSubmit(form: string): boolean {
  if (!isReportedOffline() || heldForms.has(formKey(form))) return false
  submitHeld(form)
  return true
}

/** Records the first submit of a form, which the page held before the app had loaded (sign-in/before-react). */
export function submitHeld(form: string): void {
  heldForms.add(formKey(form))
}

// One request may belong to the forms of several screens.
const formKey = (form: string): string => `${tab.location.pathname} ${form}`
