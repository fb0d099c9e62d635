import { generateKeyPairSync, randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type Provider from 'oidc-provider'
import type { World } from 'sandbox/state/world'
import { answerLogin } from './loginPage'

export const CLIENT_ID = 'harbor-sign-in'
export const CALLBACK_PATH = '/sso/callback'

const signingKey = (): object => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return { ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'ES256', kid: 'harbor' }
}

// The provider prints development settings to stdout, which a program may be reading.
async function quietly<T>(make: () => Promise<T>): Promise<T> {
  const { info, warn } = console
  console.info = console.warn = () => undefined
  try {
    return await make()
  } finally {
    Object.assign(console, { info, warn })
  }
}

const configuration = (world: World): Record<string, unknown> => ({
  clients: [
    {
      client_id: CLIENT_ID,
      token_endpoint_auth_method: 'none',
      redirect_uris: [world.origin + CALLBACK_PATH],
      grant_types: ['authorization_code'],
      response_types: ['code'],
      id_token_signed_response_alg: 'ES256',
    },
  ],
  jwks: { keys: [signingKey()] },
  cookies: {
    keys: [randomBytes(32).toString('hex')],
    names: { session: 'idp_session', interaction: 'idp_interaction', resume: 'idp_resume' },
  },
  pkce: { required: () => true },
  features: { devInteractions: { enabled: false } },
  interactions: {
    url: (_context: unknown, interaction: { uid: string }) => `/interaction/${interaction.uid}`,
  },
  ttl: {
    AccessToken: 600,
    AuthorizationCode: 60,
    Grant: 3600,
    IdToken: 600,
    Interaction: 3600,
    Session: 3600,
  },
  findAccount: (_context: unknown, id: string) => ({
    accountId: id,
    claims: () => ({ sub: id, name: world.accounts.find(id)?.person.name ?? id }),
  }),
  // All employees agreed to the company's own sign-in when they were hired.
  loadExistingGrant: async (context: {
    oidc: {
      provider: Provider
      client: { clientId: string }
      session: { accountId: string }
    }
  }) => {
    const { provider, client, session } = context.oidc
    const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
    grant.addOIDCScope('openid profile')
    await grant.save()
    return grant
  },
})

/** Creates a real OpenID Connect provider with its login page. */
export async function createIdentityProvider(
  world: World,
): Promise<(request: IncomingMessage, response: ServerResponse) => Promise<void>> {
  const provider = await quietly(async () => {
    const { default: OpenIdProvider } = await import('oidc-provider')
    return new OpenIdProvider(world.idp, configuration(world))
  })
  provider.on('server_error', (_context, error) => process.stderr.write(`${String(error)}\n`))
  const protocol = provider.callback()
  return async (request, response) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/'
    if (path.startsWith('/interaction/') || path === '/idp.css')
      return answerLogin(world, provider, request, response)
    return protocol(request, response)
  }
}
