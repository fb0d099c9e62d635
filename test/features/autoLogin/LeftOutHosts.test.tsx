import { type Action, combineReducers, configureStore, type Middleware, Tuple } from '@reduxjs/toolkit'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { ThemeProvider } from 'styled-components'
import type { AutoLoginState } from 'src/features/autoLogin/autoLoginSlice'
import { LeftOutHosts } from 'src/features/autoLogin/LeftOutHosts'
import { theme } from 'src/styles/theme'
import { recordState } from 'test/support/appState'

type Told = Extract<AutoLoginState, { step: 'told' }>

function show(rest: Partial<Told> = {}) {
  const seen: string[] = []
  const note: Middleware = () => next => action => {
    seen.push((action as Action).type)
    return next(action)
  }
  const store = configureStore({
    reducer: combineReducers({ record: () => recordState({ username: 'greta' }) }),
    middleware: () => new Tuple(note),
  })
  const told: Told = { step: 'told', names: ['nas.local'], denied: false, staying: false, ...rest }
  render(
    <Provider store={store}>
      <ThemeProvider theme={theme}>
        <LeftOutHosts state={told} />
      </ThemeProvider>
    </Provider>,
  )
  return seen
}

const heading = () => screen.getByRole('heading', { level: 1, name: 'Signing you in' })
const DENIED =
  'Your browser does not let this page reach your company’s network. You can allow it in the browser’s settings for this page.'

// (sign-in/local-hosts-told)
test.each<[when: string, rest: Partial<Told>, words: string]>([
  [
    'no host answered',
    { names: ['nas.local', '10.0.0.1:8443'] },
    'Not signed in on: nas.local, 10.0.0.1:8443 Harbor opens in a few seconds.',
  ],
  [
    'the browser denies access',
    { denied: true },
    `Not signed in on: nas.local ${DENIED} Harbor opens in a few seconds.`,
  ],
  ['the person stays', { staying: true }, 'Not signed in on: nas.local'],
])('when %s, the hosts are listed in the description of the focused heading', (_when, rest, words) => {
  show(rest)
  expect(heading()).toHaveFocus()
  expect(heading()).toHaveAccessibleDescription(words)
})

test('at most fifty hosts are listed', () => {
  show({ names: Array.from({ length: 51 }, (_, at) => `h${at}.local`) })
  expect(screen.getByText(/h49\.local, …$/)).toBeVisible()
})

test.each([
  ['Continue', 'autoLogin/leftOutRead'],
  ['Stay on this page', 'autoLogin/leftOutKept'],
])('%s dispatches its event', async (name, type) => {
  const seen = show()
  await userEvent.click(screen.getByRole('button', { name }))
  expect(seen).toEqual([type])
})

test('a user who stays on the page is not offered to stay again', () => {
  show({ staying: true })
  expect(screen.queryByRole('button', { name: 'Stay on this page' })).toBeNull()
})
