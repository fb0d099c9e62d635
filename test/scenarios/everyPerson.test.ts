import { outside } from 'test/support/scenario/withoutBrowser'
import { waitFor } from '@testing-library/react'
import { createMemoryHistory } from 'history'
import { BASE_PATH } from 'src/constants/basePath'
import { selectRoute } from 'src/features/navigation/selectRoute'
import { loginActions } from 'src/features/signIn/loginSlice'
import { createStore } from 'src/store/createStore'
import { everyChunk } from 'test/support/everyChunk'
import { type OwnSandbox, startSandbox } from 'sandbox/ownProcess'
import { PEOPLE } from 'sandbox/company/people'
import type { Person } from 'sandbox/company/types'
import { PASSWORD } from 'test/sandbox/visitor'
import { sample } from 'test/support/sample'
import { clearCookies } from 'test/support/clearCookies'

// It loads no images either.
jest.mock('src/services/browser/webAppFiles', () => ({
  ...jest.requireActual<object>('src/services/browser/webAppFiles'),
  preloadImage: () => Promise.resolve(),
}))

const network = fetch
let sandbox: OwnSandbox

beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())
beforeEach(() => {
  outside.left.length = 0
  sessionStorage.clear()
  clearCookies()
  visit(`${sandbox.origin}${BASE_PATH}/`)
})
afterEach(() => {
  globalThis.fetch = network
  // A page that is gone asks nothing more.
  window.dispatchEvent(new Event('pagehide'))
})

/** A browser's network: relative addresses, and cookies that no script reads. */
function browserFetch(): typeof fetch {
  const cookies = new Map<string, string>()
  return async (input, init) => {
    const request = new Request(input instanceof Request ? input : new URL(input, sandbox.origin), init)
    request.headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await network(request)
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    return response
  }
}

/** The whole app without its screens, which knows how to go on from each of them. */
async function openStore() {
  const history = createMemoryHistory({ initialEntries: [`${BASE_PATH}/`] })
  const { store, adopt } = createStore(history)
  for (const load of everyChunk()) {
    const { journey } = await load()
    if (journey) adopt(journey)
  }
  return store
}

/** People whose walk to the end is not tested here, by the reason. */
const LEFT_OUT: Record<string, string[]> = {
  'test/e2e/autoLogin.test.ts has the hosts, and which of them were told': [
    ...['auto-login', 'auto-login-slow', 'auto-login-dead', 'auto-login-10', 'auto-login-100'],
    ...['auto-login-1000', 'auto-login-redirect', 'auto-login-redirect-other-site'],
  ],
  'a provider asks for the password, or a button does: test/e2e/signIn.test.ts': [
    ...['sso', 'sso-sms', 'sso-install', 'sso-expired', 'federated-own'],
  ],
  'refused, and told why': ['unknown-factor', 'phone-not-registered'],
  'the web app finds that the password has expired: test/e2e/password.test.ts': ['expired'],
}

const leftOut = Object.values(LEFT_OUT).flat()

test('each person who is left out exists', () => {
  const names = PEOPLE.map(({ username }) => username)
  expect(leftOut.filter(name => !names.includes(name))).toEqual([])
})

/** People to whom a browser that keeps no passkeys offers none. */
const WITHOUT_PASSKEY = ['passkey', 'passkey-factor']

/** An address may end in the way back from a device check, or in a token: scenarios/ has them. */
const endOf = ({ username, endsAt }: Person): RegExp => {
  const address = WITHOUT_PASSKEY.includes(username) ? '/online/' : endsAt.replace('?', '\\?')
  return new RegExp(`${address}(?:\\?back=.+|(?<==).+)?$`)
}

const WALKED = PEOPLE.filter(({ username }) => !leftOut.includes(username))
const TRIED = sample(WALKED, 4, ({ username }) => username, [
  'sandbox',
  'src/features',
  'src/sagas',
  'src/services',
  'src/store',
  'test/scenarios/everyPerson.test.ts',
])

// (product/capabilities)
test.each(TRIED)('$username ends at the address in the list', async person => {
  const { username } = person
  globalThis.fetch = browserFetch()
  const store = await openStore()
  store.dispatch(loginActions.usernameSubmitted(username))
  await waitFor(() => expect(store.getState().login).toMatchObject({ step: 'password' }))
  store.dispatch(loginActions.passwordSubmitted({ username, password: PASSWORD }))
  const place = () => outside.left.at(-1) ?? sandbox.origin + BASE_PATH + selectRoute(store.getState())
  await waitFor(() => expect(place()).toMatch(endOf(person)))
  expect(new URL(place()).origin).toBe(sandbox.origin)
})
