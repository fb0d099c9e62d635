import { approvalExtras, offeredExtras, type StepExtras } from 'src/features/mfa/stepExtras'
import type { MfaStep } from 'src/services/api/sessionStatusService'

const approval = {
  type: 'signinVerification',
  challenge: '47',
  requestedAt: 1,
  place: 'Lisbon',
  trustDays: 30,
}

// (factors/number-matching, factors/trust-device)
test.each<[rule: string, step: MfaStep | undefined, isGuest: boolean, told: StepExtras]>([
  ['is told whole', approval, false, { challenge: '47', requestedAt: 1, place: 'Lisbon', trustDays: 30 }],
  ['of a guest has no days', approval, true, { challenge: '47', requestedAt: 1, place: 'Lisbon' }],
  ['counts for nothing with another step', { ...approval, type: 'sms' }, false, {}],
  ['that says nothing', { type: 'signinVerification' }, false, {}],
  [
    'whose fields are null',
    { type: 'signinVerification', challenge: null, place: null, trustDays: null },
    false,
    {},
  ],
  ['without a step', undefined, false, {}],
])('what an approval adds %s', (_rule, step, isGuest, told) => {
  expect(approvalExtras(step, isGuest)).toEqual(told)
})

// (factors/trust-device)
test.each<[rule: string, isGuest: boolean, offered: StepExtras]>([
  ['all that was kept', false, { trustDays: 30, resend: true, reference: '0123' }],
  ['a guest of an earlier step all but the days', true, { resend: true, reference: '0123' }],
])('the page of a code offers %s', (_rule, isGuest, offered) => {
  expect(offeredExtras({ trustDays: 30, resend: true, reference: '0123' }, isGuest)).toEqual(offered)
})
