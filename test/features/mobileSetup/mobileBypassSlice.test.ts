import {
  bypassActions,
  mobileBypassSlice,
  type BypassState,
} from 'src/features/mobileSetup/mobileBypassSlice'

const problem = { code: 'serverTryLater', status: 500 } as const
const idle: BypassState = { step: 'idle' }
const failed: BypassState = { ...idle, problem }
const asking: BypassState = { step: 'asking' }

type Action = Parameters<typeof mobileBypassSlice.reducer>[1]

test.each<[rule: string, before: BypassState, action: Action, after: BypassState]>([
  ['another page starts without a problem', failed, bypassActions.begun(), idle],
  ['a request clears the problem', failed, bypassActions.bypassPressed(), asking],
  ['an answer ends the request', asking, bypassActions.answered(), idle],
  ['a failed request shows the problem', asking, bypassActions.failed(problem), failed],
])('%s', (_rule, before, action, after) => {
  expect(mobileBypassSlice.reducer(before, action)).toStrictEqual(after)
})

test('a failure passes its problem on to a support ticket', () => {
  expect(bypassActions.failed(problem)).toStrictEqual({
    type: 'mobileBypass/failed',
    payload: problem,
    meta: { problem },
  })
})

test('no request to skip the app is sent at first', () => {
  expect(mobileBypassSlice.reducer(undefined, { type: '@@init' })).toStrictEqual({ step: 'idle' })
})
