import { activate, toCode } from '../codeSteps'
import type { Shot } from '../shot'
import { press, waitForAlert, type } from '../steps'

/** The codes of the VIP Access app. */
export const oneTimeCodeShots: Shot[] = [
  { name: 'symantec-register', reach: stage => toCode(stage, 'vip-register', 'Credential ID') },
  {
    name: 'symantec-register-2',
    from: 'symantec-register',
    reach: async stage => {
      await type(stage, 'Credential ID', 'VSHM12345678')
      await press(stage, 'Next')
      await stage.page.getByLabel('First code').waitFor()
    },
  },
  {
    name: 'symantec-activate-wrong',
    reach: async stage => {
      await toCode(stage, 'vip-activate', 'First code')
      await type(stage, 'First code', '000000')
      await press(stage, 'Next')
      await type(stage, 'Second code', '000000')
      await press(stage, 'Activate')
      await waitForAlert(stage)
    },
  },
  { name: 'symantec-code', reach: stage => toCode(stage, 'vip-code') },
  {
    name: 'symantec-code-wrong',
    from: 'symantec-code',
    reach: async stage => {
      await activate(stage)
      await waitForAlert(stage)
    },
  },
]
