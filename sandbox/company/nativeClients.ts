/** The company's native apps that may sign people in through the browser: their entries in the page's configuration, and the server's own list. */
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

/** Returns whether the server knows this app at this address or, without an address, with a typed code. */
export function isKnownClient(clientId: string, address: string | undefined): boolean {
  const client = Object.hasOwn(NATIVE_CLIENTS, clientId) ? NATIVE_CLIENTS[clientId] : undefined
  if (!client) return false
  return address === undefined
    ? client.typedCode
    : client.addresses.includes(address.replace(PORT, (_all, host: string) => host))
}
