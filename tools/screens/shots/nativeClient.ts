import type { Shot, Stage } from '../shot'
import { press, seen } from '../steps'
import { PASSWORD } from 'sandbox/company/harbor'

/** The query that the sandbox's terminal client opens. */
const QUERY = new URLSearchParams({
  mode: 'native',
  client_id: 'harbor-terminal',
  redirect_uri: 'http://127.0.0.1:49152/signed-in',
  code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  code_challenge_method: 'S256',
  state: 'xyz',
})

async function toQuestion({ page, sandbox }: Stage): Promise<void> {
  await page.goto(`${sandbox.origin}/signin/?${QUERY.toString()}`)
  await page.getByLabel('Username').fill('simple')
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { name: 'Continue in Harbor Terminal?' }).waitFor()
}

/** The end of a sign-in that a native app has started. */
export const nativeClientShots: Shot[] = [
  { name: 'native-client', reach: toQuestion },
  {
    name: 'native-client-code',
    from: 'native-client',
    reach: async stage => {
      await stage.page.route('**/native-code', route =>
        route.fulfill({ json: { code: 'WDJBMJHT', expiresIn: 300 } }),
      )
      await press(stage, 'Show a code to type')
      await seen(stage, 'Type this code into Harbor Terminal')
    },
  },
  {
    name: 'native-client-opened',
    reach: async stage => {
      await toQuestion(stage)
      // There is no listener: the page stays, as with an app's own scheme.
      await stage.page.route('http://127.0.0.1:49152/**', route => route.fulfill({ status: 204 }))
      await press(stage, 'Open Harbor Terminal')
      await seen(stage, 'You are signed in')
    },
  },
  {
    name: 'native-client-refused',
    reach: async stage => {
      await stage.page.goto(`${stage.sandbox.origin}/signin/?mode=native&client_id=unknown`)
      await seen(stage, 'This app cannot be signed in')
    },
  },
]
