import { act, screen } from '@testing-library/react'
import { loginActions } from 'src/features/signIn/loginSlice'
import { openApp } from 'test/support/openApp'
import { alert, beginAnew, button, username } from 'test/support/signInForm'

beforeEach(beginAnew)

// (passkeys/sign-in, waits/facts)
test('after an accepted passkey, the form waits for the checks under the name in the answer', async () => {
  const { user, store } = await openApp()
  await user.type(username(), 'jan')
  act(() => void store.dispatch(loginActions.personProven('grace')))
  expect(username()).toHaveValue('grace')
  expect(username()).toHaveAttribute('readonly')
  expect(button('Please wait')).toHaveAttribute('type', 'submit')
  expect(screen.queryByLabelText('Password')).toBeNull()
  expect(screen.queryByText('Opening Harbor…')).toBeNull()
})

test('if a check fails after an accepted passkey, the form works again and keeps the name', async () => {
  const { store } = await openApp()
  act(() => void store.dispatch(loginActions.personProven('grace')))
  act(() => void store.dispatch(loginActions.failed({ code: 'serverLater' })))
  expect(await alert()).toHaveTextContent('Server error. Please try later.')
  expect(username()).toHaveValue('grace')
  expect(username()).not.toHaveAttribute('readonly')
  expect(button('Next')).toHaveAttribute('type', 'submit')
})
