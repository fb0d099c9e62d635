import { combineReducers, configureStore, Tuple } from '@reduxjs/toolkit'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { ThemeProvider } from 'styled-components'
import { ChangeForm } from 'src/features/password/change/ChangeForm'
import { changePasswordSlice, type ChangeState } from 'src/features/password/change/changePasswordSlice'
import { recordSlice } from 'src/features/record/recordSlice'
import { loadMessages } from 'src/messages/catalogue'
import { theme } from 'src/styles/theme'

beforeAll(loadMessages)

test('Continue shows that it is waiting while the redirect to the web app is requested', async () => {
  const updated: ChangeState = { step: 'passwordUpdated', visit: 1 }
  const store = configureStore({
    reducer: combineReducers({ changePassword: changePasswordSlice.reducer, record: recordSlice.reducer }),
    preloadedState: { changePassword: updated },
    middleware: () => new Tuple(),
  })
  render(
    <Provider store={store}>
      <ThemeProvider theme={theme}>
        <ChangeForm />
      </ThemeProvider>
    </Provider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(screen.getByRole('button', { name: 'Please wait' })).toHaveFocus()
  expect(screen.getAllByRole('status').map(status => status.textContent)).toContain('Please wait')
  expect(screen.getByRole('heading', { name: 'Password updated' })).toBeInTheDocument()
})
