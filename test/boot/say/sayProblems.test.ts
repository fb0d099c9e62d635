import '@testing-library/jest-dom'
import { createMemoryHistory } from 'history'
import { followLogin } from 'src/boot/followLogin'
import { sayMore } from 'src/boot/say/sayMore'
import type { Problem } from 'src/constants/problems'
import { loginActions } from 'src/features/signIn/loginSlice'
import { buildStore } from 'src/store/createStore'
import { builtPage, drawn, field, shown } from 'test/boot/builtPage'

/** The page of somebody who has come as far as the password, or not yet, with what follows the sign-in and says its problems. */
async function begun(step: 'username' | 'password') {
  const page = builtPage()
  const { store } = buildStore(createMemoryHistory({ initialEntries: ['/signin/'] }))
  followLogin(store, page)
  const submit = (username: string) => store.dispatch(loginActions.usernameSubmitted(username))
  const send = (password: string, username = 'jane') =>
    store.dispatch(loginActions.passwordSubmitted({ username, password }))
  const fail = (problem: Problem) => store.dispatch(loginActions.failed(problem))
  if (step === 'password') {
    submit('jane')
    store.dispatch(loginActions.passwordAsked())
  }
  await sayMore(store, page)
  return { page, submit, send, fail, login: () => store.getState().login }
}

const alert = () => document.querySelector('[role=alert]')

// (sign-in/before-react)
test('a problem of the name is said as React draws it, with the focus in the field', async () => {
  const { submit } = await begun('username')
  field('username').blur()
  submit('')
  expect(field('username')).toHaveFocus()
  expect(shown()).toBe(drawn('username', { code: 'enterUsername' }))
})

test.each<[problem: Problem]>([
  [{ code: 'wrongCredentials' }],
  [{ code: 'serverLater' }],
  [{ code: 'phoneNotRegistered' }],
])('%j after a password is said as React draws it', async problem => {
  const { send, fail } = await begun('password')
  send('secret')
  fail(problem)
  expect(shown()).toBe(drawn('password', problem))
})

test('what is missing of both is said at the name, and each field is wrong', async () => {
  const { send } = await begun('password')
  send('', '')
  expect(field('username')).toHaveFocus()
  expect(shown()).toBe(drawn('password', { code: 'enterBoth' }))
})

test('the refused password is selected, and the next key takes the problem back', async () => {
  const { send, fail, login } = await begun('password')
  field('password').value = 'secret'
  send('secret')
  fail({ code: 'wrongCredentials' })
  expect([field('password').selectionStart, field('password').selectionEnd]).toEqual([0, 6])
  field('password').dispatchEvent(new Event('input', { bubbles: true }))
  expect(login()).toEqual({ username: 'jane', step: 'password' })
  expect(alert()).toBeNull()
  expect(shown()).toBe(drawn('password'))
})

test('the next submit takes it back as well', async () => {
  const { send, fail } = await begun('password')
  send('')
  expect(alert()).toHaveTextContent('Please enter your password.')
  send('secret')
  expect(shown()).toBe(drawn('signingIn'))
  fail({ code: 'serverLater' })
  expect(alert()).toHaveTextContent('Server error. Please try later.')
})

test.each<[problem: Problem]>([
  [{ code: 'offline' }],
  [{ code: 'serverText', text: 'No.' }],
  [{ code: 'sessionLifespan' }],
  [{ code: 'tryAgainLater', until: { wallMs: Infinity, monotonicMs: Infinity } }],
])('%j waits for React', async problem => {
  const { page, send, fail } = await begun('password')
  send('secret')
  fail(problem)
  expect(page.shown).toBe('signingIn')
  expect(alert()).toBeNull()
})

test('what React has taken over is left alone', async () => {
  const { page, send, fail } = await begun('password')
  page.taken = true
  send('secret')
  fail({ code: 'wrongCredentials' })
  expect(alert()).toBeNull()
})
