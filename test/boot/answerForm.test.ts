import { createMemoryHistory } from 'history'
import { answerForm } from 'src/boot/answerForm'
import { loginActions } from 'src/features/signIn/loginSlice'
import type { Handover, ShownStep } from 'src/services/http/handover'
import { buildStore } from 'src/store/createStore'

/** A page with a name in its field, and the app without its sagas. */
function begun({ sent = false, shown = 'username' }: { sent?: boolean; shown?: ShownStep } = {}) {
  document.body.innerHTML = '<div id="root"><input id="username" value="jane"></div>'
  const { store } = buildStore(createMemoryHistory({ initialEntries: ['/signin/'] }))
  const username = document.querySelector('input')!
  const page = { shown, sent, typed: () => username.value } as Partial<Handover> as Handover
  const lookUp = jest.fn()
  page.lookUp = lookUp
  const act = jest.fn((step: ShownStep) => Object.assign(page, { shown: step }))
  page.act = act
  answerForm(store, page)
  const password = (value: string) => {
    const field = Object.assign(document.createElement('input'), { id: 'password', value })
    document.querySelector('#root')?.append(field)
    store.dispatch(loginActions.passwordAsked())
    return field
  }
  return { store, page, act, lookUp, username, password, login: () => store.getState().login }
}

test('what was sent before is answered at once', () => {
  const { login } = begun({ sent: true, shown: 'lookingUp' })
  expect(login()).toEqual({ username: 'jane', step: 'lookingUp' })
})

test('an edit cancels the lookup; the same name does not', () => {
  const { page, username, login } = begun({ sent: true, shown: 'lookingUp' })
  page.onEdit()
  expect(login().step).toBe('lookingUp')
  username.value = 'john'
  page.onEdit()
  expect(login()).toEqual({ username: 'john', step: 'username', typed: true })
  page.onSend()
  expect(login()).toEqual({ username: 'john', step: 'lookingUp' })
})

test('a name is looked up without the client of calls, and not while that is under way', () => {
  const { page, username, lookUp } = begun()
  page.onSend()
  page.onSend()
  username.value = 'john'
  page.onEdit()
  page.onSend()
  expect(lookUp.mock.calls).toEqual([['jane'], ['john']])
})

test('a password is sent with the name that is in its field', () => {
  const { page, username, password, login } = begun({ sent: true, shown: 'lookingUp' })
  password('secret')
  username.value = 'john'
  page.onSend()
  expect(login()).toEqual({ username: 'john', step: 'signingIn' })
})

test('the page waits at once, and follows the state until React takes it over', () => {
  const { store, page, act, username } = begun()
  for (const name of ['john', 'joe']) {
    page.onSend()
    username.value = name
    page.onEdit()
  }
  expect(act.mock.calls).toEqual([['lookingUp'], ['username'], ['lookingUp'], ['username']])
  page.taken = true
  store.dispatch(loginActions.passwordAsked())
  expect(act).toHaveBeenCalledTimes(4)
})

// (security/fields-emptied)
test('a page that goes away keeps no password', () => {
  const { page, password } = begun()
  page.onSend()
  const field = password('secret')
  window.dispatchEvent(new Event('pagehide'))
  expect(field.value).toBe('')
})
