import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const PATH = '/signed-in'
// With an inline icon, a browser requests no other, which the policy would block and the browser report.
const PAGE =
  '<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><title>Signed in</title><p>You are signed in. You can close this tab.</p>'
const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': "default-src 'none'; img-src data:; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
}

/** Listens only on this device, at a port that the system chooses. `code` is that of the first call that has our state and comes from our sign-in page. */
async function listen(state: string, issuer: string) {
  const server = createServer()
  const code = new Promise<string>(resolve => {
    server.on('request', (request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1')
      const found = searchParams.get('code')
      const ours = searchParams.get('state') === state && searchParams.get('iss') === issuer
      // Any program or page on this device may call: a wrong call changes nothing.
      if (request.method !== 'GET' || pathname !== PATH || !ours || !found) {
        response.writeHead(404, HEADERS).end()
        return
      }
      response.writeHead(200, HEADERS).end(PAGE)
      resolve(found)
    })
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const close = (): void => {
    server.close()
    server.closeIdleConnections()
  }
  return { address: `http://127.0.0.1:${port}${PATH}`, code, close }
}

/** The client's proof that it requested the code. */
interface Proof {
  clientId: string
  code: string
  codeVerifier: string
  redirectUri?: string
}

export interface SignedIn {
  userId: string
  /** The cookie of the client's own session; store it like a password. */
  cookie: string
}

/** Exchanges a code for the client's own session; throws if the server rejects it. */
export async function redeem(origin: string, proof: Proof): Promise<SignedIn> {
  const response = await fetch(`${origin}/api/auth/v2/native-token`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Touch-Supported': 'false' },
    body: JSON.stringify(proof),
    redirect: 'error',
  })
  const answer = (await response.json()) as { userId?: string; code?: string }
  if (!response.ok) throw new Error(`The code is refused: ${answer.code ?? response.status}`)
  const cookie = response.headers.getSetCookie().map(line => line.split(';')[0])
  return { userId: answer.userId ?? '', cookie: cookie.join('; ') }
}

interface BrowserSignIn {
  /** The address of the sign-in page. */
  address: string
  clientId: string
  /** Opens an address in the person's own browser. */
  open: (address: string) => void
  /** Asks the person for the code that the page shows; without it, the browser sends the code to a port of this device. */
  askCode?: () => Promise<string>
  /** Cancels the wait, because the person gives up or too much time has passed. */
  signal?: AbortSignal
}

/** Signs a client in through the person's own browser: the client sees no password and can use the browser's passkeys and session (RFC 8252). */
export async function signInByBrowser({
  address,
  clientId,
  open,
  askCode,
  signal,
}: BrowserSignIn): Promise<SignedIn> {
  const { origin } = new URL(address)
  // The verifier remains in the client; its SHA-256 is sent to the page (RFC 7636).
  const codeVerifier = randomBytes(32).toString('base64url')
  // Returned with the code; otherwise the code belongs to another sign-in.
  const state = randomBytes(16).toString('base64url')
  const listener = askCode ? undefined : await listen(state, origin)
  try {
    const page = new URL(address)
    page.search = new URLSearchParams({
      mode: 'native',
      client_id: clientId,
      code_challenge: createHash('sha256').update(codeVerifier).digest('base64url'),
      code_challenge_method: 'S256',
      state,
      ...(listener && { redirect_uri: listener.address }),
    }).toString()
    open(page.href)
    const code = await Promise.race([listener ? listener.code : askCode?.(), givenUp(signal)])
    return await redeem(origin, {
      clientId,
      code: code ?? '',
      codeVerifier,
      ...(listener && { redirectUri: listener.address }),
    })
  } finally {
    listener?.close()
  }
}

const givenUp = (signal: AbortSignal | undefined): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new Error('Nobody has signed in.')))
  })
