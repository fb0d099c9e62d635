import { after, type Ways } from 'tools/screens/shot'
import { ACTIVATE, activate, fault, field, press, reload, seen, toCode } from 'tools/screens/steps'

const CODES = '7kq4-m2xw 3hdn-8rtc v6pz-k9ya c5wj-2fue 9gbt-4nhm x8rs-p5vd n2ce-7ukq w4yt-a6hb'.split(' ')

export const recoveryCodeShots: Ways = {
  'authenticator-recovery': after('authenticator', press('Use a recovery code'), field('Recovery code')),
  'authenticator-recovery-codes': [
    fault('POST', ACTIVATE, { kind: 'status', status: 200, body: { recoveryCodes: CODES } }),
    toCode('totp-register'),
    activate(),
    field('I have saved these codes'),
  ],
  'authenticator-recovery-gone': after('authenticator-recovery-codes', reload, seen(/cannot be shown again/)),
}
