import { createMemoryHistory } from 'history'
import { loginActions } from 'src/features/signIn/loginSlice'
import { selectInstaller } from 'src/features/onboarding/installerSlice'
import { recordActions } from 'src/features/record/recordSlice'
import { buildStore } from 'src/store/createStore'

const open = () => buildStore(createMemoryHistory()).store

describe('developer tools', () => {
  const tools = jest.fn<<E>(enhancer: E) => E, [options: object]>(() => enhancer => enhancer)
  const page = window as { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__?: typeof tools }
  /** The module as it is where the tools are there before it, as on a page. */
  const load = async () => {
    jest.resetModules()
    page.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ = tools
    return (await import('src/store/createStore')).buildStore(createMemoryHistory()).store
  }
  const before = process.env.NODE_ENV
  afterEach(() => {
    Object.assign(process.env, { NODE_ENV: before })
    delete page.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__
    tools.mockClear()
  })

  test('are handed what masks the secrets of an action', async () => {
    const store = await load()
    const { actionSanitizer } = tools.mock.calls[0]![0] as { actionSanitizer: (action: object) => unknown }
    const action = loginActions.passwordSubmitted({ username: 'jane', password: 's3cret' })
    expect(actionSanitizer(action)).toMatchObject({ payload: { username: 'jane', password: '•••' } })
    expect(store.getState().login.step).toBe('username')
  })

  test('get nothing of a release', async () => {
    Object.assign(process.env, { NODE_ENV: 'production' })
    await load()
    expect(tools).not.toHaveBeenCalled()
  })
})

describe('the checks of the toolkit', () => {
  test('a change of the state in place throws', () => {
    const store = open()
    store.dispatch(recordActions.factorDue({ extras: { trustDays: 7 } }))
    expect(() => Object.assign(store.getState().router, { location: null })).not.toThrow()
    expect(() => store.dispatch(recordActions.codeForgotten())).toThrow(/state mutation was detected/)
  })

  test('an action that cannot be serialized is told', () => {
    const told = jest.spyOn(console, 'error').mockImplementation()
    open().dispatch(loginActions.usernameEdited(Symbol('jane') as unknown as string))
    expect(told.mock.calls[0]?.[0]).toMatch(/non-serializable value was detected in an action/)
    told.mockRestore()
  })
})

test('a slice that has come later is in the state from the next action on, and selected before', () => {
  const store = open()
  expect(selectInstaller(store.getState())).toEqual({ step: 'loading' })
  store.dispatch(loginActions.usernameEdited('jane'))
  expect(store.getState().installer).toEqual({ step: 'loading' })
})

test('two stores of one process share no state', () => {
  const [one, other] = [open(), open()]
  one.dispatch(loginActions.usernameEdited('jane'))
  expect(other.getState().login.username).toBe('')
  expect(other.getState().router.location).not.toBeNull()
})
