import { fireEvent, screen, waitFor } from '@testing-library/react'
import { replaceLocation } from 'src/services/browser/navigation'
import { heldAnswer, openApp } from 'test/support/openApp'
import { alert, beginAnew, button, LOGIN, password, toPassword, username } from 'test/support/signInForm'

jest.mock('src/services/browser/navigation', () => ({
  ...jest.requireActual<object>('src/services/browser/navigation'),
  assignLocation: jest.fn(),
  replaceLocation: jest.fn(),
}))

beforeEach(beginAnew)

describe('the password step', () => {
  // (forms/stable-names)
  test('keeps the username in the same form and focuses the password', async () => {
    const opened = await openApp()
    await toPassword(opened)
    expect(password()).toHaveFocus()
    expect(password()).toMatchObject({ type: 'password', name: 'password', id: 'password' })
    expect(password()).toHaveAttribute('autocomplete', 'current-password')
    expect(password()).not.toHaveAttribute('maxlength')
    expect(username()).toHaveValue('jane')
    expect(password().form).toBe(username().form)
    expect(button('Sign in')).toHaveAttribute('type', 'submit')
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  })

  // (sign-in/entry)
  test('rejects an empty password', async () => {
    const opened = await openApp()
    await toPassword(opened)
    await opened.user.click(button('Sign in'))
    expect(await alert()).toHaveTextContent(/^Please enter your password\.$/)
    expect(password()).toHaveFocus()
    expect(password()).toHaveAccessibleDescription('Please enter your password.')
    expect(username()).not.toHaveAttribute('aria-invalid')
    expect(opened.asked(LOGIN)).toEqual([])
  })

  test('rejects an empty form after a script has cleared the username without an event', async () => {
    const opened = await openApp()
    await toPassword(opened)
    username().value = ' '
    await opened.user.click(button('Sign in'))
    expect(await alert()).toHaveTextContent(/^Please enter your username and password\.$/)
    expect(username()).toHaveFocus()
    expect(password()).toHaveAttribute('aria-invalid', 'true')
    await opened.user.type(password(), 'x')
    username().value = ''
    await opened.user.click(button('Sign in'))
    expect(await alert()).toHaveTextContent(/^Please enter your username\.$/)
  })

  // (sign-in/edit-resets)
  test('returns to the username step if the username is edited', async () => {
    const opened = await openApp()
    await toPassword(opened)
    await opened.user.type(password(), 's3cret')
    await opened.user.type(username(), 't')
    expect(button('Next')).toBeInTheDocument()
    expect(screen.queryByLabelText('Password')).toBeNull()
    await opened.user.click(button('Next'))
    expect(await screen.findByLabelText('Password')).toHaveValue('')
  })

  test('ignores a password manager that fills in the same username', async () => {
    const opened = await openApp()
    await toPassword(opened)
    fireEvent.input(username(), { target: { value: 'jane' } })
    fireEvent.input(password(), { target: { value: 'Harbor-2026!' } })
    expect(password()).toHaveValue('Harbor-2026!')
    expect(button('Sign in')).toBeInTheDocument()
  })

  // (forms/one-call, forms/password-untouched)
  test('sends the password as typed, once, and shows Please wait meanwhile', async () => {
    const answer = heldAnswer({ status: 401 })
    const opened = await openApp({ answers: { [LOGIN]: answer.answer } })
    const { user, asked } = opened
    await toPassword(opened)
    await user.type(password(), ' S3cret ')
    await user.keyboard('{Enter}{Enter}')
    expect(button('Please wait')).toBeInTheDocument()
    expect(password()).toHaveAttribute('readonly')
    expect(username()).toHaveAttribute('readonly')
    await user.click(button('Please wait'))
    answer.release()
    await alert()
    expect(asked(LOGIN).map(({ json }) => json)).toEqual([{ userName: 'jane', password: ' S3cret ' }])
  })

  // (sign-in/refused, forms/refused-selected)
  test('reports a wrong password, and keeps and selects it, so that typing replaces it', async () => {
    const opened = await openApp({ answers: { [LOGIN]: { status: 401 } } })
    const { user, asked } = opened
    await toPassword(opened)
    await user.type(password(), 'wrong{Enter}')
    expect(await alert()).toHaveTextContent(/^Username\/Password combination was wrong\. Please try again\.$/)
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    expect(password()).toHaveValue('wrong')
    expect(password()).toHaveAttribute('type', 'password')
    expect(password()).toHaveFocus()
    expect(username()).toHaveValue('jane')
    await user.keyboard('r')
    expect(screen.queryByRole('alert')).toBeNull()
    await user.keyboard('ight{Enter}')
    await alert()
    expect(asked(LOGIN).map(({ json }) => (json as { password: string }).password)).toEqual([
      'wrong',
      'right',
    ])
  })

  // (forms/password-leaves)
  test('removes the form and the password after success, and sets the cookies', async () => {
    const opened = await openApp({ path: '/signin/?back=%2Fonline%2Fmail%2Flogin' })
    await toPassword(opened)
    await opened.user.type(password(), 's3cret-7{Enter}')
    await waitFor(() => expect(replaceLocation).toHaveBeenCalledWith(`${opened.origin}/online/mail`))
    expect(replaceLocation).toHaveBeenCalledTimes(1)
    expect(screen.queryByLabelText('Password')).toBeNull()
    expect(screen.queryByRole('form')).toBeNull()
    expect(document.cookie.split('; ').sort()).toEqual([
      'authenticationMode=simple',
      'lastLoginUsername=jane',
      'rememberMeInfo=jane',
      'userId=u-7',
    ])
    const kept = JSON.stringify([
      opened.store.getState(),
      Object.entries(sessionStorage),
      Object.entries(localStorage),
      window.location.href,
    ])
    expect(kept).not.toContain('s3cret-7')
  })
})
