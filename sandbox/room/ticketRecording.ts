import type { Recording } from 'saga-workbench/recording/entries'
import { ask, h, one } from './dom'
import { choosePage } from 'saga-workbench/room/choices'
import { addRecording } from 'saga-workbench/room/pages'
import { show } from 'saga-workbench/room/view'

/** Returns the file of a ticket's recording. */
export const fileOf = (number: number): string => `ticket-${number}.foyer.json`

/** Opens the complete recording of a ticket in the tab 'Flow'. */
async function open(number: number): Promise<void> {
  const sent = (await ask(`tickets/${number}/recording`)) as Recording
  // A shared recording has no screens: markup from a ticket's sender is never drawn.
  const recording = { ...sent, entries: sent.entries.filter(({ entry }) => entry !== 'screen') }
  one('[data-view=flow]', HTMLElement).click()
  choosePage(addRecording(recording, fileOf(number)))
  show({ spanMs: Infinity, everything: true })
}

/** Links to a ticket's recording in the room, and to its file. */
export const recordingLinks = (number: number): HTMLElement =>
  h(
    'p',
    {},
    h(
      'a',
      {
        href: '#flow',
        on: {
          click: event => {
            event.preventDefault()
            void open(number)
          },
        },
      },
      'Look at the recording',
    ),
    ' · ',
    h('a', { href: `/sandbox/api/tickets/${number}/recording`, download: fileOf(number) }, fileOf(number)),
  )
