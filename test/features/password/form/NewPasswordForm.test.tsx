import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ThemeProvider } from 'styled-components'
import { NewPasswordForm } from 'src/features/password/form/NewPasswordForm'
import { loadMessages } from 'src/messages/catalogue'
import { theme } from 'src/styles/theme'

beforeAll(loadMessages)

const button = () => screen.getByRole('button', { name: 'Save password' })

test.each([
  [false, 'To continue, meet all the rules above.'],
  [true, 'To continue, enter your old password and meet all the rules above.'],
])(
  'a form that is not complete disables its button, which says why (old password: %s)',
  async (withOld, why) => {
    render(
      <ThemeProvider theme={theme}>
        <NewPasswordForm
          username="grace"
          withOld={withOld}
          button="Save password"
          busy={false}
          problem={undefined}
          onEdit={() => {}}
          onSubmit={() => {}}
        />
      </ThemeProvider>,
    )
    expect(button()).toBeDisabled()
    expect(button()).toHaveAccessibleDescription(why)
    for (const label of withOld
      ? ['Old password', 'New password', 'Verify password']
      : ['New password', 'Verify password'])
      await userEvent.type(screen.getByLabelText(label), 'Correct-Horse-9')
    expect(button()).toBeEnabled()
    expect(button()).not.toHaveAttribute('aria-describedby')
  },
)
