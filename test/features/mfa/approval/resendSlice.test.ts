import { resendActions, resendSlice, type ResendState } from 'src/features/mfa/approval/resendSlice'
import { UNTIL } from 'scenarios/scenario'

const problem = { code: 'tryAgainLater', until: UNTIL } as const
const idle: ResendState = { step: 'idle' }
const sending: ResendState = { step: 'sending' }
const sent: ResendState = { step: 'sent' }
const told: ResendState = { step: 'told' }
const failed: ResendState = { step: 'failed', problem }

type Action = Parameters<typeof resendSlice.reducer>[1]

test.each<[rule: string, before: ResendState, action: Action, after: ResendState]>([
  ['a new approval clears the failure', failed, resendActions.begun(), idle],
  ['resending clears the failure', failed, resendActions.resendPressed(), sending],
  ['pressing Resend sends a request', sending, resendActions.sent(), sent],
  ['a request that was sent is reported', sent, resendActions.told(), told],
  ['a request that could not be sent shows the problem', sending, resendActions.failed(problem), failed],
])('%s', (_rule, before, action, after) => {
  expect(resendSlice.reducer(before, action)).toStrictEqual(after)
})

test.each([idle, sending, failed])('no notice is shown for a request that is $step', state => {
  expect(resendSlice.reducer(state, resendActions.told())).toBe(state)
})

test('a failed resend passes its problem on to a support ticket', () => {
  expect(resendActions.failed(problem)).toStrictEqual({
    type: 'resend/failed',
    payload: problem,
    meta: { problem },
  })
})

test('no request is being resent at first', () => {
  expect(resendSlice.reducer(undefined, { type: '@@init' })).toStrictEqual({ step: 'idle' })
})
