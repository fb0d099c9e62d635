import { enUS } from 'src/messages/en-US'
import { after, type Ways } from 'tools/screens/shot'
import { button, busy, fault, hold, press, problem, toCode } from 'tools/screens/steps'

const CALL = '/api/auth/v2/factor'
const TRY = enUS['alternatives.try']
const EMAIL = enUS['alternatives.email']

export const alternativesShots: Ways = {
  'phone-auth-alternatives': [toCode('other-ways'), press(TRY), button(EMAIL)],
  'phone-auth-alternatives-choosing': after('phone-auth-alternatives', hold(CALL), press(EMAIL), busy),
  'phone-auth-alternatives-limited': [
    toCode('other-ways'),
    fault('POST', CALL, { kind: 'status', status: 429, retryAfter: 2400 }),
    press(TRY),
    press(EMAIL),
    problem('Too many tries.'),
  ],
}
