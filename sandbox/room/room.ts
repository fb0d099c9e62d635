import type { Topic } from 'sandbox/state/events'
import { refreshCalls } from './calls'
import { refreshCompany } from './company'
import { ask, byId } from './dom'
import { refreshFaults } from './faults'
import { startFlow } from './flow'
import { refreshHosts, refreshReports, refreshTickets } from './lists'
import { refreshPeople, startPeople } from './people'
import { refreshPhone, showPhone, tickPhone } from './phone'
import { refreshScenarios } from './scenarios'
import { refreshVisits } from './visits'

type View = Topic | 'scenarios'

const REFRESH: Record<View, () => Promise<unknown>> = {
  people: refreshPeople,
  calls: refreshCalls,
  phones: refreshPhone,
  tickets: refreshTickets,
  faults: refreshFaults,
  partners: refreshHosts,
  settings: () => Promise.all([refreshCompany(), refreshVisits()]),
  violations: refreshCompany,
  reports: refreshReports,
  visits: refreshVisits,
  scenarios: refreshScenarios,
}

// One refresh of a kind at a time; changes in the meantime cause another one.
const running = new Map<View, boolean>()
async function refresh(topic: View): Promise<void> {
  if (running.has(topic)) {
    running.set(topic, true)
    return
  }
  running.set(topic, false)
  try {
    await REFRESH[topic]()
  } catch {
    // The sandbox has stopped; the stream reports it and reconnects.
  }
  const again = running.get(topic)
  running.delete(topic)
  if (again) await refresh(topic)
}

const tabs = [...document.querySelectorAll<HTMLElement>('[role=tab]')]
const viewOf = (tab: HTMLElement): string => tab.dataset['view'] ?? ''
function show(tab: HTMLElement): void {
  for (const other of tabs) {
    other.setAttribute('aria-selected', String(other === tab))
    other.tabIndex = other === tab ? 0 : -1
    byId(viewOf(other)).hidden = other !== tab
  }
}
tabs.forEach((tab, index) => {
  tab.setAttribute('aria-controls', viewOf(tab))
  tab.addEventListener('click', () => show(tab))
  tab.addEventListener('keydown', event => {
    const step = new Map([
      ['ArrowRight', 1],
      ['ArrowLeft', -1],
    ]).get(event.key)
    if (!step) return
    const next = tabs[(index + step + tabs.length) % tabs.length]
    if (!next) return
    show(next)
    next.focus()
  })
})

byId('reset').addEventListener('click', () => void ask('reset', 'POST'))
startFlow()
startPeople(person => void showPhone(person))

const stream = new EventSource('/sandbox/api/events')
stream.addEventListener('open', () => {
  byId('live').textContent = 'Live'
  byId('live').className = 'on'
  for (const topic of Object.keys(REFRESH) as View[]) void refresh(topic)
})
stream.addEventListener('error', () => {
  byId('live').textContent = 'Not connected'
  byId('live').className = ''
})
stream.addEventListener('message', (event: MessageEvent<string>) => {
  for (const topic of JSON.parse(event.data) as Topic[]) void refresh(topic)
})
setInterval(tickPhone, 1000)
