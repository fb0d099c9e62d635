import { createMemoryHistory } from 'history'
import { loginActions } from 'src/features/signIn/loginSlice'
import { selectInstaller } from 'src/features/onboarding/installerSlice'
import { recordActions } from 'src/features/record/recordSlice'
import { buildStore } from 'src/store/createStore'

const open = () => buildStore(createMemoryHistory()).store

describe('the developer tools', () => {
  const tools = jest.fn<<E>(enhancer: E) => E, [options: object]>(() => enhancer => enhancer)
  const page = window as { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__?: typeof tools }
  /** Loads the module while the tools exist, as on a page. */
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

  test('receive a sanitizer that masks the secrets of an action', async () => {
    const store = await load()
    const { actionSanitizer } = tools.mock.calls[0]![0] as { actionSanitizer: (action: object) => unknown }
    const action = loginActions.passwordSubmitted({ username: 'jane', password: 's3cret' })
    expect(actionSanitizer(action)).toMatchObject({ payload: { username: 'jane', password: '•••' } })
    expect(store.getState().login.step).toBe('username')
  })

  test('receive nothing from a release build', async () => {
    Object.assign(process.env, { NODE_ENV: 'production' })
    await load()
    expect(tools).not.toHaveBeenCalled()
  })
})

describe('the checks of Redux Toolkit', () => {
  test('report a direct change of the state', () => {
    const store = open()
    store.dispatch(recordActions.factorDue({ extras: { trustDays: 7 } }))
    expect(() => Object.assign(store.getState().router, { location: null })).not.toThrow()
    expect(() => store.dispatch(recordActions.codeForgotten())).toThrow(/state mutation was detected/)
  })

  test('report an action that cannot be serialized', () => {
    const told = jest.spyOn(console, 'error').mockImplementation()
    open().dispatch(loginActions.usernameEdited(Symbol('jane') as unknown as string))
    expect(told.mock.calls[0]?.[0]).toMatch(/non-serializable value was detected in an action/)
    told.mockRestore()
  })
})

test('a slice that is injected later is in the state after the next action, and can be selected before', () => {
  const store = open()
  expect(selectInstaller(store.getState())).toEqual({ step: 'loading' })
  store.dispatch(loginActions.usernameEdited('jane'))
  expect(store.getState().installer).toEqual({ step: 'loading' })
})

test('two stores in one process share no state', () => {
  const [one, other] = [open(), open()]
  one.dispatch(loginActions.usernameEdited('jane'))
  expect(other.getState().login.username).toBe('')
  expect(other.getState().router.location).not.toBeNull()
})
