import { screen } from '@testing-library/react'
import type { ServedAnswer } from 'test/support/server'
import { openApp } from 'test/support/openApp'
import 'test/support/patience'

beforeEach(() => sessionStorage.clear())

const PASSWORD = 'Correct-Horse-9'

async function change(answer: ServedAnswer) {
  const app = await openApp({
    path: '/signin/reset-temp-password',
    answers: { 'POST /api/onboarding/v2/password': answer },
  })
  await screen.findByRole('heading', { name: 'Change your password' })
  await app.user.type(screen.getByLabelText('New password'), PASSWORD)
  await app.user.type(screen.getByLabelText('Verify password'), PASSWORD)
  await app.user.click(screen.getByRole('button', { name: 'Save password' }))
  return { app, alert: await screen.findByRole('alert') }
}

test('if the password was already created, a link leads to the sign-in page', async () => {
  const { app, alert } = await change({ status: 403 })
  expect(alert).toHaveTextContent('Your password was already created. Please refresh the page to continue.')
  await app.user.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByRole('textbox', { name: 'Username' })).toBeInTheDocument()
})

// (password-change/temporary-answers)
test('an expired session is reported on the sign-in page, not as an invalid password', async () => {
  const { alert } = await change({ status: 401 })
  expect(alert).toHaveTextContent('Please sign in again.')
  expect(await screen.findByRole('textbox', { name: 'Username' })).toBeInTheDocument()
})

test('after any other rejection the form stays and can be submitted again', async () => {
  await change({ status: 400 })
  expect(screen.queryByRole('button', { name: 'Sign in' })).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Save password' })).toBeInTheDocument()
})
