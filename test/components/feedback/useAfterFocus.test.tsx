import { act, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { ThemeProvider } from 'styled-components'
import { ProblemAlert } from 'src/components/feedback/ProblemAlert'
import { TextField } from 'src/components/fields/TextField'
import type { Problem } from 'src/constants/problems'
import { createStore } from 'src/store/createStore'
import { theme } from 'src/styles/theme'

jest.unmock('src/components/feedback/useAfterFocus')

const WORDS = 'Please enter your username.'
const { store } = createStore()

const fieldWith = (problem: Problem | undefined) => (
  <Provider store={store}>
    <ThemeProvider theme={theme}>
      <TextField
        id="field"
        label="Username"
        problemId={problem && 'problem'}
        below={<ProblemAlert id="problem" problem={problem} line />}
      />
    </ThemeProvider>
  </Provider>
)

// (accessibility/errors)
test('an error is seen at once; a moment later it is an alert and describes its field, until it goes', () => {
  jest.useFakeTimers()
  const { rerender } = render(fieldWith(undefined))
  const field = screen.getByLabelText('Username')
  rerender(fieldWith({ code: 'enterUsername' }))
  expect(screen.getByText(WORDS)).toBeInTheDocument()
  expect(field).toBeInvalid()
  act(() => jest.advanceTimersByTime(99))
  expect(field).toHaveAccessibleDescription('')
  expect(screen.queryByRole('alert')).toBeNull()
  act(() => jest.advanceTimersByTime(1))
  expect(field).toHaveAccessibleDescription(WORDS)
  expect(screen.getByRole('alert')).toHaveTextContent(WORDS)
  rerender(fieldWith(undefined))
  expect(field).toHaveAccessibleDescription('')
  expect(screen.queryByRole('alert')).toBeNull()
  jest.useRealTimers()
})
