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
  ['a new approval forgets the failure', failed, resendActions.begun(), idle],
  ['a repeated request removes the failure', failed, resendActions.resendPressed(), sending],
  ['a request goes out', sending, resendActions.sent(), sent],
  ['a sent request is told', sent, resendActions.told(), told],
  ['a request that was not sent says why', sending, resendActions.failed(problem), failed],
])('%s', (_rule, before, action, after) => {
  expect(resendSlice.reducer(before, action)).toStrictEqual(after)
})

test.each([idle, sending, failed])('nothing is told of a request that is $step', state => {
  expect(resendSlice.reducer(state, resendActions.told())).toBe(state)
})

test('a failure brings its problem along to a ticket', () => {
  expect(resendActions.failed(problem)).toStrictEqual({
    type: 'resend/failed',
    payload: problem,
    meta: { problem },
  })
})

test('no request is repeated at first', () => {
  expect(resendSlice.reducer(undefined, { type: '@@init' })).toStrictEqual({ step: 'idle' })
})
