import { type Action, combineReducers, configureStore, type Middleware, Tuple } from '@reduxjs/toolkit'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { ThemeProvider } from 'styled-components'
import { autoLoginSlice } from 'src/features/autoLogin/autoLoginSlice'
import { HostQuestion } from 'src/features/autoLogin/HostQuestion'
import { theme } from 'src/styles/theme'
import { recordState } from 'test/support/appState'

function show() {
  const seen: string[] = []
  const note: Middleware = () => next => action => {
    seen.push((action as Action).type)
    return next(action)
  }
  const store = configureStore({
    reducer: combineReducers({
      autoLogin: autoLoginSlice.reducer,
      record: () => recordState({ username: 'greta' }),
    }),
    middleware: () => new Tuple(note),
  })
  render(
    <Provider store={store}>
      <ThemeProvider theme={theme}>
        <HostQuestion hosts={['nas.local', '10.0.0.1:8443']} />
      </ThemeProvider>
    </Provider>,
  )
  return seen
}

test.each([
  ['Sign in on the company’s other sites', 'autoLogin/localHostsWanted'],
  ['Skip', 'autoLogin/localHostsSkipped'],
])('one sentence explains which permission the browser may ask for, and %s answers', async (name, type) => {
  const seen = show()
  expect(screen.getByRole('heading', { level: 1, name: 'Signing you in' })).toHaveFocus()
  expect(screen.getByRole('heading', { level: 1 })).toHaveAccessibleDescription(
    /may ask you to allow access to the local network\. nas\.local, 10\.0\.0\.1:8443$/,
  )
  expect(screen.getByText(/your browser may ask you to allow access to the local network\./)).toBeVisible()
  expect(screen.getByText('nas.local, 10.0.0.1:8443')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name }))
  expect(seen).toEqual([type])
})
