import { fireEvent, screen } from '@testing-library/react'
import { held, openApp } from 'test/support/openApp'
import { alert, beginAnew, button, LOGIN, password, toPassword } from 'test/support/signInForm'

beforeEach(beginAnew)

const eye = () => button('Show password')
/** It comes after the field is painted, in a chunk of its own. */
const eyeShown = () => screen.findByRole('button', { name: 'Show password' })

// (forms/show-password)
describe('the eye of the password', () => {
  test('shows and hides what was typed, with value, caret and focus as they were', async () => {
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

  test('the keyboard reaches it right after the field', async () => {
    const opened = await openApp()
    await toPassword(opened)
    await eyeShown()
    await opened.user.tab()
    expect(eye()).toHaveFocus()
    await opened.user.keyboard(' ')
    expect(eye()).toHaveAttribute('aria-pressed', 'true')
    expect(eye()).toHaveFocus()
  })

  test('a submit sends nothing but a password field, and a refused one stays hidden', async () => {
    const answer = held({ status: 401 })
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

  test('a password that is shown stays so while it is edited, whatever else changes', async () => {
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

  test('another username begins with a hidden password', async () => {
    const opened = await openApp()
    await toPassword(opened)
    await opened.user.click(await eyeShown())
    await opened.user.type(screen.getByLabelText('Username'), 'x')
    await opened.user.keyboard('{Enter}')
    expect(await screen.findByLabelText('Password')).toHaveAttribute('type', 'password')
  })

  test('it is not a submit, and the username step has none', async () => {
    const opened = await openApp()
    expect(screen.queryByRole('button', { name: 'Show password' })).toBeNull()
    await toPassword(opened)
    fireEvent.click(await eyeShown())
    expect(opened.asked(LOGIN)).toEqual([])
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
