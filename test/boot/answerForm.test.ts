import { createMemoryHistory } from 'history'
import { answerForm } from 'src/boot/answerForm'
import { loginActions } from 'src/features/signIn/loginSlice'
import type { Handover } from 'src/services/http/handover'
import { builtPage, drawn, shown } from 'test/boot/builtPage'
import { buildStore } from 'src/store/createStore'

/** Builds a page with a name in its field, and the app without its sagas. */
function begun({ sent = false }: { sent?: boolean } = {}) {
  const page: Handover = builtPage()
  const { store } = buildStore(createMemoryHistory({ initialEntries: ['/signin/'] }))
  const username = document.querySelector('input')!
  username.value = 'jane'
  const lookUp = jest.fn()
  if (sent) page.onSend()
  page.lookUp = lookUp
  answerForm(store, page)
  const button = () => document.querySelector('form button')?.textContent
  const password = (value: string) => {
    store.dispatch(loginActions.passwordAsked())
    return Object.assign(document.querySelector<HTMLInputElement>('#password')!, { value })
  }
  return { store, page, button, lookUp, username, password, login: () => store.getState().login }
}

test('a submit before the app has loaded is handled at once', () => {
  const { login } = begun({ sent: true })
  expect(login()).toEqual({ username: 'jane', step: 'lookingUp' })
  expect(shown()).toBe(drawn({ username: 'jane', step: 'lookingUp' }))
})

test('editing the name cancels the lookup; entering the same name does not', () => {
  const { page, username, login } = begun({ sent: true })
  page.onEdit()
  expect(login().step).toBe('lookingUp')
  username.value = 'john'
  page.onEdit()
  expect(login()).toEqual({ username: 'john', step: 'username', typed: true })
  page.onSend()
  expect(login()).toEqual({ username: 'john', step: 'lookingUp' })
})

test('a name is looked up without the HTTP client, and not again while the lookup is running', () => {
  const { page, username, lookUp } = begun()
  page.onSend()
  page.onSend()
  username.value = 'john'
  page.onEdit()
  page.onSend()
  expect(lookUp.mock.calls).toEqual([['jane'], ['john']])
})

test('a password is sent with the name in the field', () => {
  const { page, username, password, login } = begun({ sent: true })
  password('secret')
  username.value = 'john'
  page.onSend()
  expect(login()).toEqual({ username: 'john', step: 'signingIn' })
})

test('the page shows the wait at once and follows the state until React takes over', () => {
  const { store, page, button, username } = begun()
  for (const name of ['john', 'joe']) {
    page.onSend()
    expect(button()).toBe('Please wait')
    username.value = name
    page.onEdit()
    expect(button()).toBe('Next')
  }
  page.taken = true
  store.dispatch(loginActions.passwordAsked())
  expect(button()).toBe('Next')
})

// (security/fields-emptied)
test('a page that is closed keeps no password', () => {
  const { page, password } = begun()
  page.onSend()
  const field = password('secret')
  window.dispatchEvent(new Event('pagehide'))
  expect(field.value).toBe('')
})
