import { addAuthenticator } from 'scripts/programs/authenticator'
import type { Stage } from 'tools/screens/shot'
import { open, press, seen, signIn } from 'tools/screens/steps'
import { inWebApp } from './signInWalks'
import type { Walk } from './walk'

/** Returns the same stage under a host name: browsers store no passkey for an IP address. */
const byName = ({ page, sandbox }: Stage): Stage => ({
  page,
  sandbox: { ...sandbox, origin: sandbox.origin.replace('127.0.0.1', 'localhost') },
})

/** Creates the passkey that is offered after the password. */
async function enrol(stage: Stage): Promise<void> {
  await addAuthenticator(stage.page)
  await signIn(stage, 'passkey')
  await seen(stage, 'Create a passkey')
  await press(stage, 'Create a passkey')
  await inWebApp(stage)
}

/** The passkey journeys. */
export const passkeyWalks: Walk[] = [
  { name: 'signs in by password and creates a passkey', go: stage => enrol(byName(stage)) },
  {
    name: 'signs in by passkey, after having created it',
    go: async ({ page, sandbox }) => {
      const stage = byName({ page, sandbox })
      await enrol(stage)
      await sandbox.api('company', { method: 'PUT', body: { settings: { passkeysEnabled: true } } })
      await page.context().clearCookies()
      // The device responds to the field's own offer at once.
      await open(stage)
      await inWebApp(stage)
    },
  },
  {
    name: 'removes a passkey before a change of the password',
    go: async ({ page, sandbox }) => {
      const stage = byName({ page, sandbox })
      await enrol(stage)
      await open(stage, '/change-password')
      await page.getByRole('region', { name: 'Passkeys' }).getByRole('button').first().click()
      await press(stage, 'Remove')
      await seen(stage, 'No passkeys')
    },
  },
]
