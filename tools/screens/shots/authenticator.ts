import { activate, toCode } from '../codeSteps'
import type { Shot } from '../shot'
import { waitForAlert } from '../steps'

export const authenticatorShots: Shot[] = [
  { name: 'authenticator-register', reach: stage => toCode(stage, 'totp-register') },
  {
    name: 'authenticator-wrong',
    from: 'authenticator-register',
    reach: async stage => {
      await activate(stage)
      await waitForAlert(stage)
    },
  },
  { name: 'authenticator', reach: stage => toCode(stage, 'totp') },
]
