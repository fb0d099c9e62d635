import { combineReducers } from '@reduxjs/toolkit'
import { LOCATION_CHANGE } from 'redux-first-history'
import { companyReducer } from 'src/features/company/companySlice'
import { autoLoginReducer } from 'src/features/autoLogin/autoLoginSlice'
import { environmentReducer } from 'src/features/environment/environmentSlice'
import { loginReducer, type LoginState } from 'src/features/signIn/loginSlice'
import { helpReducer } from 'src/features/support/helpSlice'
import { recordReducer } from 'src/features/session/record/recordSlice'
import type { RecordState } from 'src/features/session/record/recordState'
import { sessionReducer } from 'src/features/session/sessionSlice'

interface Router {
  location: { pathname: string; state?: unknown }
}

/** What the router says when the person comes to a path, written out as redux-first-history dispatches it. */
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

/** The first load's reducers, for `expectSaga(…).withReducer`. */
export const appReducer = combineReducers({
  router: routerReducer,
  company: companyReducer,
  autoLogin: autoLoginReducer,
  environment: environmentReducer,
  help: helpReducer,
  login: loginReducer,
  record: recordReducer,
  session: sessionReducer,
})

export type TestState = ReturnType<typeof appReducer>

/** What is known of a sign-in, with what the test is about. */
export const recordState = (more: Partial<RecordState> = {}): RecordState => ({
  ...recordReducer(undefined, { type: 'test/begun' }),
  ...more,
})

/** The state at the login page, with what the test is about. */
export const appState = (more: Partial<TestState> = {}): TestState => ({
  ...appReducer(undefined, { type: 'test/begun' }),
  ...more,
})

export const atStep = (login: LoginState, more: Partial<TestState> = {}): TestState =>
  appState({ ...more, login })

/** The state that an outcome test ended in. */
export const stateOf = ({ storeState }: { storeState?: unknown }): TestState => storeState as TestState
