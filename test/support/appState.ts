import type { UnknownAction } from '@reduxjs/toolkit'
import { LOCATION_CHANGE } from 'redux-first-history'
import { rootReducer } from 'src/features/rootReducer'
import { recordSlice } from 'src/features/record/recordSlice'
import type { FactorFacts, RecordState, SignInFacts, UserFacts } from 'src/features/record/recordState'
import type { LoginState } from 'src/features/signIn/loginSlice'

interface Router {
  location: { pathname: string; state?: unknown }
}

/** The router's action when the user arrives at a path, as redux-first-history dispatches it. */
export const movedTo = (pathname: string, state?: unknown) => ({
  type: LOCATION_CHANGE,
  payload: { location: { pathname, search: '', hash: '', key: '', state }, action: 'PUSH' },
})

const isMove = (action: { type: string }): action is ReturnType<typeof movedTo> =>
  action.type === LOCATION_CHANGE

const routerReducer = (
  state: Router = { location: { pathname: '/signin/' } },
  action: { type: string },
): Router => (isMove(action) ? { location: action.payload.location } : state)

export type TestState = Omit<ReturnType<typeof rootReducer>, 'router'> & { router: Router }

/** Returns the reducer of the app with a router that follows navigation actions, for `expectSaga(…).withReducer`. */
export function appReducer(state: Partial<TestState> | undefined, action: UnknownAction): TestState {
  const { router, ...slices } = state ?? {}
  return { ...rootReducer(slices, action), router: routerReducer(router, action) }
}

/** The facts of a record; those of its groups are at the top level. */
export type RecordFacts = Partial<RecordState & SignInFacts & FactorFacts & UserFacts>

/** Returns a record with the facts under test. */
export function recordState(facts: RecordFacts = {}): RecordState {
  const { answer, done, deviceDue, installed, awaited, extras, newCodeAt, ...others } = facts
  const { guest, phone, onboardingStatus, userSettings, ...more } = others
  const empty = recordSlice.reducer(undefined, { type: 'test/begun' })
  return {
    ...empty,
    signIn: {
      ...empty.signIn,
      ...(answer && { answer }),
      ...(done && { done }),
      ...(deviceDue && { deviceDue }),
      ...(installed && { installed }),
    },
    factor: { awaited, extras: extras ?? {}, newCodeAt },
    user: { guest, phone, onboardingStatus, userSettings },
    // A page that knows an account has begun its sign-in.
    ...(more.username !== undefined && {
      typed: more.username,
      mark: { id: 'own', who: '' },
      account: { proof: 'credential', name: more.username },
    }),
    ...more,
  }
}

/** Returns the state at the login page, with the values under test. */
export const appState = (more: Partial<TestState> = {}): TestState => ({
  ...appReducer(undefined, { type: 'test/begun' }),
  ...more,
})

export const atStep = (login: LoginState, more: Partial<TestState> = {}): TestState =>
  appState({ ...more, login })

/** The state that an outcome test ended in. */
export const stateOf = ({ storeState }: { storeState?: unknown }): TestState => storeState as TestState
