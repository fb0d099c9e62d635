import { render, screen } from '@testing-library/react'
import { createMemoryHistory } from 'history'
import { Provider } from 'react-redux'
import { ThemeProvider } from 'styled-components'
import { PrintedSheet } from 'src/features/authenticator/PrintedSheet'
import { recoveryCodesActions } from 'src/features/authenticator/recoveryCodesSlice'
import { loadMessages } from 'src/messages/catalogue'
import { buildStore } from 'src/store/createStore'
import { theme } from 'src/styles/theme'

beforeAll(() => loadMessages())
afterEach(() => jest.useRealTimers())

// (factors/recovery-print)
test('the sheet has the date on which the codes were created, not the date on which it is rendered', () => {
  jest.useFakeTimers({ now: new Date(2026, 10, 30, 0, 5) })
  const { store } = buildStore(createMemoryHistory())
  store.dispatch(recoveryCodesActions.shown(new Date(2026, 10, 29, 23, 55).getTime()))
  render(
    <Provider store={store}>
      <ThemeProvider theme={theme}>
        <PrintedSheet>
          <p>codes</p>
        </PrintedSheet>
      </ThemeProvider>
    </Provider>,
  )
  expect(screen.getByText('November 29, 2026')).toBeInTheDocument()
})
