import type { Stage } from './shot'

const NAME = 'https://signin.harbor.example'

interface Network {
  /** The hosts in the auto-login data. */
  hosts: string[]
  /** The browser's permission for hosts in the company's network; without it the browser prompts the user. */
  leave?: PermissionState
}

/** Opens the stage under a public name, whose page needs the browser's permission for hosts in the company's network. */
export async function underPublicName({ page, sandbox }: Stage, { hosts, leave }: Network): Promise<Stage> {
  await page.route(`${NAME}/**`, async route => {
    const url = route.request().url().replace(NAME, sandbox.origin)
    const response = await route.fetch({ url })
    if (!url.endsWith('/api/auth/v2/autologin')) return route.fulfill({ response })
    const data = (await response.json()) as Record<string, unknown>
    return route.fulfill({ response, json: { ...data, urls: hosts } })
  })
  if (leave)
    await page.addInitScript(state => {
      navigator.permissions.query = () => Promise.resolve({ state } as PermissionStatus)
    }, leave)
  return { page, sandbox: { ...sandbox, origin: NAME } }
}
