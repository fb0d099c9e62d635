import { configureStore, createSlice, type PayloadAction, Tuple } from '@reduxjs/toolkit'
import { createRoot } from 'react-dom/client'
import { Provider, useDispatch, useSelector } from 'react-redux'
import createSagaMiddleware from 'redux-saga'
import { call, put, takeLeading } from 'redux-saga/effects'
import { lookUp, SignIn, type Step } from './SignIn'

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
