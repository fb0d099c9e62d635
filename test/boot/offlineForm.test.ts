import { createMemoryHistory } from 'history'
import { answerForm } from 'src/boot/answerForm'
import { loginActions } from 'src/features/signIn/loginSlice'
import { connectionChanged, holdSubmit } from 'src/services/browser/connectionReport'
import { buildStore } from 'src/store/createStore'
import { builtPage, field } from 'test/boot/builtPage'
import { serve } from 'test/support/server'

let requests: { path: string }[]

/** The page before React, in a browser that reports that it is offline. */
async function open() {
  requests = (await serve(() => ({ body: {} }))).requests
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const page = builtPage()
  const submit = (username = 'jane') => {
    field('username').value = username
    page.onEdit()
    page.onSend()
  }
  /** `main` has loaded: it answers the form from now on. */
  const takeOver = () => {
    const { store } = buildStore(createMemoryHistory({ initialEntries: ['/signin/'] }))
    answerForm(store, page)
    return store
  }
  return { page, submit, takeOver }
}

const settle = () => new Promise(resolve => setTimeout(resolve, 50))

beforeEach(() => connectionChanged('online'))
afterEach(() => jest.restoreAllMocks())

// (calls/offline, sign-in/before-react)
test('the first submit sends nothing, and the app counts it as the first', async () => {
  const { page, submit, takeOver } = await open()
  submit()
  await settle()
  expect(requests).toHaveLength(0)
  const store = takeOver()
  expect(store.getState().login).toMatchObject({ step: 'lookingUp', username: 'jane' })
  await settle()
  expect(requests).toHaveLength(0)
  expect([holdSubmit('lookup'), page.offline]).toEqual([true, 'held'])
})

test.each([
  ['the same name', 'jane'],
  ['another name', 'john'],
])('the second submit before the app is sent, and the app does not hold it: %s', async (_rule, name) => {
  const { submit, takeOver } = await open()
  submit()
  submit(name)
  submit(name)
  await settle()
  expect(requests.map(({ path }) => path)).toEqual([`/api/auth/v2/login/options?username=${name}`])
  takeOver()
  expect(holdSubmit('lookup')).toBe(false)
})

test('the second submit after the app has taken over is sent', async () => {
  const { page, submit, takeOver } = await open()
  submit()
  const store = takeOver()
  holdSubmit('lookup')
  store.dispatch(loginActions.failed({ code: 'offline' }))
  page.onSend()
  await settle()
  expect(requests).toHaveLength(1)
  expect(holdSubmit('lookup')).toBe(false)
})
