import type { Sandbox } from 'sandbox/ownProcess'
import { startClient } from 'tools/clients/client'
import { flagsFor, type Kind } from 'tools/clients/who'
import type { Walk } from './acts'
import { DEVICE, DEVICE_WALKS } from './device'
import { LEAVING_WALKS } from './leaving'
import { OWN_BROWSER_WALKS } from './ownBrowser'
import { TOO_OLD } from './tooOld'
import { WINDOW_WALKS } from './window'

/** The tests of each client, in the order of the table. */
export const WALKS: Walk[] = [
  ...DEVICE_WALKS,
  ...WINDOW_WALKS,
  ...LEAVING_WALKS,
  ...OWN_BROWSER_WALKS,
  TOO_OLD,
]

/** Tests one promise with a client; returns its version and the fault, if any. */
export async function walked(
  kind: Kind,
  sandbox: Sandbox,
  each: Walk,
): Promise<{ version: string; fault?: string }> {
  await sandbox.api('reset', { method: 'POST' })
  const device = ['--device-name', DEVICE.name, '--device-id', DEVICE.id]
  const page = new URL('/signin/', sandbox.origin)
  if (each.host) page.hostname = each.host
  const client = await startClient(kind.program, page.href, [...device, ...flagsFor(kind, each)])
  try {
    await each.walk(client, sandbox)
    return { version: client.version() }
  } catch (error) {
    return { version: client.version(), fault: error instanceof Error ? error.message : String(error) }
  } finally {
    await client.stop()
  }
}
