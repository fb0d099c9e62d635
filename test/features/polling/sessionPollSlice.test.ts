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
  ['the page waits before the first poll', undefined, { type: '@@init' }, waiting],
  ['a new wait forgets the refusal of the last one', denied, pollActions.begun(), waiting],
  ['an answer ends the trouble', troubled, pollActions.answered(), waiting],
  ['a failed poll tells its problem', waiting, pollActions.troubled(problem), troubled],
  ['the server accepts the factor', troubled, pollActions.accepted(), accepted],
  ['the server refuses the factor', troubled, pollActions.denied(refusal), denied],
  ['another try removes an old refusal', denied, pollActions.denialCleared(), deniedAlone],
  ['polling continues after a refusal', denied, pollActions.resumed(), waiting],
]
test.each(table)('%s', (_rule, before, event, after) => {
  expect(sessionPollSlice.reducer(before, event)).toStrictEqual(after)
})

test.each<[rule: string, before: PollState, event: Event]>([
  ['another try keeps the trouble', troubled, pollActions.denialCleared()],
  ['another try after an accepted factor changes nothing', accepted, pollActions.denialCleared()],
  ['a poll that runs is not resumed, and keeps its trouble', troubled, pollActions.resumed()],
  ['an accepted factor is not waited for again', accepted, pollActions.resumed()],
])('%s', (_rule, before, event) => {
  expect(sessionPollSlice.reducer(before, event)).toBe(before)
})

test.each([
  ['trouble', pollActions.troubled(problem), problem],
  ['a refusal', pollActions.denied(refusal), refusal],
])('%s carries its problem for a ticket', (_rule, { meta }, told) => {
  expect(meta).toEqual({ problem: told })
})

test('a selector gives the state of the poll', () => {
  expect(selectPoll({ sessionPoll: denied })).toBe(denied)
})
