import { nativeClientActions } from 'src/features/nativeClient/nativeClientSlice'
import type { Flows } from 'scenarios/map/decision'
import { CHECKED, mode, signsIn, table } from 'scenarios/scenario'

/** The address that an app of the device opens, and a configuration that lists the app. */
export const NATIVE = {
  address: 'http://127.0.0.1:49152/signed-in',
  from: `/?${new URLSearchParams({
    mode: 'native',
    client_id: 'harbor-terminal',
    redirect_uri: 'http://127.0.0.1:49152/signed-in',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
    state: 'xyz',
  }).toString()}`,
  config: {
    nativeClients: {
      'harbor-terminal': { name: 'Harbor Terminal', addresses: ['http://127.0.0.1/signed-in'] },
    },
  },
}

const simple = mode('simple')

const handOvers = table('native-client', ['the address has `mode=native`, and', 'what happens'], {
  'an app of the device waits': {
    recorded: true,
    row: [
      'the cookie `authenticationMode` is `simple`',
      '`/session-status`, which reads the session status, then `/native-client`',
    ],
    walk: {
      from: NATIVE.from,
      config: NATIVE.config,
      cookies: simple,
      answers: { fetchSessionStatus: { body: {} } },
      calls: ['fetchSessionStatus', 'fetchSettings', 'fetchFeatures'],
      ends: {
        at: '/native-client',
        state: { nativeClient: { step: 'asking', app: 'Harbor Terminal' } },
        cookies: simple,
      },
    },
    play: { person: 'simple', todo: 'Sign in, then let the terminal of the sandbox open the page.' },
  },
  'an app of the device waits for the end': {
    recorded: true,
    row: ['a sign-in ends', '`/native-client`; a press requests a code and opens the address of the app'],
    walk: {
      from: NATIVE.from,
      config: NATIVE.config,
      ...signsIn(
        { createNativeCode: { body: { code: 'c-12345678', expiresIn: 60 } } },
        {
          at: '/native-client',
          left: `${NATIVE.address}?code=c-12345678&state=xyz&iss=https%3A%2F%2Fapp.example`,
          state: { nativeClient: { step: 'opened', app: 'Harbor Terminal' } },
        },
        [...CHECKED, 'createNativeCode'],
        [nativeClientActions.wanted('open')],
      ),
    },
    play: {
      person: 'simple',
      todo: 'Run node --import tsx sandbox/nativeClient/terminal.ts and open the address that it prints.',
    },
  },
})

export const nativeClient: Flows = { tables: [handOvers] }
