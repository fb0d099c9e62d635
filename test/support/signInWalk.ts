import { waitFor } from '@testing-library/react'
import { createMemoryHistory } from 'history'
import type { UnknownAction } from '@reduxjs/toolkit'
import type { Route } from 'src/constants/routes'
import { selectRoute } from 'src/features/navigation/selectRoute'
import { loginActions } from 'src/features/signIn/loginSlice'
import { forgetConfig } from 'src/services/config'
import { createStore } from 'src/store/createStore'
import { everyChunk } from './everyChunk'
import { type Answers, PLAIN_COMPANY } from './openApp'
import { type SeenRequest, serve } from './server'

const PATIENTLY = { interval: 5 }

type NavigationType = 'navigate' | 'reload' | 'back_forward'

/** Where the pages of a walk have left for; the test that walks puts it in the place of the browser's navigation. */
export const leftFor: string[] = []

/** A sign-in that goes from page to page of one tab: all journeys on a real store, and a real server. */
export async function signInWalk(answers: Answers) {
  leftFor.length = 0
  const all: Answers = { ...PLAIN_COMPANY, ...answers }
  const key = ({ method, path }: SeenRequest): string => `${method} ${path.split('?')[0] ?? ''}`
  const { origin, requests } = await serve(request => {
    const answer = all[key(request)]
    return typeof answer === 'function' ? answer(request) : (answer ?? { status: 404 })
  })
  forgetConfig()
  let page: Awaited<ReturnType<typeof open>> | undefined

  async function open(path: string) {
    visit(`${origin}/signin${path}`)
    const [pathname = '', search] = path.split('?')
    const history = createMemoryHistory({
      initialEntries: [{ pathname: `/signin${pathname}`, search: search === undefined ? '' : `?${search}` }],
    })
    const opened = createStore(history)
    for (const load of everyChunk()) {
      const { journey } = await load()
      if (journey) opened.adopt(journey)
    }
    return opened
  }

  /** The tab goes to another page, or loads the same one again. */
  async function load(path: string, type: NavigationType = 'navigate'): Promise<void> {
    window.dispatchEvent(new Event('pagehide'))
    // A page that is gone asks nothing more.
    page?.history.replace('/signin/password-expired')
    jest.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as unknown as PerformanceEntryList)
    page = await open(path)
  }
  const state = () => page!.store.getState()
  const route = (): Route => selectRoute(state())
  const dispatch = (action: UnknownAction): void => void page!.store.dispatch(action)
  const shows = (wanted: Route) => waitFor(() => expect(route()).toBe(wanted), PATIENTLY)
  const leaves = (pattern: RegExp) => waitFor(() => expect(leftFor.at(-1)).toMatch(pattern), PATIENTLY)
  return {
    origin,
    state,
    dispatch,
    load,
    refresh: () => load(route(), 'reload'),
    shows,
    /** Waits until the page has left for a matching address. */
    leaves,
    /** How often a call was made. */
    asked: (call: string): number => requests.filter(request => key(request) === call).length,
    /** Changes the server's answers from now on. */
    answer: (changed: Answers): void => void Object.assign(all, changed),
    /** Types username and password on the sign-in page. */
    async signIn(username = 'ada'): Promise<void> {
      await waitFor(() => expect(state().login.step).toBe('username'), PATIENTLY)
      dispatch(loginActions.usernameSubmitted(username))
      await waitFor(() => expect(state().login.step).toBe('password'), PATIENTLY)
      dispatch(loginActions.passwordSubmitted({ username, password: 'Correct-Horse-9' }))
    },
  }
}

export type SignInWalk = Awaited<ReturnType<typeof signInWalk>>
