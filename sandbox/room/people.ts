import type { ShownPerson } from 'sandbox/control/companyControl'
import { ask, byId, h, initials, one } from './dom'

let people: ShownPerson[] = []
let chosen: string | null = null
let choose: (person: ShownPerson) => void = () => undefined

const state = (person: ShownPerson): [text: string, kind: string] | null => {
  if (person.lockedForMs > 0) return ['locked out', 'bad']
  if (person.sessions.complete > 0) return ['signed in', 'good']
  if (person.sessions.pending > 0) return ['second factor due', 'waiting']
  return null
}

// `back` may carry the username that the sign-in screen starts with.
const signInAddress = (person: ShownPerson): string =>
  `/signin/?back=${encodeURIComponent(`/online/?username=${encodeURIComponent(person.username)}`)}`

function card(person: ShownPerson): HTMLElement {
  const tag = state(person)
  return h(
    'div',
    { className: 'person', data: { username: person.username } },
    h(
      'button',
      {
        type: 'button',
        className: 'pick',
        'aria-pressed': String(person.username === chosen),
        on: { click: () => select(person.username) },
      },
      h('span', { className: 'avatar small', 'aria-hidden': 'true' }, initials(person.name)),
      h(
        'span',
        { className: 'words' },
        h('code', {}, person.username),
        tag && h('span', { className: `tag ${tag[1]}` }, tag[0]),
        h('span', { className: 'shows' }, person.shows),
      ),
    ),
    h('a', { className: 'go', href: signInAddress(person), title: `Sign in as ${person.name}` }, 'Sign in'),
  )
}

function draw(): void {
  const words = one('#filter', HTMLInputElement).value.toLowerCase()
  const found = people.filter(person =>
    `${person.username} ${person.name} ${person.shows} ${person.group}`.toLowerCase().includes(words),
  )
  const groups = [...new Set(found.map(person => person.group))]
  byId('people').replaceChildren(
    ...groups.flatMap(group => [
      h('h3', {}, group),
      ...found.filter(person => person.group === group).map(card),
    ]),
  )
}

export function select(username: string): void {
  chosen = username
  draw()
  const person = people.find(found => found.username === username)
  if (person) choose(person)
}

export async function refreshPeople(): Promise<void> {
  people = (await ask('people')) as ShownPerson[]
  byId('password').textContent = people[0]?.password ?? ''
  draw()
}

export function startPeople(onChoose: (person: ShownPerson) => void): void {
  choose = onChoose
  byId('filter').addEventListener('input', draw)
}
