import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { Partner } from 'sandbox/company/types'
import type { ShownPerson } from 'sandbox/control/companyControl'
import type { Call } from 'sandbox/state/calls'
import type { Fault } from 'sandbox/state/faults'
import type { Report, Visit } from 'sandbox/state/received'
import type { ListedTicket } from 'sandbox/state/support/support'
import { ask, byId } from './dom'
import { startFlow } from './flow'
import { useLive, useServed } from './served'
import { Calls } from './views/Calls'
import { Company } from './views/Company'
import { Faults } from './views/Faults'
import { Hosts, reachedOf } from './views/Hosts'
import { People } from './views/People'
import { Phone } from './views/Phone'
import { Reports } from './views/Reports'
import { Scenarios } from './views/Scenarios'
import { Tickets } from './views/Tickets'
import { Visits } from './views/Visits'

const MOST_CALLS = 300

interface View {
  name: string
  count?: number
  /** Absent for the workbench, which draws itself. */
  panel?: ReactNode
}

const idOf = ({ name }: View): string => name.toLowerCase()

function Desk({ views }: { views: View[] }) {
  const [shown, setShown] = useState('calls')
  useEffect(startFlow, [])
  const onKey = (event: KeyboardEvent, at: number) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const next = step && views[(at + step + views.length) % views.length]
    if (!next) return
    setShown(idOf(next))
    document.querySelector<HTMLElement>(`[data-view=${idOf(next)}]`)?.focus()
  }
  return (
    <section className="desk" aria-label="What happens">
      <div className="bar tabs" role="tablist" aria-label="Views">
        {views.map((view, at) => (
          <button
            key={view.name}
            role="tab"
            data-view={idOf(view)}
            aria-selected={shown === idOf(view)}
            aria-controls={idOf(view)}
            tabIndex={shown === idOf(view) ? 0 : -1}
            onClick={() => setShown(idOf(view))}
            onKeyDown={event => onKey(event, at)}
          >
            {view.name} <span className="count">{view.count || ''}</span>
          </button>
        ))}
      </div>
      {views.map(view => (
        <div
          key={view.name}
          id={idOf(view)}
          className="scroll view"
          role="tabpanel"
          aria-label={view.name}
          hidden={shown !== idOf(view)}
        >
          {view.panel}
        </div>
      ))}
    </section>
  )
}

function Top({ password }: { password: string | undefined }) {
  const live = useLive()
  return (
    <header className="top">
      <img src="/sandbox/files/logo.svg" alt="" width="40" height="40" />
      <div>
        <h1>Harbor control room</h1>
        <p>
          A small company to sign in to. Every password is <code>{password}</code>
        </p>
      </div>
      <nav aria-label="Places">
        <span id="live" role="status" className={live ? 'on' : ''}>
          {live ? 'Live' : 'Connecting…'}
        </span>
        <a className="button primary" href="/signin/">
          Sign in
        </a>
        <a className="button" href="/online/">
          Web app
        </a>
        <a className="button" href="/sandbox/look">
          Look
        </a>
        <a className="button" href="/sandbox/help-desk">
          Help desk
        </a>
        <button type="button" onClick={() => void ask('reset', 'POST')}>
          Start over
        </button>
      </nav>
    </header>
  )
}

function Room() {
  const [chosen, setChosen] = useState<string>()
  const people = useServed<ShownPerson[]>('people', 'people', [])
  const calls = useServed<Call[]>(`calls?last=${MOST_CALLS}`, 'calls', [])
  const faults = useServed<Fault[]>('faults', 'faults', [])
  const hosts = useServed<Partner[]>('partners', 'partners', [])
  const tickets = useServed<ListedTicket[]>('tickets', 'tickets', [])
  const reports = useServed<Report[]>('reports', 'reports', [])
  const visits = useServed<Visit[]>('visits', 'visits', [])
  const config = useServed<Record<string, unknown> | null>('config', 'settings', null)
  const views: View[] = [
    { name: 'Calls', count: calls.length, panel: <Calls calls={calls} /> },
    { name: 'Faults', count: faults.length, panel: <Faults faults={faults} /> },
    { name: 'Hosts', count: reachedOf(hosts), panel: <Hosts hosts={hosts} /> },
    { name: 'Tickets', count: tickets.length, panel: <Tickets tickets={tickets} /> },
    { name: 'Reports', count: reports.length, panel: <Reports reports={reports} /> },
    { name: 'Visits', count: visits.length, panel: <Visits visits={visits} config={config} /> },
    { name: 'Scenarios', panel: <Scenarios onPlay={setChosen} /> },
    { name: 'Company', panel: <Company config={config} /> },
    { name: 'Flow' },
  ]
  return (
    <>
      <Top password={people[0]?.password} />
      <main className="floor">
        <People people={people} chosen={chosen} onChoose={setChosen} />
        <Desk views={views} />
        <Phone person={people.find(({ username }) => username === chosen)} />
      </main>
    </>
  )
}

createRoot(byId('room')).render(<Room />)
