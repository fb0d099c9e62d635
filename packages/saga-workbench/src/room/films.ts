import type { Recording } from '../recording/entries'
import { choosePage } from './choices'
import { byId, h } from './dom'
import { host } from './host'
import { addRecording } from './pages'
import { show } from './view'

const add = (text: string, title: string): string => addRecording(JSON.parse(text) as Recording, title)

/** Opens the recording of a failed test beside its last good one. */
async function open(name: string): Promise<void> {
  const film = await host().film?.(name)
  if (!film) return
  const { failed, good } = film
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
    name.replace(/(?:\.\w+)?\.json$/, ''),
  )

/** Links to the recordings of failed tests. */
export async function drawFilms(): Promise<void> {
  const names = (await host().films?.()) ?? []
  const list = byId('flow-films')
  list.hidden = names.length === 0
  list.replaceChildren('Tests that failed: ', ...names.flatMap(name => [link(name), ' ']))
}
