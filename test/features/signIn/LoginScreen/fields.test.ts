import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { heldAnswer, openApp } from 'test/support/openApp'
import {
  alert,
  beginAnew,
  button,
  LOGIN,
  OPTIONS,
  password,
  toPassword,
  username,
} from 'test/support/signInForm'

jest.mock('src/services/browser/navigation', () => ({
  ...jest.requireActual<object>('src/services/browser/navigation'),
  assignLocation: jest.fn(),
  replaceLocation: jest.fn(),
}))

beforeEach(beginAnew)

describe('the sign-in fields', () => {
  test('accept a value that a script sets with an event', async () => {
    const { user, asked } = await openApp()
    username().value = 'autofilled'
    fireEvent(username(), new Event('input', { bubbles: true }))
    await user.click(button('Next'))
    await screen.findByLabelText('Password')
    expect(asked(OPTIONS)[0]?.query).toEqual({ username: 'autofilled' })
  })

  test('accept a value that was filled in without an event', async () => {
    const opened = await openApp()
    await toPassword(opened)
    password().value = 'filled'
    await opened.user.click(button('Sign in'))
    await waitFor(() =>
      expect(opened.asked(LOGIN)[0]?.json).toEqual({ userName: 'jane', password: 'filled' }),
    )
  })

  // (forms/paste)
  test('accept a pasted value', async () => {
    const opened = await openApp()
    await opened.user.click(username())
    await opened.user.paste('jane')
    await opened.user.click(button('Next'))
    await opened.user.click(await screen.findByLabelText('Password'))
    await opened.user.paste('p'.repeat(100))
    expect(password()).toHaveValue('p'.repeat(100))
  })

  test('lose the password when the page is hidden', async () => {
    const opened = await openApp()
    await toPassword(opened)
    await opened.user.type(password(), 's3cret')
    act(() => void window.dispatchEvent(new Event('pagehide')))
    expect(password()).toHaveValue('')
    expect(username()).toHaveValue('jane')
  })

  test('show a hint while caps lock is on', async () => {
    const opened = await openApp()
    await toPassword(opened)
    await opened.user.keyboard('{CapsLock}a')
    expect(screen.getByText('Caps lock is on.')).toBeInTheDocument()
    await opened.user.keyboard('{CapsLock}a')
    expect(screen.queryByText('Caps lock is on.')).toBeNull()
  })

  test('have a prefilled username, which is not submitted automatically', async () => {
    const { asked } = await openApp({ path: '/signin/?back=%2Fonline%2F%3Fusername%3D%E2%80%AEjane' })
    expect(username()).toHaveValue('jane')
    expect(username()).toHaveFocus()
    expect(asked(OPTIONS)).toEqual([])
  })

  // (forms/asked-once)
  test('pass the username on to a forgotten password, and Back restores it', async () => {
    const { user, history } = await openApp()
    await user.type(username(), 'jane')
    await user.click(screen.getByRole('link', { name: 'Forgot password?' }))
    expect(history.location.pathname).toBe('/signin/forget-password')
    await waitFor(() => expect(sessionStorage.getItem('foyer.username')).toBe('"jane"'))
    act(() => history.back())
    expect(await screen.findByRole('textbox', { name: 'Username' })).toHaveValue('jane')
  })

  test('restore a username that was only typed after a visit to the help form', async () => {
    const { user, history, store } = await openApp()
    await user.type(username(), 'jane')
    act(() => void store.dispatch(sessionEvents.routeFollowed('/help/support-form')))
    act(() => history.back())
    expect(await screen.findByRole('textbox', { name: 'Username' })).toHaveValue('jane')
  })
})

const eye = () => button('Show password')
/** The button arrives in a separate chunk, after the field is painted. */
const eyeShown = () => screen.findByRole('button', { name: 'Show password' })

// (forms/show-password)
describe('the button to show the password', () => {
  test('shows and hides the password and keeps its value, caret and focus', async () => {
    const opened = await openApp()
    await toPassword(opened)
    await opened.user.keyboard('s3cret')
    await eyeShown()
    password().setSelectionRange(2, 4)
    for (const [shown, type] of [
      ['true', 'text'],
      ['false', 'password'],
    ]) {
      await opened.user.click(eye())
      expect(eye()).toHaveAttribute('aria-pressed', shown)
      expect(password()).toMatchObject({ type, value: 's3cret', selectionStart: 2, selectionEnd: 4 })
      expect(password()).toHaveFocus()
    }
  })

  test('follows the field in the tab order', async () => {
    const opened = await openApp()
    await toPassword(opened)
    await eyeShown()
    await opened.user.tab()
    expect(eye()).toHaveFocus()
    await opened.user.keyboard(' ')
    expect(eye()).toHaveAttribute('aria-pressed', 'true')
    expect(eye()).toHaveFocus()
  })

  test('is reset by a submit, and stays off after a rejection', async () => {
    const answer = heldAnswer({ status: 401 })
    const opened = await openApp({ answers: { [LOGIN]: answer.answer } })
    await toPassword(opened)
    await opened.user.keyboard('s3cret')
    await opened.user.click(await eyeShown())
    await opened.user.keyboard('{Enter}')
    expect(password()).toHaveAttribute('type', 'password')
    answer.release()
    await alert()
    expect(password()).toMatchObject({ type: 'password', value: 's3cret' })
    expect(eye()).toHaveAttribute('aria-pressed', 'false')
    expect(opened.asked(LOGIN)[0]?.json).toEqual({ userName: 'jane', password: 's3cret' })
  })

  test('stays on while the password is edited, whatever else changes', async () => {
    const opened = await openApp({ answers: { [LOGIN]: { status: 401 } } })
    await toPassword(opened)
    await opened.user.keyboard('s3cret{Enter}')
    await alert()
    await opened.user.click(await eyeShown())
    await opened.user.keyboard('{CapsLock}X')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(password()).toMatchObject({ type: 'text', value: 'X', selectionStart: 1 })
    expect(eye()).toHaveAttribute('aria-pressed', 'true')
  })

  test('is off for another username', async () => {
    const opened = await openApp()
    await toPassword(opened)
    await opened.user.click(await eyeShown())
    await opened.user.type(screen.getByLabelText('Username'), 'x')
    await opened.user.keyboard('{Enter}')
    expect(await screen.findByLabelText('Password')).toHaveAttribute('type', 'password')
  })

  test('is not a submit button and is missing on the username step', async () => {
    const opened = await openApp()
    expect(screen.queryByRole('button', { name: 'Show password' })).toBeNull()
    await toPassword(opened)
    fireEvent.click(await eyeShown())
    expect(opened.asked(LOGIN)).toEqual([])
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
