import { setTimeout as pause } from 'node:timers/promises'
import type { Sandbox } from 'sandbox/ownProcess'
import { soon } from 'tools/clients/soon'
import { at, LOGIN, same, seen, signIn, type Walk } from './acts'

export const DEVICE = { name: 'Zoë’s computer 🙂', id: 'd/1' }
const HEADERS = {
  'x-device-name': encodeURIComponent(DEVICE.name),
  'x-device-id': encodeURIComponent(DEVICE.id),
}

/** A request that came before the function was bound is repeated after five seconds. */
const ASKED_AGAIN_MS = 6000

async function deviceHeaders(sandbox: Sandbox): Promise<Record<string, string>> {
  const [call] = await soon(
    () => sandbox.callsTo(LOGIN),
    calls => calls.length > 0,
  )
  const named = Object.entries(call?.headers ?? {}).filter(([name]) => name in HEADERS)
  return Object.fromEntries(named)
}

/** The promises about the device's name and id, and their recipients. */
export const DEVICE_WALKS: Walk[] = [
  {
    promise: 'the name and id of the device on the login, with an apostrophe, an umlaut and an emoji',
    walk: async (client, sandbox) => {
      await pause(ASKED_AGAIN_MS)
      await signIn(client, 'simple')
      await at(client, '/online/')
      same(await deviceHeaders(sandbox), HEADERS)
    },
  },
  {
    promise: 'a function that is bound late: the next request has its answer',
    flags: ['--late', '500'],
    walk: async (client, sandbox) => {
      await seen(client, `typeof window.harborDevice === 'function'`)
      await pause(ASKED_AGAIN_MS)
      await signIn(client, 'simple')
      await at(client, '/online/')
      same(await deviceHeaders(sandbox), HEADERS)
    },
  },
  {
    promise: 'a client that never answers: the person signs in, without the headers',
    flags: ['--bridge', '/dev/null'],
    walk: async (client, sandbox) => {
      await signIn(client, 'simple')
      await at(client, '/online/')
      same(await deviceHeaders(sandbox), {})
    },
  },
  {
    promise: 'another origin in the same window has no bridge',
    walk: async (client, sandbox) => {
      await seen(client, `typeof window.harborDevice === 'function'`)
      await client.evaluate(`location.assign(${JSON.stringify(`${sandbox.idp}/`)})`)
      await soon(
        () => client.addresses.at(-1) ?? '',
        address => address.startsWith(sandbox.idp),
      )
      await seen(
        client,
        `document.readyState === 'complete' && location.origin === ${JSON.stringify(sandbox.idp)}`,
      )
      // Qt binds in a callback.
      await pause(1000)
      same(await client.evaluate('typeof window.harborDevice'), 'undefined')
    },
  },
]
