/** The apps of the company that may have people signed in through the browser: what the page's configuration says of them, and what the server itself goes by. */
export const NATIVE_CLIENTS: Record<string, { name: string; addresses: string[]; typedCode: boolean }> = {
  'harbor-terminal': {
    name: 'Harbor Terminal',
    addresses: ['http://127.0.0.1/signed-in', 'http://[::1]/signed-in'],
    typedCode: true,
  },
  'harbor-desktop': {
    name: 'Harbor Desktop',
    addresses: ['com.example.harbor:/signed-in', 'http://127.0.0.1/signed-in'],
    typedCode: false,
  },
}

const PORT = /^(http:\/\/(?:127\.0\.0\.1|\[::1\])):\d{1,5}(?=\/)/

/** Whether the server knows this app, at this address or, without one, by a typed code. */
export function isKnownClient(clientId: string, address: string | undefined): boolean {
  const client = Object.hasOwn(NATIVE_CLIENTS, clientId) ? NATIVE_CLIENTS[clientId] : undefined
  if (!client) return false
  return address === undefined
    ? client.typedCode
    : client.addresses.includes(address.replace(PORT, (_all, host: string) => host))
}
