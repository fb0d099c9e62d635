import {
  pollActions,
  sessionPollSlice,
  type PollState,
  selectPoll,
} from 'src/features/polling/sessionPollSlice'

const problem = { code: 'offline' } as const
const refusal = { code: 'loginDenied' } as const
const waiting: PollState = { step: 'waiting' }
const troubled: PollState = { step: 'troubled', problem }
const accepted: PollState = { step: 'accepted' }
const denied: PollState = { step: 'denied', problem: refusal }
const deniedAlone: PollState = { step: 'denied' }

type Event = Parameters<typeof sessionPollSlice.reducer>[1]

const table: [rule: string, before: PollState | undefined, event: Event, after: PollState][] = [
  ['the page is waiting before the first poll', undefined, { type: '@@init' }, waiting],
  ['a new wait clears the rejection of the last one', denied, pollActions.begun(), waiting],
  ['an answer clears the problem', troubled, pollActions.answered(), waiting],
  ['a failed poll shows its problem', waiting, pollActions.troubled(problem), troubled],
  ['the server can accept the factor', troubled, pollActions.accepted(), accepted],
  ['the server can reject the factor', troubled, pollActions.denied(refusal), denied],
  ['another try clears an old rejection', denied, pollActions.denialCleared(), deniedAlone],
  ['polling continues after a rejection', denied, pollActions.resumed(), waiting],
]
test.each(table)('%s', (_rule, before, event, after) => {
  expect(sessionPollSlice.reducer(before, event)).toStrictEqual(after)
})

test.each<[rule: string, before: PollState, event: Event]>([
  ['another try keeps the problem of a failed poll', troubled, pollActions.denialCleared()],
  ['another try changes nothing after an accepted factor', accepted, pollActions.denialCleared()],
  ['resuming a running poll keeps its problem', troubled, pollActions.resumed()],
  ['resuming changes nothing after an accepted factor', accepted, pollActions.resumed()],
])('%s', (_rule, before, event) => {
  expect(sessionPollSlice.reducer(before, event)).toBe(before)
})

test.each([
  ['trouble', pollActions.troubled(problem), problem],
  ['a refusal', pollActions.denied(refusal), refusal],
])('%s passes its problem on to a support ticket', (_rule, { meta }, told) => {
  expect(meta).toEqual({ problem: told })
})

test('the selector returns the state of the poll', () => {
  expect(selectPoll({ sessionPoll: denied })).toBe(denied)
})
