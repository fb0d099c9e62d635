import { setTimeout as pause } from 'node:timers/promises'
import { PASSWORD } from 'sandbox/company/harbor'
import type { Sandbox } from 'sandbox/ownProcess'
import { type Client, startClient } from './client'
import { soon } from './soon'

const LOGIN = '/api/auth/v2/login'
const DEVICE = { name: 'Zoë’s computer 🙂', id: 'd/1' }
const HEADERS = {
  'x-device-name': encodeURIComponent(DEVICE.name),
  'x-device-id': encodeURIComponent(DEVICE.id),
}

/** A request that came before the function was bound is repeated after five seconds. */
const ASKED_AGAIN_MS = 6000

/** Waits until an expression is true in the client's page. */
const seen = (client: Client, expression: string): Promise<unknown> =>
  soon(() => client.evaluate(`Boolean(${expression})`).catch(() => false), Boolean)
const at = (client: Client, path: string): Promise<unknown> =>
  soon(
    () => client.addresses.at(-1) ?? '',
    address => new URL(address).pathname === path,
  )

async function fill(client: Client, id: string, text: string): Promise<void> {
  await seen(client, `document.querySelector('#${id}:not([readonly])')`)
  const acts = [
    `const field = document.querySelector('#${id}')`,
    `Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, ${JSON.stringify(text)})`,
    `field.dispatchEvent(new Event('input', { bubbles: true }))`,
    `field.form.requestSubmit()`,
  ]
  await client.evaluate(`(() => { ${acts.join('; ')} })()`)
}

async function signIn(client: Client, person: string): Promise<void> {
  await fill(client, 'username', person)
  await fill(client, 'password', PASSWORD)
}

async function deviceHeaders(sandbox: Sandbox): Promise<Record<string, string>> {
  const [call] = await soon(
    () => sandbox.callsTo(LOGIN),
    calls => calls.length > 0,
  )
  const named = Object.entries(call?.headers ?? {}).filter(([name]) => name in HEADERS)
  return Object.fromEntries(named)
}

function same(one: unknown, other: unknown): void {
  if (JSON.stringify(one) !== JSON.stringify(other))
    throw new Error(`${JSON.stringify(one)} is not ${JSON.stringify(other)}`)
}

interface Walk {
  /** What is promised to a client (docs/embedding.md). */
  promise: string
  flags?: string[]
  walk: (client: Client, sandbox: Sandbox) => Promise<void>
}

/** What each client is walked through, in the order of the table. */
export const WALKS: Walk[] = [
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
    promise: 'a download opens outside',
    walk: async (client, sandbox) => {
      await signIn(client, 'v2-devicesignin')
      await seen(client, `document.querySelector('a[href*="/downloads/"]')`)
      await client.evaluate(`document.querySelector('a[href*="/downloads/"]').click()`)
      await soon(
        () => client.outside,
        found => found.length > 0,
      )
      same(client.outside, [`${sandbox.origin}/sandbox/downloads/HarborSetup-5.2.0.txt`])
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

/** Walks one promise with a client; returns its version and what went wrong. */
export async function walked(
  folder: string,
  sandbox: Sandbox,
  { flags = [], walk }: Walk,
): Promise<{ version: string; fault?: string }> {
  await sandbox.api('reset', { method: 'POST' })
  const own = flags[0] === '--late' && folder === 'native-qt' ? [] : flags
  const device = ['--device-name', DEVICE.name, '--device-id', DEVICE.id]
  const client = await startClient(folder, `${sandbox.origin}/signin/`, [...device, ...own])
  try {
    await walk(client, sandbox)
    return { version: client.version() }
  } catch (error) {
    return { version: client.version(), fault: error instanceof Error ? error.message : String(error) }
  } finally {
    client.stop()
  }
}
