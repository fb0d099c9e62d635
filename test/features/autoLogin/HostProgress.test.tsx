import { type Action, combineReducers, configureStore, type Middleware, Tuple } from '@reduxjs/toolkit'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider, useSelector } from 'react-redux'
import { ThemeProvider } from 'styled-components'
import {
  completionActions,
  completionReducer,
  selectCompletion,
} from 'src/features/autoLogin/completionSlice'
import { HostProgress } from 'src/features/autoLogin/HostProgress'
import { sessionEvents } from 'src/features/session/sessionEvents'
import { theme } from 'src/styles/theme'
import { recordState } from 'test/support/appState'

function Shown() {
  const completion = useSelector(selectCompletion)
  return completion.step === 'idle' || completion.step === 'asking' || completion.step === 'handedBack' ? (
    <p>the screen</p>
  ) : (
    <HostProgress completion={completion} productName="Harbor" />
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
      completion: completionReducer,
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

test('quick hosts are not worth a word: the person sees the product open', () => {
  const { dispatch } = show()
  dispatch(completionActions.hostsCounted(5))
  expect(screen.getByRole('status')).toHaveTextContent('Opening Harbor…')
  expect(screen.queryByRole('heading', { name: 'Signing you in' })).toBeNull()
})

test('slow ones show how many have answered, and a way on', async () => {
  const { dispatch, seen } = show()
  dispatch(completionActions.hostsCounted(5))
  await screen.findByRole('heading', { name: 'Signing you in' })
  dispatch(completionActions.hostsAnswered(2))
  expect(screen.getByRole('status')).toHaveTextContent('2 of 5')
  await userEvent.click(screen.getByRole('button', { name: 'Continue without waiting' }))
  expect(seen).toContain('completion/skipped')
})

test('local hosts that are left out are named as text, few of them, until the browser has left', async () => {
  const names = ['nas.local', '10.0.0.1:8443', 'c.local', 'd.local', 'e.local', 'f.local']
  const { dispatch } = show()
  dispatch(completionActions.hostsCounted(5))
  await screen.findByRole('heading', { name: 'Signing you in' })
  expect(screen.queryByText(/Not signed in on/)).toBeNull()
  dispatch(completionActions.hostsLeftOut(names.slice(0, 2)))
  expect(screen.getByText('Not signed in on: nas.local, 10.0.0.1:8443')).toBeVisible()
  dispatch(completionActions.notified(names))
  expect(
    await screen.findByText('Not signed in on: nas.local, 10.0.0.1:8443, c.local, d.local, e.local, …'),
  ).toBeVisible()
})

test('at the end the product opens, with a word for whom and no button left', () => {
  const { dispatch } = show('grace.hopper')
  dispatch(completionActions.hostsCounted(5))
  dispatch(completionActions.notified())
  expect(screen.getByRole('status')).toHaveTextContent('Opening Harbor…')
  expect(screen.getByText('grace.hopper')).toBeInTheDocument()
  expect(screen.queryByRole('button')).toBeNull()
})

test.each([
  ['the screen is left', completionActions.brokenOff()],
  ['the person signs out', sessionEvents.signedOut()],
  ['the browser shows a kept page again', sessionEvents.pageRestored()],
])('the screen is back when %s', (_rule, event) => {
  const { dispatch } = show()
  dispatch(completionActions.hostsCounted(5))
  dispatch(completionActions.notified())
  dispatch(event)
  expect(screen.getByText('the screen')).toBeInTheDocument()
})

test('an answer that comes after the end changes nothing', () => {
  const left = completionReducer(undefined, completionActions.notified())
  expect(completionReducer(left, completionActions.hostsAnswered(3))).toBe(left)
})
