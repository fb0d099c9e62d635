import { PASSWORD } from 'sandbox/company/harbor'
import type { Sandbox } from 'sandbox/ownProcess'
import type { Client } from 'tools/clients/client'
import { soon } from 'tools/clients/soon'

export const LOGIN = '/api/auth/v2/login'

/** A promise to a client (docs/embedding.md), and its test. */
export interface Walk {
  promise: string
  flags?: string[]
  /** True if it applies only to an engine that is older than the app's minimum. */
  tooOld?: true
  /** The host at which the client opens the page, instead of the sandbox's own. */
  host?: string
  walk: (client: Client, sandbox: Sandbox) => Promise<void>
}

/** Waits until an expression is true in the client's page. */
export const seen = (client: Client, expression: string): Promise<unknown> =>
  soon(() => client.evaluate(`Boolean(${expression})`).catch(() => false), Boolean)

/** Waits until the client's window is at a path. */
export const at = (client: Client, path: string): Promise<unknown> =>
  soon(
    () => client.addresses.at(-1) ?? '',
    address => URL.parse(address)?.pathname === path,
  )

/** Waits until the client has passed on one address, and checks that it passes on no more. */
export async function leftFor(client: Client, address: string): Promise<void> {
  await soon(
    () => client.outside,
    found => found.length > 0,
  )
  same(client.outside, [address])
}

/** Types into a field and submits its form. */
export async function fill(client: Client, id: string, text: string): Promise<void> {
  await seen(client, `document.querySelector('#${id}:not([readonly])')`)
  const acts = [
    `const field = document.querySelector('#${id}')`,
    `Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, ${JSON.stringify(text)})`,
    `field.dispatchEvent(new Event('input', { bubbles: true }))`,
    `field.form.requestSubmit()`,
  ]
  await client.evaluate(`(() => { ${acts.join('; ')} })()`)
}

export async function signIn(client: Client, person: string): Promise<void> {
  await fill(client, 'username', person)
  await fill(client, 'password', PASSWORD)
}

export function same(one: unknown, other: unknown): void {
  if (JSON.stringify(one) !== JSON.stringify(other))
    throw new Error(`${JSON.stringify(one)} is not ${JSON.stringify(other)}`)
}
