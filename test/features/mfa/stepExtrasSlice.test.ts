import { resendActions } from 'src/features/mfa/approval/resendSlice'
import type { StepExtras } from 'src/features/mfa/stepExtras'
import { selectStepExtras, stepExtrasActions, stepExtrasReducer } from 'src/features/mfa/stepExtrasSlice'

const untrusted: StepExtras = { challenge: '42', requestedAt: 1_000, place: 'Oslo' }
const approval: StepExtras = { ...untrusted, trustDays: 30 }
const code: StepExtras = { resend: true, reference: '5678' }

type Action = Parameters<typeof stepExtrasReducer>[1]

test.each<[rule: string, before: StepExtras, action: Action, after: StepExtras]>([
  ['what a step says replaces what another said', approval, stepExtrasActions.told(code), code],
  ['a new approval begins with nothing', approval, resendActions.begun(), {}],
  ['a request that is sent again keeps the days of trust', approval, resendActions.sent(), { trustDays: 30 }],
  ['a request that is sent again keeps nothing else', untrusted, resendActions.sent(), {}],
])('%s', (_rule, before, action, after) => {
  expect(stepExtrasReducer(before, action)).toStrictEqual(after)
})

test.each([resendActions.asked(), resendActions.told(), resendActions.failed({ code: 'offline' })])(
  '$type keeps what the step says',
  action => {
    expect(stepExtrasReducer(approval, action)).toBe(approval)
  },
)

test('a step says nothing at first', () => {
  expect(stepExtrasReducer(undefined, { type: '@@init' })).toStrictEqual({})
})

test('what a step says is read under its own name', () => {
  expect(selectStepExtras({ stepExtras: approval })).toBe(approval)
})
