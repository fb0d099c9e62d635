import { createMemoryHistory } from 'history'
import { loginActions } from 'src/features/signIn/loginSlice'
import { buildStore } from 'src/store/createStore'

afterEach(() => {
  delete window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__
})

test('developer tools are handed what masks the secrets of an action', () => {
  const tools = jest.fn<<E>(enhancer: E) => E, [options: object]>(() => enhancer => enhancer)
  window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ = tools
  const { store } = buildStore(createMemoryHistory())
  const { actionSanitizer } = tools.mock.calls[0]![0] as { actionSanitizer: (action: object) => unknown }
  const action = loginActions.passwordSubmitted({ username: 'jane', password: 's3cret' })
  expect(actionSanitizer(action)).toMatchObject({ payload: { username: 'jane', password: '•••' } })
  expect(store.getState().login.step).toBe('username')
})
