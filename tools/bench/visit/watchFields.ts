import { setTimeout as delay } from 'node:timers/promises'
import type { CDPSession } from 'playwright-core'
import { Complaint } from 'scripts/command/command'
import { FIELD_BINDING, type Field } from './observe'

const GIVE_UP_MS = 60_000

/** Waits for a field: the username field to be usable, the password field to be painted. */
export type Watch = (field: Field) => Promise<void>

/**
 * Makes the page report its fields. The benchmark sends no queries meanwhile, because a slow processor would have to parse the query
 * within the measured time.
 */
export async function watchFields(cdp: CDPSession, address: string): Promise<Watch> {
  await cdp.send('Runtime.enable')
  await cdp.send('Runtime.addBinding', { name: FIELD_BINDING })
  const reported = (field: Field): Promise<void> =>
    new Promise(resolve => {
      cdp.on('Runtime.bindingCalled', ({ payload }) => {
        if (payload === field) resolve()
      })
    })
  const fields: Record<Field, Promise<void>> = {
    username: reported('username'),
    password: reported('password'),
  }
  const never = async (field: Field): Promise<void> => {
    await delay(GIVE_UP_MS, undefined, { ref: false })
    throw new Complaint(`${address} does not show the ${field} field`)
  }
  return field => Promise.race([fields[field], never(field)])
}
