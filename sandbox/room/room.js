/* global EventSource, document, setInterval */
import { refreshCalls } from './calls.js'
import { refreshCompany } from './company.js'
import { ask, byId } from './dom.js'
import { refreshFaults } from './faults.js'
import { startFlow } from './flow/flow.js'
import { refreshHosts, refreshReports, refreshTickets } from './lists.js'
import { refreshPeople, startPeople } from './people.js'
import { refreshPhone, showPhone, tickPhone } from './phone.js'
import { refreshScenarios } from './scenarios.js'

const REFRESH = {
  people: refreshPeople,
  calls: refreshCalls,
  phones: refreshPhone,
  tickets: refreshTickets,
  faults: refreshFaults,
  partners: refreshHosts,
  settings: refreshCompany,
  violations: refreshCompany,
  reports: refreshReports,
  scenarios: refreshScenarios,
}

// One refresh of a kind at a time; what changes meanwhile is read once more.
const running = new Map()
async function refresh(topic) {
  if (running.has(topic)) return running.set(topic, true)
  running.set(topic, false)
  try {
    await REFRESH[topic]()
  } catch {
    // The sandbox has stopped; the stream says so and reconnects.
  }
  const again = running.get(topic)
  running.delete(topic)
  if (again) await refresh(topic)
}

const tabs = [...document.querySelectorAll('[role=tab]')]
function show(tab) {
  for (const other of tabs) {
    other.setAttribute('aria-selected', String(other === tab))
    other.tabIndex = other === tab ? 0 : -1
    byId(other.dataset.view).hidden = other !== tab
  }
}
tabs.forEach((tab, index) => {
  tab.setAttribute('aria-controls', tab.dataset.view)
  tab.addEventListener('click', () => show(tab))
  tab.addEventListener('keydown', event => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    const next = tabs[(index + step + tabs.length) % tabs.length]
    show(next)
    next.focus()
  })
})

byId('reset').addEventListener('click', () => ask('reset', 'POST'))
startFlow()
startPeople(person => void showPhone(person))

const stream = new EventSource('/sandbox/api/events')
stream.addEventListener('open', () => {
  byId('live').textContent = 'Live'
  byId('live').className = 'on'
  for (const topic of Object.keys(REFRESH)) void refresh(topic)
})
stream.addEventListener('error', () => {
  byId('live').textContent = 'Not connected'
  byId('live').className = ''
})
stream.addEventListener('message', event => {
  for (const topic of JSON.parse(event.data)) void refresh(topic)
})
setInterval(tickPhone, 1000)
