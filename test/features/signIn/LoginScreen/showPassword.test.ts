import { fireEvent, screen } from '@testing-library/react'
import { heldAnswer, openApp } from 'test/support/openApp'
import { alert, beginAnew, button, LOGIN, password, toPassword } from 'test/support/signInForm'

beforeEach(beginAnew)

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
