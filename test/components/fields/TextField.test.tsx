import { render, screen } from '@testing-library/react'
import { ThemeProvider } from 'styled-components'
import { TextField, type TextFieldProps } from 'src/components/fields/TextField'
import { theme } from 'src/styles/theme'

const show = (props: Partial<TextFieldProps>) =>
  render(
    <ThemeProvider theme={theme}>
      <p id="rules">Nine characters.</p>
      <p id="problem">Too short.</p>
      <TextField id="field" label="Password" {...props} />
    </ThemeProvider>,
  )
const field = () => screen.getByLabelText('Password')

test.each<[rule: string, props: Partial<TextFieldProps>, description: string, invalid: string | null]>([
  ['a plain field has no description', {}, '', null],
  ['a hint is the description', { 'aria-describedby': 'rules' }, 'Nine characters.', null],
  ['a problem is the description', { problemId: 'problem' }, 'Too short.', 'true'],
  [
    'a problem replaces the hint in the description',
    { problemId: 'problem', 'aria-describedby': 'rules' },
    'Too short.',
    'true',
  ],
])('%s', (_rule, props, description, invalid) => {
  show(props)
  expect(field()).toHaveAccessibleDescription(description)
  expect(field().getAttribute('aria-invalid')).toBe(invalid)
})
