import { act, render, screen } from '@testing-library/react'
import { createBrowserHistory } from 'history'
import type { ComponentType } from 'react'
import { Provider } from 'react-redux'
import { ThemeProvider } from 'styled-components'
import { SCREENS } from 'src/app/routes'
import { createStore } from 'src/store/createStore'
import { theme } from 'src/styles/theme'
import { serve, type ServedAnswer } from './server'
import { setupUser } from './setupUser'

let leave: () => void
afterEach(() => {
  // A journey in progress must not continue in the next test, on another server's page.
  act(() => leave())
  document.cookie = 'authenticationMode=; path=/; max-age=0'
})

/** Stores values as an earlier page of this tab does. */
export function keep(values: Record<string, unknown>): void {
  for (const [key, value] of Object.entries(values))
    if (value !== undefined) sessionStorage.setItem(`foyer.${key}`, JSON.stringify(value))
}

export type Answers = Record<string, ServedAnswer | (() => ServedAnswer | Promise<ServedAnswer>) | undefined>
/** The session status while an approval is awaited. */
export const awaited = {
  status: 202,
  body: { mfa: [{ type: 'signinVerification', isMfaStepConfigured: true }] },
}

/** Shows the screen of a second factor with its journey; answers go by the last part of a path. */
export async function showFactor(
  route: keyof typeof SCREENS,
  Screen: ComponentType,
  answers: Answers,
  prepare = () => {},
) {
  const server = await serve(({ path }) => {
    const all: Answers = { settings: { body: {} }, 'session-status': { body: {} }, ...answers }
    const answer = all[path.split('/').pop() ?? '']
    return typeof answer === 'function' ? answer() : answer
  })
  visit(`${server.origin}/signin${route}`)
  sessionStorage.clear()
  prepare()
  const { store, history, adopt } = createStore(createBrowserHistory())
  leave = () => history.replace('/signin/')
  const { journey } = await SCREENS[route]()
  if (journey) adopt(journey)
  render(
    <Provider store={store}>
      <ThemeProvider theme={theme}>
        <Screen />
      </ThemeProvider>
    </Provider>,
  )
  const sent = (name: string) =>
    server.requests.filter(request => request.path.endsWith(name)).map(request => request.json)
  return { user: setupUser(), sent, store }
}

export const expectAnnounced = (words: string) =>
  expect(screen.getAllByRole('status').map(status => status.textContent)).toContain(words)
