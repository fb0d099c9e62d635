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
  ['another page begins without a problem', failed, bypassActions.begun(), idle],
  ['a request removes the problem', failed, bypassActions.bypassPressed(), asking],
  ['an answer ends the request', asking, bypassActions.answered(), idle],
  ['a request that failed says why', asking, bypassActions.failed(problem), failed],
])('%s', (_rule, before, action, after) => {
  expect(mobileBypassSlice.reducer(before, action)).toStrictEqual(after)
})

test('a failure brings its problem along to a ticket', () => {
  expect(bypassActions.failed(problem)).toStrictEqual({
    type: 'mobileBypass/failed',
    payload: problem,
    meta: { problem },
  })
})

test('nobody asks to sign in without the app at first', () => {
  expect(mobileBypassSlice.reducer(undefined, { type: '@@init' })).toStrictEqual({ step: 'idle' })
})
