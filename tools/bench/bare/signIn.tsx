import { configureStore, createSlice, type PayloadAction, Tuple } from '@reduxjs/toolkit'
import type { SubmitEvent } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider, useDispatch, useSelector } from 'react-redux'
import createSagaMiddleware from 'redux-saga'
import { call, put, takeLeading } from 'redux-saga/effects'

type Step = 'username' | 'lookingUp' | 'password'

interface SignInProps {
  step: Step
  onUsername: (username: string) => void
}

/** Makes Foyer's first call, without anything around it. */
const lookUp = (username: string): Promise<unknown> =>
  fetch(`/api/auth/v2/login/options?username=${encodeURIComponent(username)}`).then(answer => answer.json())

const Mark = () => (
  <svg width="1.25em" height="1.25em" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M3 21h18M18 21V3H6v18" fill="none" stroke="currentColor" strokeWidth="1.75" />
    <path d="M6 3l7 3v15H6z" fill="currentColor" />
  </svg>
)

/** Renders the page of the static form with React: without styles or external texts, only the two fields. */
function SignIn({ step, onUsername }: SignInProps) {
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const username = new FormData(event.currentTarget).get('username')
    if (step === 'username' && typeof username === 'string') onUsername(username)
  }
  return (
    <>
      <header>
        <div>
          <Mark />
          Harbor
        </div>
        <a href="/signin/help/support-form">Get help</a>
      </header>
      <main>
        <h1>Sign in</h1>
        <form method="post" onSubmit={submit}>
          <label htmlFor="username">Username</label>
          <input
            id="username"
            name="username"
            type="text"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus
          />
          {step === 'password' && (
            <>
              <label htmlFor="password">Password</label>
              <input id="password" name="password" type="password" autoComplete="current-password" />
            </>
          )}
          <button type="submit">{step === 'lookingUp' ? 'Please wait' : 'Next'}</button>
          <a href="/signin/forget-password">Forgot password?</a>
        </form>
      </main>
      <footer>
        <Mark />
        Harbor
      </footer>
    </>
  )
}

const { actions, reducer } = createSlice({
  name: 'login',
  initialState: { step: 'username' as Step, username: '' },
  reducers: {
    submitted: (state, { payload }: PayloadAction<string>) => {
      state.step = 'lookingUp'
      state.username = payload
    },
    answered: state => {
      state.step = 'password'
    },
  },
})

function* submit({ payload }: PayloadAction<string>) {
  yield call(lookUp, payload)
  yield put(actions.answered())
}

function* journey() {
  yield takeLeading(actions.submitted, submit)
}

const sagas = createSagaMiddleware()
const store = configureStore({ reducer, middleware: () => new Tuple(sagas) })
sagas.run(journey)

function App() {
  const dispatch = useDispatch()
  const step = useSelector((state: { step: Step }) => state.step)
  return <SignIn step={step} onUsername={username => dispatch(actions.submitted(username))} />
}

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <Provider store={store}>
      <App />
    </Provider>,
  )
}
