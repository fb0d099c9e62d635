import type { nativeClientActions } from 'src/features/nativeClient/nativeClientSlice'
import type { JourneyModel } from 'test/model/journeys/journeyModel'
import { done } from 'test/model/server/answers'
import type { Server } from 'test/model/server/server'

const CLIENT = 'harbor-terminal'
const ADDRESS = 'http://127.0.0.1/done'
const QUERY = new URLSearchParams({
  mode: 'native',
  client_id: CLIENT,
  redirect_uri: ADDRESS.replace('/done', ':4711/done'),
  code_challenge: 'a'.repeat(43),
  code_challenge_method: 'S256',
  state: 'x',
}).toString()

const OPENED: ReturnType<typeof nativeClientActions.wanted> = { type: 'nativeClient/wanted', payload: 'open' }

/** The owner of the session that each native code of a server opens. */
const codesOf = new WeakMap<Server, Map<string, string>>()
function codes(server: Server): Map<string, string> {
  const known = codesOf.get(server) ?? new Map<string, string>()
  codesOf.set(server, known)
  return known
}

export const nativeClient: JourneyModel = {
  config: {
    nativeClients: { [CLIENT]: { name: 'Harbor Terminal', addresses: [ADDRESS], typedCode: false } },
  },
  addresses: { 'the sign-in page for an app': `/signin/?${QUERY}` },
  inSession: {
    'POST /api/auth/v2/native-code': (server, _call, session) => {
      const code = `native-code-${server.nextId()}`
      codes(server).set(code, session?.user ?? '')
      return done({ code, expiresIn: 60 })
    },
  },
  *onPage({ app, tab }) {
    const { route, steps } = app.view()
    if (route === '/native-client' && steps.nativeClient === 'asking')
      yield { label: `${tab.name}: the app is opened`, often: 6, run: () => app.dispatch(OPENED) }
  },
  handsOver: (server, { hostname, searchParams }) =>
    hostname === '127.0.0.1'
      ? { to: 'a native app', user: codes(server).get(searchParams.get('code') ?? '') ?? '' }
      : undefined,
}
