import { approvalExtras } from 'src/features/mfa/approval/approval'
import type { MfaStep } from 'src/services/api/session/sessionStatusService'
import type { StepExtras } from 'src/services/stepExtras'

const approval = {
  type: 'signinVerification',
  challenge: '47',
  requestedAt: 1,
  place: 'Lisbon',
  appUrl: 'com.example.app:/requests',
  trustDays: 30,
}

// (factors/number-matching, factors/trust-device)
test.each<[rule: string, step: MfaStep | undefined, told: StepExtras]>([
  [
    'are returned in full',
    approval,
    { challenge: '47', requestedAt: 1, place: 'Lisbon', appUrl: 'com.example.app:/requests', trustDays: 30 },
  ],
  ['are ignored in another step', { ...approval, type: 'sms' }, {}],
  ['are empty if the step has none', { type: 'signinVerification' }, {}],
  [
    'are empty if all fields are null',
    { type: 'signinVerification', challenge: null, place: null, trustDays: null },
    {},
  ],
  ['are empty without a step', undefined, {}],
])('the details of an approval %s', (_rule, step, told) => {
  expect(approvalExtras(step)).toEqual(told)
})
