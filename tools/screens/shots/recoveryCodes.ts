import { ACTIVATE, activate, toCode } from '../codeSteps'
import type { Shot, Stage } from '../shot'
import { fault, press } from '../steps'

async function toRecoveryCodes(stage: Stage): Promise<void> {
  const codes = [
    '7kq4-m2xw',
    '3hdn-8rtc',
    'v6pz-k9ya',
    'c5wj-2fue',
    '9gbt-4nhm',
    'x8rs-p5vd',
    'n2ce-7ukq',
    'w4yt-a6hb',
  ]
  await fault(stage, 'POST', ACTIVATE, { kind: 'status', status: 200, body: { recoveryCodes: codes } })
  await toCode(stage, 'totp-register')
  await activate(stage)
  await stage.page.getByLabel('I have saved these codes').waitFor()
}

export const recoveryCodeShots: Shot[] = [
  {
    name: 'authenticator-recovery',
    from: 'authenticator',
    reach: async stage => {
      await press(stage, 'Use a recovery code')
      await stage.page.getByLabel('Recovery code').waitFor()
    },
  },
  { name: 'authenticator-recovery-codes', reach: toRecoveryCodes },
  {
    name: 'authenticator-recovery-gone',
    from: 'authenticator-recovery-codes',
    reach: async stage => {
      await stage.page.reload()
      await stage.page.getByText('cannot be shown again').waitFor()
    },
  },
]
