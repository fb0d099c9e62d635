import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { ThemeProvider } from 'styled-components'
import { LeavingNotice } from 'src/features/waiting/SlowNotice'
import { recordSlice } from 'src/features/record/recordSlice'
import { loginSlice } from 'src/features/signIn/loginSlice'
import { loadMessages } from 'src/messages/catalogue'
import { theme } from 'src/styles/theme'
import { type RecordFacts, recordState } from 'test/support/appState'

beforeAll(loadMessages)

function show(record: RecordFacts) {
  const store = configureStore({
    reducer: combineReducers({ login: loginSlice.reducer, record: recordSlice.reducer }),
    preloadedState: { login: { username: 'bob', step: 'leaving' }, record: recordState(record) },
  })
  render(
    <Provider store={store}>
      <ThemeProvider theme={theme}>
        <LeavingNotice />
      </ThemeProvider>
    </Provider>,
  )
}

// (one-sign-in/names, waits/leaving)
test('during the redirect the page names the account of the sign-in, not the name in the field of a page that follows the cookie', () => {
  show({})
  expect(screen.queryByText('bob')).toBeNull()
})

test('during the redirect the page names the account whose sign-in has begun here', () => {
  show({ account: { proof: 'credential', name: 'ann' } })
  expect(screen.getByText('ann')).toBeInTheDocument()
})
