import type { Sandbox } from 'sandbox/ownProcess'
import type { Client } from 'tools/clients/client'
import { soon } from 'tools/clients/soon'
import { fill, leftFor, seen, signIn, type Walk } from './acts'

const INFO = '/api/online/v1/support/get-info'
const PHONE = 'dialog a[href^=tel]'
const LINK = 'dialog a[target=_blank]'

const isFocused = (client: Client): Promise<unknown> =>
  client.evaluate(`document.activeElement.matches('${LINK}')`).catch(() => false)

/** Goes to the page with 'Contact support', whose address takes some seconds. */
async function toContactSupport(client: Client, sandbox: Sandbox, requestSupportUrl: string): Promise<void> {
  await sandbox.api('company', { method: 'PUT', body: { helpInfo: { requestSupportUrl } } })
  await sandbox.api('faults', {
    method: 'PUT',
    body: { method: 'GET', path: INFO, kind: 'delay', delayMs: 3000 },
  })
  await client.evaluate(`location.assign('/signin/forget-password')`)
  await seen(client, `location.pathname === '/signin/forget-password'`)
  await fill(client, 'username', 'no-phone')
  await seen(client, `document.querySelector('a[role=button]:not([href])')`)
}

/** The promises about addresses that leave the client's window. */
export const LEAVING_WALKS: Walk[] = [
  {
    promise: 'a download opens outside',
    walk: async (client, sandbox) => {
      await signIn(client, 'v2-devicesignin')
      await seen(client, `document.querySelector('a[href*="/downloads/"]')`)
      await client.evaluate(`document.querySelector('a[href*="/downloads/"]').click()`)
      await leftFor(client, `${sandbox.origin}/sandbox/downloads/HarborSetup-5.2.0.txt`)
    },
  },
  {
    promise: 'the phone of support goes to the system, and the page stays',
    walk: async (client, sandbox) => {
      await sandbox.api('company', { method: 'PUT', body: { helpInfo: { phone: '+1 202 555 0199' } } })
      await fill(client, 'username', 'no-phone')
      await seen(client, `document.querySelector('#password')`)
      await client.evaluate(`document.querySelector('a[href$="/help/support-form"]').click()`)
      await seen(client, `document.querySelector('${PHONE}')`)
      await client.press(PHONE)
      await leftFor(client, 'tel:+12025550199')
      await seen(client, `document.querySelector('${PHONE}') && location.pathname === '/signin/'`)
    },
  },
  {
    promise: '‘Contact support’, pressed before its address is known, opens outside',
    walk: async (client, sandbox) => {
      const address = `${sandbox.idp}/support`
      await toContactSupport(client, sandbox, address)
      await client.press('a[role=button]:not([href])')
      // Qt requests the new window even after the response; WebKit leaves it to a press on the link.
      await soon(async () => client.outside.length > 0 || (await isFocused(client)), Boolean)
      if (client.outside.length === 0) await client.press(LINK)
      await leftFor(client, address)
    },
  },
]
