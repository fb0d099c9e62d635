import { type Action, combineReducers, configureStore, type Middleware, Tuple } from '@reduxjs/toolkit'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider, useSelector } from 'react-redux'
import { ThemeProvider } from 'styled-components'
import { autoLoginActions, autoLoginSlice, selectAutoLogin } from 'src/features/autoLogin/autoLoginSlice'
import { HostProgress } from 'src/features/autoLogin/HostProgress'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { deadlineIn } from 'src/services/clock'
import { theme } from 'src/styles/theme'
import { recordState } from 'test/support/appState'
import { sentence } from 'test/support/sentence'

const counted = autoLoginActions.hostsCounted({ total: 5, ends: deadlineIn(180_000) })

function Shown() {
  const autoLogin = useSelector(selectAutoLogin)
  return autoLogin.step === 'notifying' || autoLogin.step === 'leaving' ? (
    <HostProgress autoLogin={autoLogin} />
  ) : (
    <p>the screen</p>
  )
}

function show(username?: string) {
  const seen: string[] = []
  const note: Middleware = () => next => action => {
    seen.push((action as Action).type)
    return next(action)
  }
  const store = configureStore({
    reducer: combineReducers({
      autoLogin: autoLoginSlice.reducer,
      record: () => recordState({ username }),
    }),
    middleware: () => new Tuple(note),
  })
  render(
    <Provider store={store}>
      <ThemeProvider theme={theme}>
        <Shown />
      </ThemeProvider>
    </Provider>,
  )
  const dispatch = (action: Action): void => act(() => void store.dispatch(action))
  return { dispatch, seen }
}

test('hosts that answer quickly are not mentioned: the user sees that the product opens', () => {
  const { dispatch } = show()
  dispatch(counted)
  expect(screen.getByRole('status')).toHaveTextContent('Opening Harbor…')
  expect(screen.queryByRole('heading', { name: 'Signing you in' })).toBeNull()
})

test('while hosts are slow, the screen shows how many have answered and a button to continue', async () => {
  const { dispatch, seen } = show()
  dispatch(counted)
  await screen.findByRole('heading', { name: 'Signing you in' })
  dispatch(autoLoginActions.hostsAnswered(2))
  expect(screen.getByRole('status')).toHaveTextContent('2 of 5')
  await userEvent.click(screen.getByRole('button', { name: 'Continue without waiting' }))
  expect(seen).toContain('autoLogin/skipped')
})

test('local hosts that were skipped are listed as text, shortened, until the browser leaves', async () => {
  const names = ['nas.local', '10.0.0.1:8443', 'c.local', 'd.local', 'e.local', 'f.local']
  const { dispatch } = show()
  dispatch(counted)
  await screen.findByRole('heading', { name: 'Signing you in' })
  expect(screen.queryByText(/Not signed in on/)).toBeNull()
  dispatch(autoLoginActions.hostsLeftOut(names.slice(0, 2)))
  expect(screen.getByText(sentence('Not signed in on: nas.local, 10.0.0.1:8443'))).toBeVisible()
  dispatch(autoLoginActions.notified(names))
  expect(
    await screen.findByText(
      sentence('Not signed in on: nas.local, 10.0.0.1:8443, c.local, d.local, e.local, …'),
    ),
  ).toBeVisible()
})

test('at the end the product opens; the screen names the user and has no button left', () => {
  const { dispatch } = show('grace.hopper')
  dispatch(counted)
  dispatch(autoLoginActions.notified())
  expect(screen.getByRole('status')).toHaveTextContent('Opening Harbor…')
  expect(screen.getByText('grace.hopper')).toBeInTheDocument()
  expect(screen.queryByRole('button')).toBeNull()
})

test.each([
  ['the screen is left', autoLoginActions.cancelled()],
  ['the person signs out', sessionEvents.signedOut()],
  ['the browser restores a cached page', sessionEvents.pageRestored()],
])('the screen returns when %s', (_rule, event) => {
  const { dispatch } = show()
  dispatch(counted)
  dispatch(autoLoginActions.notified())
  dispatch(event)
  expect(screen.getByText('the screen')).toBeInTheDocument()
})

test('an answer that arrives after the end changes nothing', () => {
  const left = autoLoginSlice.reducer(undefined, autoLoginActions.notified())
  expect(autoLoginSlice.reducer(left, autoLoginActions.hostsAnswered(3))).toBe(left)
})
