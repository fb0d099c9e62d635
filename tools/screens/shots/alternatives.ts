import { enUS } from 'src/messages/en-US'
import type { Shot, Stage } from '../shot'
import { toCode } from '../codeSteps'
import { busy, fault, hold, waitForAlert } from '../steps'

const CALL = '/api/auth/v2/factor'

const press = (stage: Stage, key: 'alternatives.try' | 'alternatives.email') =>
  stage.page.getByRole('button', { name: enUS[key] }).click()

export const alternativesShots: Shot[] = [
  {
    name: 'phone-auth-alternatives',
    reach: async stage => {
      await toCode(stage, 'other-ways')
      await press(stage, 'alternatives.try')
      await stage.page.getByRole('button', { name: enUS['alternatives.email'] }).waitFor()
    },
  },
  {
    name: 'phone-auth-alternatives-choosing',
    from: 'phone-auth-alternatives',
    reach: async stage => {
      await hold(stage, CALL)
      await press(stage, 'alternatives.email')
      await busy(stage)
    },
  },
  {
    name: 'phone-auth-alternatives-limited',
    reach: async stage => {
      await toCode(stage, 'other-ways')
      await fault(stage, 'POST', CALL, { kind: 'status', status: 429, retryAfter: 2400 })
      await press(stage, 'alternatives.try')
      await press(stage, 'alternatives.email')
      await waitForAlert(stage, 'Too many tries.')
    },
  },
]
