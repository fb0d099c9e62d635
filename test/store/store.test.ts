import { readdirSync, existsSync } from 'node:fs'
import { basename } from 'node:path'
import { type Slice, createSlice } from '@reduxjs/toolkit'
import { execFileSync } from 'node:child_process'
import { createMemoryHistory } from 'history'
import { rootReducer } from 'src/features/rootReducer'
import { buildStore } from 'src/store/createStore'
import { allProgress } from 'src/app/journeys/allProgress'
import { loginActions } from 'src/features/signIn/loginSlice'
import { followVisit } from 'src/store/visit'
import { isSecretBare, maskAction } from 'src/store/maskAction'
import { settled } from 'test/support/settled'

const files = readdirSync('src/features', { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('Slice.ts'))
  .map(file => file.slice(0, -'.ts'.length))
  .sort()

test('the test finds the slices', () => {
  expect(files).toContain('signIn/loginSlice')
})

test.each(files)('%s has the same name as a slice, in its actions and in the state', async file => {
  const module = (await import(`src/features/${file}`)) as Record<string, Slice | undefined>
  const slice = module[basename(file)]
  const name = basename(file).replace(/Slice$/, '')
  expect([slice?.name, slice?.reducerPath]).toEqual([name, name])
  expect(rootReducer(undefined, { type: 'test/begun' })).toHaveProperty(name, slice?.getInitialState())
})

const lateSlice = createSlice({
  name: 'late',
  initialState: { list: [] as string[], nested: { count: 1 } },
  reducers: {
    heard: (state, { payload }: { payload: string }) => {
      state.list.push(payload)
      state.nested.count += 1
    },
  },
  selectors: { selectCount: state => state.nested.count },
})

test('a slice that is injected late may change its draft', () => {
  const { store } = buildStore(createMemoryHistory())
  expect(store.getState()).not.toHaveProperty('late')
  const { selectCount } = lateSlice.injectInto(rootReducer).selectors
  const before: object = store.getState()
  expect(selectCount(before)).toBe(1)
  store.dispatch(lateSlice.actions.heard('x'))
  expect(store.getState()).toMatchObject({ late: { list: ['x'], nested: { count: 2 } } })
  expect(selectCount(before)).toBe(1)
})

/** The aliases of a release build. */
function aliases(): Record<string, string> {
  const script = `
    const { default: configure } = await import('./webpack.config.js')
    console.log(JSON.stringify(configure({}, { mode: 'production' }).resolve.alias))`
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
  return JSON.parse(printed) as Record<string, string>
}

test('no alias of a release build replaces a library', () => {
  const others = Object.entries(aliases()).filter(([name, target]) => {
    const [library = ''] = name.replace('$', '').split('/')
    const isOwn = target.startsWith(library) || target.includes(`/node_modules/${library}/`)
    return existsSync(`node_modules/${library}`) && !isOwn
  })
  expect(others).toEqual([])
})

describe('a visit', () => {
  /** Opens the sign-in page and counts the changes of its visit. */
  function openPage() {
    const { store, journeys } = buildStore(createMemoryHistory({ initialEntries: ['/signin/'] }))
    const known = () => allProgress(journeys())
    const changed = jest.fn()
    return {
      store,
      changed,
      visit: followVisit({ store, known }, step => (step === 'password' ? 'autofilled' : undefined), changed),
    }
  }

  // (visits/beacon)
  test('a visit starts with the current screen and receives each step once', async () => {
    const { store, changed, visit } = openPage()
    expect(changed).toHaveBeenCalledTimes(1)
    store.dispatch(loginActions.usernameEdited('grace'))
    store.dispatch(loginActions.usernameEdited('graceh'))
    await settled()
    expect(changed).toHaveBeenCalledTimes(1)
    store.dispatch(loginActions.passwordAsked())
    await settled()
    expect(changed).toHaveBeenCalledTimes(2)
    expect(visit.report()).toEqual({
      steps: [
        { step: 'username', seconds: 0, tries: 0 },
        { step: 'password', seconds: 0, tries: 0, entry: 'autofilled' },
      ],
      end: 'left',
    })
  })

  test('simultaneous events change the visit once', async () => {
    const { store, visit } = openPage()
    store.dispatch(loginActions.passwordAsked())
    store.dispatch(loginActions.passwordForgotten('grace'))
    await settled()
    expect(visit.report().steps).toHaveLength(1)
  })

  // (visits/beacon)
  test('a page that is shown again starts another visit', () => {
    const { store, visit } = openPage()
    store.dispatch(loginActions.passwordAsked())
    expect(visit.report().steps).toHaveLength(2)
    visit.beginAgain()
    expect(visit.report().steps).toMatchObject([{ step: 'password' }])
  })
})

const table: [rule: string, payload: unknown, shown: unknown][] = [
  ['a password is masked', { username: 'jane', password: 's3cret' }, { username: 'jane', password: '•••' }],
  [
    'any field whose name contains password is masked',
    { newPassword: 'a', currentPassword: 'b' },
    { newPassword: '•••', currentPassword: '•••' },
  ],
  ['a code is masked', { smsCode: '123456', activationCode: '1' }, { smsCode: '•••', activationCode: '•••' }],
  ['a token is masked', { token: 't', webtoken: 't' }, { token: '•••', webtoken: '•••' }],
  ['a credential is masked', { credentialsId: 'VSMT1' }, { credentialsId: '•••' }],
  ['a nested secret is masked', { entry: { password: 's3cret' } }, { entry: { password: '•••' } }],
  ['a secret in a list is masked', { entries: [{ code: '1' }] }, { entries: [{ code: '•••' }] }],
  [
    'a secret object is masked as a whole',
    { credentials: { user: 'jane', pin: 'x' } },
    { credentials: '•••' },
  ],
  ['a secret number is masked', { code: 123456 }, { code: '•••' }],
  ['a code that is not a known problem is masked', { code: 'opensesame' }, { code: '•••' }],
  [
    'a slice whose name contains code or password is not masked, but its fields may be',
    { factorCode: { step: 'editing', code: '1' }, changePassword: { step: 'intro' } },
    { factorCode: { step: 'editing', code: '•••' }, changePassword: { step: 'intro' } },
  ],
  [
    'each code in a list is masked',
    { codes: ['123456', '654321'], tokens: ['t'] },
    { codes: ['•••', '•••'], tokens: ['•••'] },
  ],
  [
    'the key of an authenticator app is masked, but not its type',
    { credentialUri: 'otpauth://totp/Foyer?secret=ABC' },
    { credentialUri: 'otpauth://totp/•••' },
  ],
  [
    'secrets in a list of objects are masked by their own fields',
    { resetMethods: [], passwordMethods: [{ reference: '67', code: '1' }], credentials: [{ id: 'a' }] },
    { resetMethods: [], passwordMethods: [{ reference: '67', code: '•••' }], credentials: ['•••'] },
  ],
]
test.each(table)('%s', (_rule, payload, shown) => {
  expect(maskAction({ type: 'x/y', payload })).toEqual({ type: 'x/y', payload: shown })
})

test.each<[rule: string, payload: unknown]>([
  ['a flag about a password', { passwordIsActivationCode: true }],
  ['a problem’s code', { problem: { code: 'serverLater', status: 500 } }],
  ['the expiry of a password', { passwordExpiresIn: 30, passwordIsActivationCode: false }],
  ['the time of a code', { newCodeAt: 1795334400000 }],
  ['a count of codes', { step: 'enterCode', codes: 2 }],
  ['an empty value', { code: '', codes: [] }],
  ['a function', { followCode: () => undefined }],
  ['a payload without secrets', { username: 'jane', n: 1, x: null }],
  ['no payload', undefined],
])('%s is not masked', (_rule, payload) => {
  expect(maskAction({ type: 'x/y', payload })).toEqual({ type: 'x/y', payload })
})

test('a plain secret is masked because of its event’s name', () => {
  expect(maskAction({ type: 'phoneAuth/codeSubmitted', payload: '123456' })).toEqual({
    type: 'phoneAuth/codeSubmitted',
    payload: '•••',
  })
})

test.each([
  ['login/usernameSubmitted', 'jane'],
  ['login/passwordForgotten', 'jane'],
  ['forgotPassword/submitted', 'jane'],
  ['forgotPassword/providerFound', 'https://id.harbor.test/'],
  ['resetPassword/phoneSubmitted', '+15550101067'],
])('%s with %s is not masked', (type, payload) => {
  expect(maskAction({ type, payload }).payload).toBe(payload)
})

test.each([
  ['resendCode', 'signedOut', false],
  ['setTemporaryPassword', 'alreadyCreated', false],
  ['checkResetCode', 'verified', false],
  ['fetchActivationCode', 'H-417', true],
  ['readToken', 'a-token', true],
])('whether the result of the function %s, such as %s, is a secret: %s', (name, value, secret) => {
  expect(isSecretBare(name, value)).toBe(secret)
})

test('the original action is not changed', () => {
  const action = { type: 'x/y', payload: { password: 's3cret' } }
  maskAction(action)
  expect(action.payload.password).toBe('s3cret')
})

test('an action without a payload is not changed', () => {
  expect(maskAction({ type: 'x/y' })).toEqual({ type: 'x/y' })
})
