import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import type Provider from 'oidc-provider'
import { COMMON_HEADERS, pagePolicy } from 'sandbox/http/securityPolicy'
import { CSS_FILE, escapeHtml } from 'sandbox/pages/html'
import type { World } from 'sandbox/state/world'

interface Form {
  username: string
  problem?: string
}

const page = ({ username, problem }: Form): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Lighthouse ID</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/idp.css">
</head>
<body class="narrow lighthouse">
<main class="card">
<p class="eyebrow">Lighthouse ID</p>
<h1>Sign in with Lighthouse ID</h1>
<p>Harbor asks who you are. This is the company’s identity provider, not the sign-in app.</p>
${problem ? `<p class="alert" role="alert">${escapeHtml(problem)}</p>` : ''}
<form method="post">
<label for="username">Username</label>
<input id="username" name="username" autocomplete="username" autocapitalize="none" spellcheck="false" required value="${escapeHtml(username)}">
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" autofocus>
<div class="actions">
<button class="primary" name="answer" value="sign-in">Sign in</button>
<button name="answer" value="cancel" formnovalidate>Cancel</button>
</div>
</form>
</main>
</body>
</html>`

async function problemWith(world: World, username: string, password: string): Promise<string | undefined> {
  const wait = world.accounts.lockedFor(username)
  if (wait > 0) return `Too many wrong passwords. Try again in ${Math.ceil(wait / 1000)} seconds.`
  const account = await world.accounts.verify(username, password)
  const signIn = account?.person.signIn
  return signIn === 'provider' || signIn === 'ownProvider'
    ? undefined
    : 'This username and password are not known here.'
}

async function answerLogin(
  world: World,
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  for (const [name, value] of Object.entries(COMMON_HEADERS)) response.setHeader(name, value)
  response.setHeader('X-Request-Id', randomUUID())
  if (request.url === '/idp.css') {
    response.setHeader('Content-Type', 'text/css; charset=utf-8')
    return void response.end(await readFile(CSS_FILE))
  }
  // The redirects that follow the form lead back to the sign-in app.
  response.setHeader('Content-Security-Policy', pagePolicy([world.idp, world.origin, 'http://127.0.0.1:*']))
  response.setHeader('Cache-Control', 'no-store')
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  try {
    const { params } = await provider.interactionDetails(request, response)
    if (request.method !== 'POST') {
      return void response.end(
        page({ username: typeof params.login_hint === 'string' ? params.login_hint : '' }),
      )
    }
    const form = new URLSearchParams(await text(request))
    if (form.get('answer') === 'cancel') {
      await provider.interactionFinished(request, response, { error: 'access_denied' })
      return
    }
    const username = form.get('username')?.trim() ?? ''
    const problem = await problemWith(world, username, form.get('password') ?? '')
    if (problem) {
      response.statusCode = 400
      return void response.end(page({ username, problem }))
    }
    const accountId = world.accounts.find(username)?.person.username ?? username
    await provider.interactionFinished(request, response, { login: { accountId } })
  } catch {
    response.statusCode = 400
    response.end(page({ username: '', problem: 'This sign-in has ended. Go back and begin again.' }))
  }
}

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
