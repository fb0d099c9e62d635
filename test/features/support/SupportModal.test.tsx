import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { installDialogs } from 'test/support/installDialogs'
import { type Answers, openApp } from 'test/support/openApp'

const INFO = 'GET /api/online/v1/support/get-info'
const FORM = 'POST /api/online/v1/support/form'
const DESK: Answers = { [INFO]: { body: { email: 'support@harbor.example' } }, [FORM]: {} }
const REQUIRED = 'This field is required'

beforeAll(installDialogs)
beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

async function openForm(answers: Answers = {}) {
  const app = await openApp({ answers: { ...DESK, ...answers } })
  await app.user.click(screen.getByRole('link', { name: 'Get help' }))
  const dialog = await screen.findByRole('dialog', { name: 'Get help. Get back to work.' })
  await within(dialog).findByLabelText('Description')
  const field = (label: string) => within(dialog).getByLabelText<HTMLInputElement>(label)
  const enter = async (label: string, text: string) => {
    field(label).focus()
    await app.user.paste(text)
  }
  const fill = async () => {
    await enter('Name', 'Grace Hopper')
    await enter('Email', 'grace@harbor.example')
    await enter('Phone', '12025550199')
    await enter('Description', 'No code comes.')
  }
  const submit = () => app.user.click(within(dialog).getByRole('button', { name: 'Submit' }))
  return { ...app, dialog, field, enter, fill, submit }
}

test('the modal focuses its first field, which the heading describes', async () => {
  const { dialog, field } = await openForm()
  expect(field('Name')).toHaveFocus()
  expect(field('Name')).toHaveAccessibleDescription('Get help. Get back to work.')
  expect(within(dialog).queryByRole('alert')).toBeNull()
  expect(within(dialog).getByRole('button', { name: 'Close' })).toBeVisible()
})

test('an invalid field is focused and described only by its own message', async () => {
  const { dialog, field, submit } = await openForm()
  expect(within(dialog).queryByRole('alert')).toBeNull()
  await submit()
  expect(within(dialog).getAllByRole('alert')).toHaveLength(1)
  expect(field('Name')).toHaveFocus()
  expect(field('Name')).toBeInvalid()
  expect(field('Name')).toHaveAccessibleDescription(REQUIRED)
  expect(field('Email')).toBeValid()
})

// (support/required)
test('required fields are marked, and the company field is described as optional', async () => {
  const { field } = await openForm()
  for (const label of ['Name', 'Email', 'Phone', 'Description']) expect(field(label)).toBeRequired()
  expect(field('Company')).not.toBeRequired()
  expect(field('Company')).toHaveAccessibleDescription('Optional')
})

// (support/on-blur)
test('leaving the form by Tab flags the empty field, and a press on a button beside it flags none', async () => {
  const { dialog, field, user } = await openForm()
  const beside = document.createElement('button')
  dialog.append(beside)
  expect(field('Name')).toHaveFocus()
  await user.tab({ shift: true })
  expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus()
  expect(field('Name')).toBeInvalid()
  field('Email').focus()
  await user.click(beside)
  expect(field('Email')).toBeValid()
})

test('the error of the email field replaces its hint', async () => {
  const { field, enter, submit } = await openForm()
  expect(field('Email')).toHaveAccessibleDescription('An address that you can read now.')
  await enter('Name', 'Grace Hopper')
  await submit()
  expect(field('Email')).toHaveAccessibleDescription(REQUIRED)
  expect(field('Email').parentElement).toContainElement(screen.getByRole('alert'))
})

test('the description field is described by its error and its character count', async () => {
  const { field, user } = await openForm()
  expect(field('Description')).toHaveAccessibleDescription('0 of 512 characters')
  await user.click(field('Description'))
  await user.tab()
  expect(field('Description')).toHaveAccessibleDescription(`${REQUIRED} 0 of 512 characters`)
})

test('values that a script sets are sent, and a description that is too long is cut', async () => {
  const { dialog, field, submit, asked } = await openForm()
  const put = (label: string, text: string) => {
    field(label).value = text
    fireEvent(field(label), new Event('input', { bubbles: true }))
  }
  put('Name', 'Grace')
  put('Email', 'grace@harbor.example')
  put('Phone', '12025550199')
  put('Description', 'x'.repeat(600))
  expect(field('Description')).toHaveValue('x'.repeat(512))
  expect(within(dialog).getByText('512 of 512 characters')).toBeInTheDocument()
  put('Description', 'x'.repeat(600))
  expect(field('Description')).toHaveValue('x'.repeat(512))
  await submit()
  await within(dialog).findByRole('button', { name: 'Done' })
  expect(asked(FORM).map(({ json }) => json)).toEqual([
    {
      displayName: 'Grace',
      email: 'grace@harbor.example',
      phone: '+12025550199',
      description: 'x'.repeat(512),
      company: '',
    },
  ])
})

test('the room left in the description is announced every ten characters from twenty on', async () => {
  const { dialog, field, user } = await openForm()
  field('Description').focus()
  await user.paste('x'.repeat(491))
  const announced = new Set<string>()
  for (let left = 21; left > 0; left -= 1) {
    await user.keyboard('y')
    for (const { textContent } of within(dialog).getAllByRole('status'))
      if (/left/.test(textContent)) announced.add(textContent)
  }
  expect([...announced]).toEqual(['20 characters left', '10 characters left', '0 characters left'])
})

test('the input survives an error, which is announced once and cleared by the next key', async () => {
  const { dialog, field, fill, submit, user } = await openForm({ [FORM]: { status: 500 } })
  await fill()
  await submit()
  const alert = await within(dialog).findByRole('alert')
  expect(alert).toHaveTextContent('We have trouble contacting support server, please try again later.')
  expect(within(dialog).getAllByRole('alert')).toHaveLength(1)
  expect([field('Name').value, field('Phone').value]).toEqual(['Grace Hopper', '+1 202 555 0199'])
  await user.type(field('Description'), '!')
  expect(within(dialog).queryByRole('alert')).toBeNull()
})

test('an accepted ticket is announced as a status, and the heading has the focus', async () => {
  const { dialog, fill, submit, asked } = await openForm()
  await fill()
  await submit()
  await within(dialog).findByRole('button', { name: 'Done' })
  expect(within(dialog).getByRole('status')).toHaveTextContent(/^Your ticket has been confirmed\./)
  expect(within(dialog).getByRole('heading', { level: 1 })).toHaveFocus()
  expect(asked(FORM)).toHaveLength(1)
})

test('Escape closes the modal; its fields are removed after 500 ms', async () => {
  const { dialog, field, user } = await openForm()
  await user.type(field('Name'), 'Grace')
  jest.useFakeTimers()
  act(() => {
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
  })
  act(() => jest.advanceTimersByTime(499))
  expect(dialog.isConnected).toBe(true)
  act(() => jest.advanceTimersByTime(1))
  expect(dialog.isConnected).toBe(false)
  jest.useRealTimers()
  await user.click(screen.getByRole('link', { name: 'Get help' }))
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue(''))
})

// A step without a time limit is unusable, which aborts the sign-in (factors/countdown).
const UNUSABLE = { mfa: [{ type: 'sms' }] }

// (support/phone-beside, storage/next-person)
test('after an aborted sign-in, the support form begins with the name that the next user types', async () => {
  const { user, unmount } = await openApp({
    answers: {
      'POST /api/auth/v2/login': { status: 202, body: {} },
      'GET /api/auth/v2/session-status': { status: 202, body: UNUSABLE },
      'GET /api/online/v1/support/get-info': { body: { email: 'support@harbor.example' } },
    },
  })
  await user.type(screen.getByLabelText('Username'), 'ada{Enter}')
  await user.type(await screen.findByLabelText('Password'), 'secret{Enter}')
  await screen.findByRole('alert')
  const field = screen.getByLabelText('Username')
  expect(field).toHaveValue('ada')
  await user.clear(field)
  await user.type(field, 'bob')
  await user.click(screen.getByRole('link', { name: 'Get help' }))
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByLabelText('Name')).toHaveValue('bob')
  unmount()
})
