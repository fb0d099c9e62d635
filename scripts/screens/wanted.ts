import { Complaint } from 'scripts/command/command'
import type { Shot } from './shot'
import type { Visit } from './variants'

/** What is wanted of all there is. */
export interface Wanted {
  shots: Shot[]
  visits: Visit[]
}

/** The shots whose names begin by one of the words, in the views whose names hold one of those after an `@`; a word that names nothing is a complaint. */
export function wanted(words: readonly string[], all: Wanted): Wanted {
  const beginnings = words.filter(word => !word.startsWith('@'))
  const parts = words.filter(word => word.startsWith('@')).map(word => word.slice(1))
  const unknown = [
    ...beginnings.filter(beginning => !all.shots.some(({ name }) => name.startsWith(beginning))),
    ...parts
      .filter(part => !all.visits.some(({ views }) => views.some(({ name }) => name.includes(part))))
      .map(part => `@${part}`),
  ]
  if (unknown.length > 0) throw new Complaint(complaint(unknown, all.visits))
  const isOf = (names: string[], fits: (name: string) => boolean) => names.length === 0 || names.some(fits)
  return {
    shots: all.shots.filter(shot => isOf(beginnings, beginning => shot.name.startsWith(beginning))),
    visits: all.visits
      .map(visit => ({
        ...visit,
        views: visit.views.filter(({ name }) => isOf(parts, part => name.includes(part))),
      }))
      .filter(({ views }) => views.length > 0),
  }
}

const complaint = (unknown: string[], visits: Visit[]): string =>
  `No screen or view is named so: ${unknown.join(', ')}. ` +
  `Screens are in scripts/screens/shots; views are ${visits
    .flatMap(({ views }) => views.map(({ name }) => `@${name}`))
    .join(', ')}.`
