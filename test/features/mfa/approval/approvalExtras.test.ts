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
    'is told whole',
    approval,
    { challenge: '47', requestedAt: 1, place: 'Lisbon', appUrl: 'com.example.app:/requests', trustDays: 30 },
  ],
  ['counts for nothing with another step', { ...approval, type: 'sms' }, {}],
  ['that says nothing', { type: 'signinVerification' }, {}],
  [
    'whose fields are null',
    { type: 'signinVerification', challenge: null, place: null, trustDays: null },
    {},
  ],
  ['without a step', undefined, {}],
])('what an approval adds %s', (_rule, step, told) => {
  expect(approvalExtras(step)).toEqual(told)
})
