import { listen } from './listen'
import { newSecrets } from './pkce'
import { redeem, type SignedIn } from './redeem'

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
