import { createMemoryHistory } from 'history'
import { show } from 'src/boot/view'
import { loginActions } from 'src/features/signIn/loginSlice'
import { forgetConfig } from 'src/services/config'
import { createStore } from 'src/store/createStore'
import { settled } from 'test/support/settled'

jest.mock('src/boot/draw', () => ({ draw: jest.fn() }))
jest.mock('src/boot/watchPage', () => {
  throw new Error('This chunk does not load.')
})

// (support/recording)
test('a page whose watcher does not load keeps nothing for a recorder', async () => {
  document.body.innerHTML =
    '<script id="foyer-config" type="application/json">{"supportRecording":true}</script>'
  forgetConfig()
  const begun = createStore(createMemoryHistory({ initialEntries: ['/signin/'] }))
  begun.store.dispatch(loginActions.usernameEdited('grace'))
  expect(begun.heard).not.toHaveLength(0)
  await show(begun)
  await settled()
  begun.store.dispatch(loginActions.usernameEdited('grace.hopper'))
  expect(begun.heard).toHaveLength(0)
})
