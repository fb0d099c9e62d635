import { after, inTurn, type Ways } from '../shot'
import { button, enterPassword, enterUsername, open, part, press, seen } from '../steps'

/** The query that the sandbox's terminal client opens. */
const QUERY = new URLSearchParams({
  mode: 'native',
  client_id: 'harbor-terminal',
  redirect_uri: 'http://127.0.0.1:49152/signed-in',
  code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  code_challenge_method: 'S256',
  state: 'xyz',
})

const toQuestion = inTurn(
  open(`/?${QUERY.toString()}`),
  enterUsername('simple'),
  button('Sign in'),
  enterPassword(),
  part('heading', 'Continue in Harbor Terminal?'),
)

/** The end of a sign-in that a native app has started. */
export const nativeClientShots: Ways = {
  'native-client': [toQuestion],
  'native-client-code': after(
    'native-client',
    ({ page }) =>
      page.route('**/native-code', route => route.fulfill({ json: { code: 'WDJBMJHT', expiresIn: 300 } })),
    press('Show a code to type'),
    seen('Type this code into Harbor Terminal'),
  ),
  'native-client-opened': [
    toQuestion,
    // There is no listener: the page stays, as with an app's own scheme.
    ({ page }) => page.route('http://127.0.0.1:49152/**', route => route.fulfill({ status: 204 })),
    press('Open Harbor Terminal'),
    seen('You are signed in'),
  ],
  'native-client-refused': [open('/?mode=native&client_id=unknown'), seen('This app cannot be signed in')],
}
