import { listen } from './listen'
import { newSecrets } from './pkce'
import { redeem, type SignedIn } from './redeem'

export interface BrowserSignIn {
  /** The address of the sign-in page. */
  address: string
  clientId: string
  /** Opens an address in the person's own browser. */
  open: (address: string) => void
  /** Asks the person for the code that the page shows; without it the browser brings the code to a port of this device. */
  askCode?: () => Promise<string>
  /** Ends the wait: the person gives up, or has let too much time pass. */
  signal?: AbortSignal
}

/** Signs a client in through the person's own browser: it sees no password, and what the browser knows (passkeys, a session) is of use (RFC 8252). */
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

/** Fails once the wait is ended. */
const givenUp = (signal: AbortSignal | undefined): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new Error('Nobody has signed in.')))
  })
