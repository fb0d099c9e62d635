import { createHash, randomBytes } from 'node:crypto'
import { listen } from './listen'

export interface Secrets {
  /** Remains in the client; its SHA-256 is sent to the page (RFC 7636). */
  verifier: string
  challenge: string
  /** Returned with the code; otherwise the code belongs to another sign-in. */
  state: string
}

/** Creates new values for each sign-in. */
export function newSecrets(): Secrets {
  const verifier = randomBytes(32).toString('base64url')
  return {
    verifier,
    challenge: createHash('sha256').update(verifier).digest('base64url'),
    state: randomBytes(16).toString('base64url'),
  }
}

/** The client's proof that it requested the code. */
export interface Proof {
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

export interface BrowserSignIn {
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
  const { verifier, challenge, state } = newSecrets()
  const listener = askCode ? undefined : await listen(state, origin)
  try {
    const page = new URL(address)
    page.search = new URLSearchParams({
      mode: 'native',
      client_id: clientId,
      code_challenge: challenge,
      code_challenge_method: 'S256',
      state,
      ...(listener && { redirect_uri: listener.address }),
    }).toString()
    open(page.href)
    const code = await Promise.race([listener ? listener.code : askCode?.(), givenUp(signal)])
    return await redeem(origin, {
      clientId,
      code: code ?? '',
      codeVerifier: verifier,
      ...(listener && { redirectUri: listener.address }),
    })
  } finally {
    listener?.close()
  }
}

/** Rejects once the wait is cancelled. */
const givenUp = (signal: AbortSignal | undefined): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new Error('Nobody has signed in.')))
  })
