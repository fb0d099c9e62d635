import { search } from '../recording/search'
import { byId, h, nothing } from './dom'
import { goTo } from './choices'
import { recordingOf } from './pages'
import { view } from './view'

const MOST = 100

const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`

/** Lists the matches of a search in the recording; a press goes to the match. */
function find(wanted: string): void {
  const list = byId('flow-found')
  list.hidden = wanted.trim() === ''
  const found = search(recordingOf(view.page)?.entries ?? [], wanted)
  list.replaceChildren(
    ...found
      .slice(0, MOST)
      .map(each =>
        h(
          'li',
          {},
          h(
            'button',
            { type: 'button', className: 'small', on: { click: () => goTo(each) } },
            h('time', {}, seconds(each.atMs)),
            ` ${each.text}`,
          ),
        ),
      ),
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
