import { act, fireEvent, render, screen, within } from '@testing-library/react'
import type { ComponentProps, ComponentType } from 'react'
import { ThemeProvider } from 'styled-components'
import { companyActions } from 'src/features/company/companySlice'
import { ChangePasswordScreen } from 'src/features/password/change/ChangePasswordScreen'
import { NewPasswordForm } from 'src/features/password/form/NewPasswordForm'
import { ResetScreen } from 'src/features/password/reset/ResetScreen'
import { TemporaryScreen } from 'src/features/password/temporary/TemporaryScreen'
import { readPasswordRules } from 'src/services/passwordRules'
import { theme } from 'src/styles/theme'
import { actingReducers } from 'test/support/actingReducers'
import { renderScreen } from 'test/support/renderScreen'
import { sentence } from 'test/support/sentence'
import { setupUser } from 'test/support/setupUser'

const user = setupUser()

type Props = ComponentProps<typeof NewPasswordForm>

const form = (props: Partial<Props>) => (
  <ThemeProvider theme={theme}>
    <NewPasswordForm
      username="grace"
      button="Save password"
      busy={false}
      problem={undefined}
      onEdit={() => {}}
      onSubmit={() => {}}
      {...props}
    />
  </ThemeProvider>
)
const show = (props: Partial<Props> = {}) => render(form(props))
const button = () => screen.getByRole('button', { name: 'Save password' })

test.each([
  [false, 'To continue, meet all the rules above.'],
  [true, 'To continue, enter your old password and meet all the rules above.'],
])('an incomplete form disables its button, which describes why (old password: %s)', async (withOld, why) => {
  show({ withOld })
  expect(button()).toBeDisabled()
  expect(button()).toHaveAccessibleDescription(why)
  for (const label of withOld
    ? ['Old password', 'New password', 'Verify password']
    : ['New password', 'Verify password'])
    await user.type(screen.getByLabelText(label), 'Correct-Horse-9')
  expect(button()).toBeEnabled()
  expect(button()).not.toHaveAttribute('aria-describedby')
})

// (forms/show-password, password-change/show)
test('a shown password is hidden before any other listener receives the submit event', async () => {
  const onSubmit = jest.fn()
  show({ onSubmit })
  const fields = ['New password', 'Verify password'].map(label => screen.getByLabelText(label))
  for (const field of fields) await user.type(field, 'Correct-Horse-9')
  await user.click(screen.getByRole('checkbox', { name: 'Show password' }))
  const types = () => fields.map(field => field.getAttribute('type'))
  expect(types()).toEqual(['text', 'text'])
  const heard: unknown[] = []
  button()
    .closest('form')
    ?.addEventListener('submit', () => heard.push(...types()))
  await user.click(button())
  expect(heard).toEqual(['password', 'password'])
  expect(onSubmit).toHaveBeenCalledWith({ oldPassword: '', newPassword: 'Correct-Horse-9' })
  expect(screen.getByRole('checkbox', { name: 'Show password' })).not.toBeChecked()
})

// (password-change/wrong-old, accessibility/errors)
test('a wrong old password is reported at its own focused field and does not mark the new one', () => {
  show({ withOld: true, problem: { code: 'wrongOldPassword' } })
  const old = screen.getByLabelText('Old password')
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  expect(old).toHaveFocus()
  expect(old).toBeInvalid()
  expect(old).toHaveAccessibleDescription('Your old password is not correct.')
  for (const label of ['New password', 'Verify password']) expect(screen.getByLabelText(label)).toBeValid()
})

test('a prohibited new password is reported at its field', () => {
  show({ withOld: true, problem: { code: 'prohibitedPassword' } })
  const fresh = screen.getByLabelText('New password')
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  expect(fresh).toHaveFocus()
  expect(fresh).toBeInvalid()
  expect(screen.getByLabelText('Old password')).toBeValid()
})

test('any other problem is reported once and marks no field', () => {
  show({ withOld: true, problem: { code: 'serverTryLater' } })
  expect(screen.getAllByRole('alert')).toHaveLength(1)
  for (const label of ['Old password', 'New password', 'Verify password'])
    expect(screen.getByLabelText(label)).toBeValid()
})

// (password-change/rules-shown)
test('the rules describe their fields, and the description does not change as rules are met', async () => {
  show()
  const rules =
    'At least 9 characters A lowercase letter An uppercase letter A number A special character, such as ! @ $ or % No # or :'
  const fresh = screen.getByLabelText('New password')
  expect(fresh).toHaveAccessibleDescription(expect.stringContaining(rules))
  expect(screen.getByLabelText('Verify password')).toHaveAccessibleDescription('Both passwords match')
  await user.type(fresh, 'aB1')
  expect(fresh).toHaveAccessibleDescription(expect.stringContaining(rules))
  expect(screen.getByText('A number').parentElement).toHaveTextContent('A number (met)')
})

test.each([
  [{ 'New password': 'abc' }, 'New password', 'At least 9 characters, An uppercase letter, A number'],
  [{ 'New password': 'Correct-Horse-9' }, 'Verify password', 'Both passwords match'],
])('Enter lists the rules that are not met at the first field concerned (%#)', async (typed, at, missing) => {
  const onSubmit = jest.fn()
  show({ onSubmit })
  for (const [label, text] of Object.entries(typed)) await user.type(screen.getByLabelText(label), text)
  expect(screen.queryByRole('alert')).toBeNull()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('alert')).toHaveTextContent(`To continue, meet all the rules above. ${missing}`)
  const field = screen.getByLabelText(at)
  expect(field).toHaveFocus()
  expect(field).toBeInvalid()
  expect(onSubmit).not.toHaveBeenCalled()
  await user.type(field, 'x')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a missing old password is reported first; Enter on the checkbox to show it reports nothing', async () => {
  show({ withOld: true })
  screen.getByRole('checkbox', { name: 'Show password' }).focus()
  await user.keyboard('{Enter}')
  expect(screen.queryByRole('alert')).toBeNull()
  await user.type(screen.getByLabelText('New password'), 'abc{Enter}')
  expect(screen.getByLabelText('Old password')).toHaveFocus()
})

test('the form announces once, one second after the last rule is met, that all rules are met', async () => {
  show()
  for (const label of ['New password', 'Verify password'])
    await user.type(screen.getByLabelText(label), 'Correct-Horse-9')
  expect(screen.queryByText('All password rules are met.')).toBeNull()
  expect(await screen.findByText('All password rules are met.')).toHaveRole('status')
})

test.each<[what: string, props: Partial<Props>]>([
  ['a failure', { problem: { code: 'serverTryLater' } }],
  ['a running call', { busy: true }],
])('the rules are not announced during %s', (_what, props) => {
  jest.useFakeTimers()
  show(props)
  for (const label of ['New password', 'Verify password'])
    fireEvent.input(screen.getByLabelText(label), { target: { value: 'Correct-Horse-9' } })
  act(() => jest.advanceTimersByTime(5000))
  expect(screen.queryByText('All password rules are met.')).toBeNull()
  jest.useRealTimers()
})

const ruled = (says: object): Partial<Props> => {
  const rules = readPasswordRules(says)
  return rules ? { rules } : {}
}
const listed = () => within(screen.getAllByRole('list')[0] as HTMLElement).getAllByRole('listitem')

// (password-change/company-rules)
test('the company’s rules are shown, marked and described in place of the built-in ones', async () => {
  const kinds = ['lowercase', 'uppercase', 'digit', 'special']
  show(
    ruled({ minLength: 12, maxLength: 64, kinds, kindsNeeded: 3, special: '!?', forbidden: ['#', 'harbor'] }),
  )
  expect(listed().map(item => item.textContent)).toEqual([
    'Minimum length: 12',
    'Maximum length: 64',
    'At least 3 of these 4 kinds',
    'A lowercase letter',
    'An uppercase letter',
    'A number',
    'One of these characters: ! ?',
    'None of these: # harbor',
  ])
  const fresh = screen.getByLabelText('New password')
  expect(fresh).toHaveAccessibleDescription(expect.stringContaining('At least 3 of these 4 kinds'))
  expect(fresh).toHaveAttribute('minlength', '12')
  expect(fresh).not.toHaveAttribute('maxlength')
  await user.type(fresh, 'Harbor')
  expect(screen.getByText(sentence('None of these: # harbor')).parentElement).toHaveTextContent(/harbor$/)
  await user.clear(fresh)
  await user.type(fresh, 'Abcdefghijk1')
  expect(screen.getByText('At least 3 of these 4 kinds').parentElement).toHaveTextContent('kinds (met)')
  expect(screen.getByText(sentence('One of these characters: ! ?')).parentElement).toHaveTextContent(/\?$/)
  await user.type(screen.getByLabelText('Verify password'), 'Abcdefghijk1')
  expect(button()).toBeEnabled()
})

const phone = { username: 'ada', info: { reference: '67', isGuest: false }, phone: '', visit: 1 }

test.each<[name: string, Screen: ComponentType, slice: string, state: object]>([
  ['the reset', ResetScreen, 'resetPassword', { ...phone, step: 'createPassword' }],
  ['the temporary password', TemporaryScreen, 'temporaryPassword', { step: 'editing', visit: 1 }],
  ['the change', ChangePasswordScreen, 'changePassword', { step: 'updateOldPassword' }],
])(
  '%s uses the rules of the settings, even if they load late or disappear',
  (_name, Screen, slice, state) => {
    const { dispatch } = renderScreen(<Screen />, { ...actingReducers, [slice]: () => state })
    expect(screen.getByText('At least 9 characters')).toBeInTheDocument()
    dispatch(companyActions.settingsLoaded({ passwordRules: { minLength: 15 } }))
    expect(screen.getByText('Minimum length: 15')).toBeInTheDocument()
    dispatch(companyActions.settingsLoaded({}))
    expect(screen.getByText('At least 9 characters')).toBeInTheDocument()
  },
)

test('the strength meter stays if the company requires all four character kinds', () => {
  show(ruled({ kinds: ['special', 'lowercase', 'uppercase', 'digit'] }))
  expect(screen.getByRole('meter')).toBeInTheDocument()
})

test('the company’s text is part of the rules’ description', () => {
  show(ruled({ texts: { de: 'Kein Kennwort von anderswo.', 'en-US': 'No password of elsewhere.' } }))
  expect(screen.getByLabelText('New password')).toHaveAccessibleDescription('No password of elsewhere.')
  expect(screen.getByText('No password of elsewhere.')).not.toHaveAttribute('lang')
  expect(screen.getAllByRole('list')).toHaveLength(1)
})

test('the company’s text is hidden if it exists neither in the user’s language nor in English', () => {
  show(ruled({ texts: { de: 'Kein Kennwort von anderswo.' } }))
  expect(screen.getByLabelText('New password')).not.toHaveAttribute('aria-describedby')
})

// (password-change/server-words)
test('the server’s message is shown at the focused field of the new password', () => {
  show({ withOld: true, problem: { code: 'serverText', text: 'Kein Name von uns.', lang: 'de' } })
  const fresh = screen.getByLabelText('New password')
  expect(fresh).toHaveFocus()
  expect(fresh).toBeInvalid()
  expect(screen.getByText('Kein Name von uns.')).toHaveAttribute('lang', 'de')
})
