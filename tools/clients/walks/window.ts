import { at, LOGIN, same, seen, signIn, type Walk } from './acts'

/** The promises about the client's window. */
export const WINDOW_WALKS: Walk[] = [
  {
    promise: 'its own user agent on every call',
    walk: async (client, sandbox) => {
      await signIn(client, 'simple')
      await at(client, '/online/')
      const own = await client.evaluate('navigator.userAgent')
      const calls = await sandbox.api<{ headers: Record<string, string> }[]>('calls')
      same([...new Set(calls.map(({ headers }) => headers['user-agent']))], [own])
    },
  },
  {
    promise: 'nobody is sent to install the app',
    walk: async (client, sandbox) => {
      await signIn(client, 'install')
      await at(client, '/online/')
      same((await sandbox.callsTo(LOGIN)).length, 1)
      same(
        client.addresses.filter(address => address.includes('device-check')),
        [],
      )
    },
  },
  {
    promise: 'a device check within the window, and back',
    walk: async client => {
      await signIn(client, 'device-v2')
      await at(client, '/device-check/v2')
      await seen(client, `document.querySelector('button[value=pass]')`)
      await client.evaluate(`document.querySelector('button[value=pass]').click()`)
      await at(client, '/online/')
    },
  },
  {
    promise: 'the language of the webview',
    flags: ['--language', 'de_DE'],
    walk: async client => {
      await seen(client, `document.querySelector('h1')?.textContent === 'Anmelden'`)
      same(await client.evaluate('document.documentElement.lang'), 'de')
    },
  },
]
