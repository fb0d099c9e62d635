import { useState } from 'react'
import type { ShownPerson } from 'sandbox/control/companyControl'
import { Avatar } from './parts'

function stateOf({ lockedForMs, sessions }: ShownPerson): [text: string, kind: string] | undefined {
  if (lockedForMs > 0) return ['locked out', 'bad']
  if (sessions.complete > 0) return ['signed in', 'good']
  return sessions.pending > 0 ? ['second factor due', 'waiting'] : undefined
}

// `back` may carry the username that the sign-in screen starts with.
const signInAddress = ({ username }: ShownPerson): string =>
  `/signin/?back=${encodeURIComponent(`/online/?username=${encodeURIComponent(username)}`)}`

interface CardProps {
  person: ShownPerson
  isChosen: boolean
  onChoose: () => void
}

function Card({ person, isChosen, onChoose }: CardProps) {
  const [text, kind] = stateOf(person) ?? []
  return (
    <div className="person" data-username={person.username}>
      <button type="button" className="pick" aria-pressed={isChosen} onClick={onChoose}>
        <Avatar name={person.name} />
        <span className="words">
          <code>{person.username}</code>
          {text && <span className={`tag ${kind}`}>{text}</span>}
          <span className="shows">{person.shows}</span>
        </span>
      </button>
      <a className="go" href={signInAddress(person)} title={`Sign in as ${person.name}`}>
        Sign in
      </a>
    </div>
  )
}

interface PeopleProps {
  people: ShownPerson[]
  chosen: string | undefined
  onChoose: (username: string) => void
}

export function People({ people, chosen, onChoose }: PeopleProps) {
  const [words, setWords] = useState('')
  const found = people.filter(({ username, name, shows, group }) =>
    `${username} ${name} ${shows} ${group}`.toLowerCase().includes(words.toLowerCase()),
  )
  return (
    <section className="people" aria-labelledby="people-title">
      <div className="bar">
        <h2 id="people-title">People</h2>
        <input
          type="search"
          aria-label="Find a person"
          placeholder="Find a person"
          onChange={event => setWords(event.target.value)}
        />
      </div>
      <div className="scroll">
        {[...new Set(found.map(({ group }) => group))].map(group => (
          <div key={group}>
            <h3>{group}</h3>
            {found
              .filter(person => person.group === group)
              .map(person => (
                <Card
                  key={person.username}
                  person={person}
                  isChosen={person.username === chosen}
                  onChoose={() => onChoose(person.username)}
                />
              ))}
          </div>
        ))}
      </div>
    </section>
  )
}
