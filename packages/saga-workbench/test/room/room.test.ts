import type { Recording } from 'saga-workbench/recording/entries'
import { parseRecording } from 'saga-workbench/replay/parseRecording'
import type { RoomHost } from 'saga-workbench/room/host'
import { NAMES } from '../support/effects'

/** A channel on which no page answers. */
class SilentChannel {
  addEventListener(): void {}
  postMessage(): void {}
}

const RECORDING: Recording = parseRecording(
  `root rootSaga []
rootSaga: run signIn ["grace"]
signIn: call ask ["grace"]
`,
  'a page',
  NAMES,
)

/** Opens a recording in the room of a host; each room has modules of its own. */
async function openRoom(host: RoomHost) {
  jest.resetModules()
  Object.assign(globalThis, { BroadcastChannel: SilentChannel })
  document.body.innerHTML = '<div id="flow"></div>'
  const { startRoom } = await import('saga-workbench/room/startRoom')
  const { addRecording } = await import('saga-workbench/room/pages')
  const { choosePage, select } = await import('saga-workbench/room/view')
  const draw = startRoom(host)
  choosePage(addRecording(RECORDING, 'a file'))
  draw()
  select(2)
  return (selector: string) => document.querySelector<HTMLElement>(selector)
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('the room shows a recording without the help of its host', async () => {
  const find = await openRoom({})
  expect(find('#flow-sentence')?.textContent).toContain('signIn waits for ask')
  expect(find('#flow-details h3')?.textContent).toContain('call signIn')
  expect(find('#flow-map')).toBeNull()
  expect(find('.flow-bar')?.textContent).not.toContain('Copy as scenario')
  expect(find('#flow-details')?.textContent).not.toContain('Copy as step test')
})

test('a host adds the parts that it has', async () => {
  const find = await openRoom({
    scenario: () => Promise.resolve(''),
    map: () => Promise.resolve([]),
    exported: () => Promise.resolve({ modules: {}, creators: {}, several: [], bare: [] }),
  })
  expect(find('#flow-map')).not.toBeNull()
  expect(find('.flow-bar')?.textContent).toContain('Copy as scenario')
  expect(find('#flow-details')?.textContent).toContain('Copy as step test')
})
