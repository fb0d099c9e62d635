import type { Shot, Stage } from 'tools/screens/shot'
import { fault, seen, signInTo, told } from 'tools/screens/steps'

async function toPage(stage: Stage): Promise<void> {
  await stage.sandbox.api('passkeys', { method: 'POST', body: { person: 'passkey' } })
  await signInTo(stage, 'passkey', '/security')
  await seen(stage, 'Trusted devices')
}

/** What a person sees of the own account's security. */
export const ownSecurityShots: Shot[] = [
  { name: 'security', reach: toPage },
  {
    name: 'security-failed',
    reach: async stage => {
      await fault(stage, 'GET', '/api/user/v1/security/authenticators', { kind: 'status', status: 500 })
      await toPage(stage)
      await told(stage)
    },
  },
]
