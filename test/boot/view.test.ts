import { createMemoryHistory } from 'history'
import { show } from 'src/boot/view'
import { loginActions } from 'src/features/signIn/loginSlice'
import { forgetConfig } from 'src/services/config'
import { createStore } from 'src/store/createStore'
import { settled } from 'test/support/settled'
import { draw } from 'src/boot/draw'
import type { Handover } from 'src/services/http/handover'

jest.mock('src/boot/draw', () => ({ draw: jest.fn() }))
jest.mock('src/boot/watchPage', () => {
  throw new Error('This chunk does not load.')
})

// (support/recording)
test('a page whose watcher fails to load records nothing', async () => {
  document.body.innerHTML =
    '<script id="foyer-config" type="application/json">{"supportRecording":true}</script>'
  forgetConfig()
  const begun = createStore(createMemoryHistory({ initialEntries: ['/signin/'] }))
  begun.store.dispatch(loginActions.usernameEdited('grace'))
  expect(begun.monitorCalls).not.toHaveLength(0)
  await show(begun)
  await settled()
  begun.store.dispatch(loginActions.usernameEdited('grace.hopper'))
  expect(begun.monitorCalls).toHaveLength(0)
})

// (sign-in/changed-page)
test('React waits for the end of a composition and of a further one that starts at once', async () => {
  document.body.innerHTML = '<div id="root"></div>'
  const page = { language: 'en-US', composing: true } as Partial<Handover> as Handover
  window.foyer = page
  jest.mocked(draw).mockClear()
  const shown = show(createStore(createMemoryHistory({ initialEntries: ['/signin/'] })))
  await settled()
  dispatchEvent(new Event('compositionend'))
  await settled()
  expect([page.taken, jest.mocked(draw).mock.calls.length]).toEqual([undefined, 0])
  page.composing = false
  dispatchEvent(new Event('compositionend'))
  await shown
  expect([page.taken, jest.mocked(draw).mock.calls.length]).toEqual([true, 1])
  delete window.foyer
})
