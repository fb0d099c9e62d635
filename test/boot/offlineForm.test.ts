import { createMemoryHistory } from 'history'
import { answerForm } from 'src/boot/answerForm'
import { loginActions } from 'src/features/signIn/loginSlice'
import { connectionChanged, holdSubmit } from 'src/services/browser/connectionReport'
import { buildStore } from 'src/store/createStore'
import { builtPage, field } from 'test/boot/builtPage'
import { serve } from 'test/support/server'
import { settled } from 'test/support/settled'
import { until } from 'test/support/until'

let requests: { path: string }[]

/** Loads the page before React, in a browser that reports that it is offline. */
async function open() {
  requests = (await serve(() => ({ body: {} }))).requests
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const page = builtPage()
  const submit = (username = 'jane') => {
    field('username').value = username
    page.onEdit()
    page.onSend()
  }
  /** Simulates that `main` has loaded and handles the form from now on. */
  const takeOver = () => {
    const { store } = buildStore(createMemoryHistory({ initialEntries: ['/signin/'] }))
    answerForm(store, page)
    return store
  }
  return { page, submit, takeOver }
}

const requested = () =>
  until(
    () => settled().then(() => requests),
    ({ length }) => length > 0,
  )

beforeEach(() => connectionChanged('online'))
afterEach(() => jest.restoreAllMocks())

// (calls/offline, sign-in/before-react)
test('the first submit sends nothing and counts as the first in the app, and the second is sent', async () => {
  const { page, submit, takeOver } = await open()
  submit()
  const store = takeOver()
  expect(store.getState().login).toMatchObject({ step: 'lookingUp', username: 'jane' })
  expect([holdSubmit('lookup'), page.offline]).toEqual([true, 'held'])
  store.dispatch(loginActions.failed({ code: 'offline' }))
  page.onSend()
  expect(await requested()).toHaveLength(1)
  expect(holdSubmit('lookup')).toBe(false)
})

test.each([
  ['the same name', 'jane'],
  ['another name', 'john'],
])('the second submit before the app loads is sent and not held by the app: %s', async (_rule, name) => {
  const { submit, takeOver } = await open()
  submit()
  submit(name)
  submit(name)
  await requested()
  expect(requests.map(({ path }) => path)).toEqual([`/api/auth/v2/login/options?username=${name}`])
  takeOver()
  expect(holdSubmit('lookup')).toBe(false)
})
