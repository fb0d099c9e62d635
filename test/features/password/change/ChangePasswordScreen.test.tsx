import { combineReducers, configureStore, Tuple } from '@reduxjs/toolkit'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { ThemeProvider } from 'styled-components'
import { ChangePasswordScreen } from 'src/features/password/change/ChangePasswordScreen'
import { changePasswordSlice, type ChangeState } from 'src/features/password/change/changePasswordSlice'
import { theme } from 'src/styles/theme'
import { actingReducers } from 'test/support/actingReducers'
import { clearCookies } from 'test/support/clearCookies'
import { openApp } from 'test/support/openApp'
import 'test/support/patience'

test('Continue shows that it is waiting while the redirect to the web app is requested', async () => {
  const updated: ChangeState = { step: 'passwordUpdated' }
  const store = configureStore({
    reducer: combineReducers({ ...actingReducers, changePassword: changePasswordSlice.reducer }),
    preloadedState: { changePassword: updated },
    middleware: () => new Tuple(),
  })
  render(
    <Provider store={store}>
      <ThemeProvider theme={theme}>
        <ChangePasswordScreen />
      </ThemeProvider>
    </Provider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(screen.getByRole('button', { name: 'Please wait' })).toHaveFocus()
  expect(screen.getAllByRole('status').map(status => status.textContent)).toContain('Please wait')
  expect(screen.getByRole('heading', { name: 'Password updated' })).toBeInTheDocument()
})

describe('the introduction', () => {
  afterEach(clearCookies)

  const HOURS_MS = 3_600_000

  // (product/language-menu, product/culture)
  test('changing the language translates the cards and their times', async () => {
    const { user } = await openApp({
      path: '/signin/change-password',
      answers: {
        'GET /api/online/v1/sessions/devices': {
          body: [
            { id: 1, deviceName: 'Laptop', timeStamp: Date.now() - 2 * HOURS_MS, isLocal: true },
            { id: 2, deviceName: 'Phone', remoteWipeStatus: 'pending' },
          ],
        },
        'GET /api/online/v1/sessions/app-specific': { body: [] },
      },
    })
    expect(await screen.findByText('2 hours ago')).toBeInTheDocument()
    expect(screen.getByText('Nearby')).toBeInTheDocument()
    await user.tab()
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'de')
    expect(await screen.findByText('In der Nähe')).toBeInTheDocument()
    expect(screen.getByText('Fernlöschung: ausstehend')).toBeInTheDocument()
    expect(screen.getByText('vor 2 Stunden')).toHaveAttribute('lang', 'de-DE')
  })
})
