import * as codesToSave from 'src/features/authenticator/heldCodesToSave'
import * as enrolmentCode from 'src/features/authenticator/heldEnrolmentCode'
import * as deskCode from 'src/features/helpDeskCode/heldDeskCode'
import * as appCode from 'src/features/nativeClient/heldAppCode'
import * as computerCode from 'src/features/phoneSignIn/approval/heldComputerCode'
import * as phoneCode from 'src/features/phoneSignIn/heldPhoneCode'

const SECRETS = { codesToSave, enrolmentCode, deskCode, appCode, computerCode, phoneCode }

// (security/secrets)
test.each(Object.entries(SECRETS))('the page holds the %s until it drops it', (_name, secret) => {
  const [drop, held, hold] = Object.entries(secret)
    .filter(([name]) => !name.startsWith('watch'))
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([, act]) => act as (code?: string) => unknown)
  hold?.('AB12')
  expect(held?.()).toBe('AB12')
  drop?.()
  expect(held?.()).toBe('')
})
