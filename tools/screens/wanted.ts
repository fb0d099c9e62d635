import { Complaint } from 'scripts/command/command'
import type { OtherLanguage } from 'src/messages/languages'
import type { Shot } from './shot'
import type { Visit } from './variants'

/** The selected shots, views and languages. */
export interface Wanted {
  shots: Shot[]
  visits: Visit[]
  /** The languages of the pictures, in addition to English. */
  languages: OtherLanguage[]
}

/** Returns the shots whose names begin with one of the words, in the views whose names contain one of the words after `@`, in the languages after `:`; throws a Complaint for a word that matches nothing. */
export function wanted(words: readonly string[], all: Wanted): Wanted {
  const behind = (sign: string) =>
    words.filter(word => word.startsWith(sign)).map(word => word.slice(sign.length))
  const beginnings = words.filter(word => !/^[@:]/.test(word))
  const parts = behind('@')
  const languages = behind(':')
  const views = all.visits.flatMap(visit => visit.views.map(({ name }) => `@${name}`))
  const unknown = [
    ...beginnings.filter(beginning => !all.shots.some(({ name }) => name.startsWith(beginning))),
    ...parts.map(part => `@${part}`).filter(part => !views.some(view => view.includes(part.slice(1)))),
    ...languages.filter(name => !all.languages.some(each => each === name)).map(name => `:${name}`),
  ]
  if (unknown.length > 0)
    throw new Complaint(
      `No screen, view or language is named so: ${unknown.join(', ')}. Screens are in tools/screens/shots; views are ${views.join(', ')}.`,
    )
  const isOf = (names: string[], fits: (name: string) => boolean) => names.length === 0 || names.some(fits)
  return {
    shots: all.shots.filter(shot => isOf(beginnings, beginning => shot.name.startsWith(beginning))),
    visits: all.visits
      .map(visit => ({
        ...visit,
        views: visit.views.filter(({ name }) => isOf(parts, part => name.includes(part))),
      }))
      .filter(({ views }) => views.length > 0),
    languages: all.languages.filter(each => languages.includes(each)),
  }
}
