/** What the client proves with a code: that it has asked for it. */
export interface Proof {
  clientId: string
  code: string
  codeVerifier: string
  redirectUri?: string
}

export interface SignedIn {
  userId: string
  /** Of the client's own session; to be kept as a password is. */
  cookie: string
}

/** The client's own session for its code; throws where the server refuses it. */
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
