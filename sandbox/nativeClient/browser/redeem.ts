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
