const NATIVE = {
  client: 'harbor-terminal',
  address: 'http://127.0.0.1/done',
}
/** The configuration of the page. */
export const CONFIG = JSON.stringify({
  nativeClients: {
    [NATIVE.client]: { name: 'Harbor Terminal', addresses: [NATIVE.address], typedCode: false },
  },
})

const nativeQuery = new URLSearchParams({
  mode: 'native',
  client_id: NATIVE.client,
  redirect_uri: NATIVE.address.replace('/done', ':4711/done'),
  code_challenge: 'a'.repeat(43),
  code_challenge_method: 'S256',
  state: 'x',
}).toString()

/** The addresses that open the app from outside. */
export const ADDRESSES = {
  'the sign-in page': '/signin/',
  'the change of the password': '/signin/change-password',
  'the security page': '/signin/security',
  'the sign-in page for an app': `/signin/?${nativeQuery}`,
  'the sign-in page as a popup': '/signin/?mode=popup',
} as const
