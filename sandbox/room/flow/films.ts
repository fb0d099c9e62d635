import type { Film } from 'sandbox/flow/films'
import type { Recording } from 'saga-workbench/recording/entries'
import { ask, byId, h } from '../dom'
import { choosePage } from './choices'
import { addRecording } from './pages'
import { show } from './view'

const add = (text: string, title: string): string => addRecording(JSON.parse(text) as Recording, title)

/** Opens the recording of a failed test beside its last good one. */
async function open(name: string): Promise<void> {
  const { failed, good } = (await ask(`flow/films/${encodeURIComponent(name)}`)) as Film
  const beside = good === undefined ? undefined : add(good, `${name}, the last good run`)
  choosePage(add(failed, name))
  show({ beside })
}

const link = (name: string): HTMLElement =>
  h(
    'a',
    {
      href: '#',
      on: {
        click: event => {
          event.preventDefault()
          void open(name)
        },
      },
    },
    name.replace('.foyer.json', ''),
  )

/** Links to the recordings of failed tests. */
export async function drawFilms(): Promise<void> {
  const names = (await ask('flow/films')) as string[]
  const list = byId('flow-films')
  list.hidden = names.length === 0
  list.replaceChildren('Tests that failed: ', ...names.flatMap(name => [link(name), ' ']))
}
