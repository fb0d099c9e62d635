import { search } from '../recording/search'
import { button, byId, h, inSeconds, nothing } from './dom'
import { goTo } from './choices'
import { recordingOf, view } from './pages'

const MOST = 100

/** Lists the matches of a search in the recording; a press goes to the match. */
function find(wanted: string): void {
  const list = byId('flow-found')
  list.hidden = wanted.trim() === ''
  const found = search(recordingOf(view.page)?.entries ?? [], wanted)
  list.replaceChildren(
    ...found.slice(0, MOST).map(each => {
      const words = [h('time', {}, inSeconds(each.atMs)), ` ${each.text}`]
      return h(
        'li',
        {},
        button(words, () => goTo(each)),
      )
    }),
  )
  if (found.length === 0) list.append(h('li', {}, nothing('Nothing of it is in this recording.')))
  if (found.length > MOST) list.append(h('li', {}, nothing(`${found.length - MOST} more.`)))
}

/** The field that searches the recording. */
export const finder = (): HTMLElement =>
  h('input', {
    type: 'search',
    id: 'flow-find',
    placeholder: 'Search',
    'aria-label': 'Search the recording',
    on: { input: event => find(event.currentTarget.value) },
  })
