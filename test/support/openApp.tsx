import { render } from '@testing-library/react'
import { createBrowserHistory, createMemoryHistory } from 'history'
import { Provider } from 'react-redux'
import { App } from 'src/app/App'
import { SCREEN_JOURNEYS } from 'src/app/journeys/screenJourneys'
import type { FrameParts } from 'src/features/company/CompanyFrame'
import { config, forgetConfig } from 'src/services/config'
import { createStore } from 'src/store/createStore'
import { serve, type ServedAnswer, type SeenRequest } from './server'
import { setupUser } from './setupUser'

/** The server's answers, by method and path; a function receives the request, and may take its time. */
export type Answers = Record<
  string,
  ServedAnswer | ((request: SeenRequest) => ServedAnswer | undefined | Promise<ServedAnswer | undefined>)
>

/** A company without special settings, whose users only have to sign in. */
export const PLAIN_COMPANY: Answers = {
  'GET /api/online/v1/settings': { body: { companyProviderName: 'Harbor', passwordExpiresIn: 30 } },
  'GET /api/online/v1/feature-settings': { body: [] },
  'GET /api/auth/v2/login/options': { body: {} },
  'POST /api/auth/v2/login': { body: { userId: 'u-7' } },
  'GET /api/auth/v2/session-status': { body: {} },
  'GET /api/onboarding/v2/status': { body: { onboardingStatus: 'Completed' } },
}

export interface OpenOptions {
  /** Path and query; default the login page. */
  path?: string
  /** Follows the history of the browser, for Back and Forward on one screen. */
  withBack?: true
  /** The location's state. */
  state?: unknown
  answers?: Answers
  /** The additions of the company's own look to the frame. */
  parts?: FrameParts
  /** Renders in React's strict mode, which runs each render and each effect twice. */
  strict?: boolean
}

/** Writes a value into this tab's storage. */
export const session = (key: string, value: unknown): void =>
  sessionStorage.setItem(`foyer.${key}`, JSON.stringify(value))

/** Sets the cookie of how the person signs in. */
export const mode = (value: string): void => void (document.cookie = `authenticationMode=${value}; path=/`)

// Calls that are under way when a test ends fail as its server closes, and are noted after it.
console.warn = () => undefined

const opened: ReturnType<typeof createStore>['store'][] = []

// Such a failure must not change the storage of the next test.
afterEach(() => {
  for (const store of opened.splice(0)) {
    const last = store.getState()
    store.replaceReducer(() => last)
  }
})

/** Renders the app on a real store, against a real server; a call without an answer here returns 404. */
export async function openApp({
  path = '/signin/',
  withBack,
  state,
  answers = {},
  parts,
  strict = false,
}: OpenOptions = {}) {
  const all = { ...PLAIN_COMPANY, ...answers }
  const { origin, requests } = await serve(request => {
    const answer = all[`${request.method} ${request.path.split('?')[0] ?? ''}`]
    return typeof answer === 'function' ? answer(request) : (answer ?? { status: 404 })
  })
  visit(origin + path)
  forgetConfig()
  const [pathname = '', search] = path.split('?')
  const entry = { pathname, search: search === undefined ? '' : `?${search}`, state }
  const history = withBack ? createBrowserHistory() : createMemoryHistory({ initialEntries: [entry] })
  const { store, adopt } = createStore(history)
  opened.push(store)
  for (const journey of SCREEN_JOURNEYS) adopt(journey)
  const view = render(
    <Provider store={store}>
      <App productName="Harbor" parts={parts} forgotPassword={config().forgotPassword} adopt={adopt} />
    </Provider>,
    { reactStrictMode: strict },
  )
  const asked = (call: string): SeenRequest[] =>
    requests.filter(request => call === `${request.method} ${request.path.split('?')[0] ?? ''}`)
  return { ...view, store, history, origin, requests, asked, user: setupUser() }
}

/** An answer that waits until the test lets it go. */
export function heldAnswer(answer: ServedAnswer) {
  let release: () => void = () => {}
  const gate = new Promise<void>(resolve => (release = resolve))
  return {
    answer: async () => {
      await gate
      return answer
    },
    release: () => release(),
  }
}
