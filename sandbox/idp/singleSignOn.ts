import type { App } from 'sandbox/http/bodyOf'
import * as oidc from 'openid-client'
import { beginSession } from 'sandbox/api/factors/steps'
import { originOf } from 'sandbox/http/crossSite'
import { clearSecretCookie, setSecretCookie, SSO_COOKIE } from 'sandbox/http/cookies'
import { Expiring } from 'sandbox/state/codes/codes'
import type { World } from 'sandbox/state/world'
import { CALLBACK_PATH, CLIENT_ID } from './identityProvider'

interface Started {
  verifier: string
  state: string
  nonce: string
  origin: string
}

const STARTED_MS = 3_600_000

/** Returns the page to which a person returns without a session, with the reason (sign-in/provider-broken-off). */
const returnWith = (error: 'cancelled' | 'noAccount' | 'failed'): string =>
  `/signin/session-status?error=${error}`

/** Begins the authorization code flow with PKCE and ends it with a session (sign-in/to-provider). */
export function serveSingleSignOn(app: App, world: World): void {
  const started = new Expiring<Started>(world.clock, STARTED_MS)
  let discovered: Promise<oidc.Configuration> | undefined

  const configuration = (): Promise<oidc.Configuration> => {
    discovered ??= oidc.discovery(new URL(world.idp), CLIENT_ID, undefined, oidc.None(), {
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- the provider is on this machine, without TLS
      execute: [oidc.allowInsecureRequests],
    })
    return discovered
  }

  app.get<{ Querystring: { username?: string } }>('/sso/start', async (request, reply) => {
    const flow: Started = {
      verifier: oidc.randomPKCECodeVerifier(),
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      origin: originOf(world, request),
    }
    setSecretCookie(reply, SSO_COOKIE, started.keep(flow))
    const address = oidc.buildAuthorizationUrl(await configuration(), {
      redirect_uri: world.origin + CALLBACK_PATH,
      scope: 'openid profile',
      code_challenge: await oidc.calculatePKCECodeChallenge(flow.verifier),
      code_challenge_method: 'S256',
      state: flow.state,
      nonce: flow.nonce,
      prompt: 'login',
      ...(request.query.username ? { login_hint: request.query.username } : {}),
    })
    return reply.redirect(address.href)
  })

  app.get(CALLBACK_PATH, async (request, reply) => {
    const flow = started.find(request.cookies[SSO_COOKIE])
    started.end(request.cookies[SSO_COOKIE])
    clearSecretCookie(reply, SSO_COOKIE)
    if (!flow) return reply.redirect(returnWith('failed'))
    try {
      const tokens = await oidc.authorizationCodeGrant(
        await configuration(),
        new URL(request.url, world.origin),
        { pkceCodeVerifier: flow.verifier, expectedState: flow.state, expectedNonce: flow.nonce },
      )
      const account = world.accounts.find(tokens.claims()?.sub ?? '')
      if (!account) return await reply.redirect(flow.origin + returnWith('noAccount'))
      beginSession(world, request, reply, account)
      world.events.emit('people')
      return await reply.redirect(`${flow.origin}/signin/session-status`)
    } catch (error) {
      const cancelled = error instanceof oidc.AuthorizationResponseError && error.error === 'access_denied'
      return reply.redirect(flow.origin + returnWith(cancelled ? 'cancelled' : 'failed'))
    }
  })
}
