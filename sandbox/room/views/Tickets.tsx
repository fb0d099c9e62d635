import type { Recording } from 'saga-workbench/recording/entries'
import { addRecording } from 'saga-workbench/room/pages'
import { choosePage, show } from 'saga-workbench/room/view'
import type { ListedTicket } from 'sandbox/state/support/support'
import { ask, one, time } from '../dom'
import { Nothing } from './parts'

async function open(number: number, file: string): Promise<void> {
  const sent = (await ask(`tickets/${number}/recording`)) as Recording
  // A shared recording has no screens: markup from a ticket's sender is never drawn.
  const recording = { ...sent, entries: sent.entries.filter(({ entry }) => entry !== 'screen') }
  one('[data-view=flow]', HTMLElement).click()
  choosePage(addRecording(recording, file))
  show({ spanMs: Infinity, everything: true })
}

function RecordingLinks({ number }: { number: number }) {
  const file = `ticket-${number}.foyer.json`
  return (
    <p>
      <a
        href="#flow"
        onClick={event => {
          event.preventDefault()
          void open(number, file)
        }}
      >
        Look at the recording
      </a>
      {' · '}
      <a href={`/sandbox/api/tickets/${number}/recording`} download={file}>
        {file}
      </a>
    </p>
  )
}

export const Tickets = ({ tickets }: { tickets: ListedTicket[] }) =>
  tickets.length === 0 ? (
    <Nothing>Nobody has asked for help yet.</Nothing>
  ) : (
    tickets.map(({ number, at, displayName, email, phone, company, description, recorded }) => (
      <article key={number} className="ticket">
        <strong>
          #{number} · {displayName}
        </strong>
        <span className="quiet">{[time(at), email, phone, company].join(' · ')}</span>
        <p>{description}</p>
        {recorded && <RecordingLinks number={number} />}
      </article>
    ))
  )
