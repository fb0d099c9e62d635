import { createMemoryHistory } from 'history'
import { watchPage } from 'src/boot/watchPage'
import { loginActions } from 'src/features/signIn/loginSlice'
import { forgetRecording, takeRecording } from 'src/services/report/pageRecording'
import { createStore } from 'src/store/createStore'
import { serve, type ServedAnswer } from 'test/support/server'
import { settled } from 'test/support/settled'
import { configure } from 'test/support/configure'

const NAMES = '/signin/names.0a1b2c3d.json'

afterEach(() => {
  configure({})
  forgetRecording()
})

async function open(supportRecording: boolean, answer: ServedAnswer) {
  const { origin, requests } = await serve(request => (request.path === NAMES ? answer : { status: 404 }))
  visit(`${origin}/signin/`)
  configure({ supportRecording }, '<script type="text/plain" src="/signin/main.0a1b2c3d.js"></script>')
  const begun = createStore(createMemoryHistory({ initialEntries: ['/signin/'] }))
  watchPage(begun)
  const asked = () => requests.filter(({ path }) => path === NAMES).length
  return { ...begun, asked }
}

// (support/recording)
test('a page is recorded from its load on, and the recording is returned on request', async () => {
  const { store, monitorCalls, asked } = await open(true, { body: { functions: {}, words: ['login'] } })
  store.dispatch(loginActions.usernameEdited('grace'))
  const { text, dropped } = await takeRecording()
  expect(asked()).toBe(1)
  expect(monitorCalls).toHaveLength(0)
  expect(dropped).toBe(0)
  expect(text).toContain('"login/usernameEdited"')
  expect(text).toContain('"/signin/main.0a1b2c3d.js"')
  expect(text).not.toContain('grace')
})

test('a page whose release has no function names records nothing', async () => {
  const { monitorCalls } = await open(true, { status: 404 })
  await expect(takeRecording()).rejects.toThrow()
  await settled()
  expect(monitorCalls).toHaveLength(0)
})

test('nothing is recorded in a company that does not enable it', async () => {
  const { asked, monitorCalls } = await open(false, { status: 404 })
  await expect(takeRecording()).rejects.toThrow('no recording')
  expect(asked()).toBe(0)
  expect(monitorCalls).toBe(false)
})
