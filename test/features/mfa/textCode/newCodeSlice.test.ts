import { newCodeActions, newCodeSlice, type NewCodeState } from 'src/features/mfa/textCode/newCodeSlice'
import { UNTIL } from 'scenarios/scenario'

const problem = { code: 'tryAgainLater', until: UNTIL } as const

const none: NewCodeState = { step: 'none' }
const offered: NewCodeState = { step: 'offered', sent: 2 }
const failed: NewCodeState = { ...offered, problem }
const sending: NewCodeState = { step: 'sending', sent: 2 }

type Action = Parameters<typeof newCodeSlice.reducer>[1]

test.each<[rule: string, before: NewCodeState, action: Action, after: NewCodeState]>([
  ['a page with another code offers it', failed, newCodeActions.offered(), { step: 'offered', sent: 0 }],
  ['a page without another code shows no offer', failed, newCodeActions.withheld(), none],
  ['requesting another code clears the problem', failed, newCodeActions.newCodePressed(), sending],
  [
    'a sent code is counted and the next one is offered',
    sending,
    newCodeActions.sent(),
    { step: 'offered', sent: 3 },
  ],
  [
    'a code that could not be sent shows the problem and is not counted',
    sending,
    newCodeActions.failed(problem),
    failed,
  ],
])('%s', (_rule, before, action, after) => {
  expect(newCodeSlice.reducer(before, action)).toStrictEqual(after)
})

test.each<[event: string, on: string, state: NewCodeState, action: Action]>([
  ['a request', 'a page without another code', none, newCodeActions.newCodePressed()],
  ['a second request', 'a page that sends', sending, newCodeActions.newCodePressed()],
  ['a late code', 'a page without another code', none, newCodeActions.sent()],
  ['a late code', 'a page that has not asked', failed, newCodeActions.sent()],
  ['a late failure', 'a page without another code', none, newCodeActions.failed(problem)],
  ['a late failure', 'a page that has not asked', offered, newCodeActions.failed(problem)],
])('%s changes nothing on %s', (_event, _on, state, action) => {
  expect(newCodeSlice.reducer(state, action)).toBe(state)
})

test('a failure passes its problem on to a support ticket', () => {
  expect(newCodeActions.failed(problem)).toStrictEqual({
    type: 'newCode/failed',
    payload: problem,
    meta: { problem },
  })
})

test('the scenarios request another code by this name', () => {
  expect(newCodeActions.newCodePressed()).toStrictEqual({
    type: 'newCode/newCodePressed',
    payload: undefined,
  })
})

test('no code is offered at first', () => {
  expect(newCodeSlice.reducer(undefined, { type: '@@init' })).toStrictEqual({ step: 'none' })
})
