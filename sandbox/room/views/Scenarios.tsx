import { useState } from 'react'
import type { Played } from 'sandbox/control/scenarioControl'
import { ask } from '../dom'
import { useServed } from '../served'
import { Small } from './parts'

const Now = ({ scenario: { name, row, faults, todo, address } }: { scenario: Played }) => (
  <section className="company">
    <h3>{name}</h3>
    <p>{row.filter(Boolean).join(' → ')}</p>
    <ul>
      {faults.map(({ method, path, kind, status }) => (
        <li key={`${method} ${path}`}>
          <code>
            {method} {path}
          </code>{' '}
          {kind === 'status' ? `answers ${status ?? 500}` : kind}
        </li>
      ))}
    </ul>
    <p>{todo}</p>
    <a className="button primary" href={address} target="_blank" rel="noreferrer">
      Open the page
    </a>
  </section>
)

/** Lists the rows of docs/flows.md, and plays one of them. */
export function Scenarios({ onPlay }: { onPlay: (person: string) => void }) {
  const scenarios = useServed<Played[]>('scenarios', undefined, [])
  const [playing, setPlaying] = useState<Played>()
  const play = async (name: string) => {
    const played = (await ask('scenarios/play', 'POST', { name })) as Played
    setPlaying(played)
    onPlay(played.person)
    document.querySelector('#scenarios')?.scrollTo(0, 0)
  }
  return (
    <>
      <p className="quiet">Play starts the company over, and puts on what the row needs.</p>
      {playing && <Now scenario={playing} />}
      {[...new Set(scenarios.map(({ table }) => table))].map(table => (
        <div key={table}>
          <h3>{table}</h3>
          {scenarios
            .filter(scenario => scenario.table === table)
            .map(({ name, person }) => (
              <div key={name} className="fault">
                <Small onClick={() => play(name)}>Play</Small>
                <span className="path">{name}</span>
                <span className="quiet">{person}</span>
              </div>
            ))}
        </div>
      ))}
    </>
  )
}
