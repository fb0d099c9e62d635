import {
  codeActions,
  factorCodeSlice,
  type CodeRequest,
  type CodeState,
} from 'src/features/mfa/factorCodeSlice'

const text: CodeRequest = { kind: 'text', mfaType: 'sms' }
const oneTime: CodeRequest = { kind: 'oneTime', form: 'code' }
const problem = { code: 'invalidCode', triesLeft: 2 } as const
const code = { kind: 'text', mfaType: 'sms', code: '012345', trustDevice: true } as const

const away: CodeState = { step: 'away' }
const editing: CodeState = { step: 'editing', request: text, visit: 2, attempt: 3 }
const refused: CodeState = { ...editing, problem }
const sending: CodeState = { ...editing, step: 'sending' }
const accepted: CodeState = { ...editing, step: 'accepted' }

type Action = Parameters<typeof factorCodeSlice.reducer>[1]

const table: [rule: string, before: CodeState, action: Action, after: CodeState][] = [
  [
    'the first request starts the first visit and its first attempt',
    away,
    codeActions.codeRequested(text),
    { step: 'editing', request: text, visit: 1, attempt: 1 },
  ],
  [
    'another request starts another visit without a problem',
    refused,
    codeActions.codeRequested(oneTime),
    { step: 'editing', request: oneTime, visit: 3, attempt: 1 },
  ],
  ['an edit clears the problem', refused, codeActions.edited(), editing],
  ['submitting a code sends it and clears the problem', refused, codeActions.submitted(code), sending],
  [
    'a rejected code shows the problem and starts another attempt',
    sending,
    codeActions.refused(problem),
    { ...refused, attempt: 4 },
  ],
  ['a correct code is accepted', sending, codeActions.accepted(), accepted],
  ['leaving clears the request', refused, codeActions.left(), away],
]
test.each(table)('%s', (_rule, before, action, after) => {
  expect(factorCodeSlice.reducer(before, action)).toStrictEqual(after)
})

test.each<[event: string, on: string, state: CodeState, action: Action]>([
  ['an edit', 'no page', away, codeActions.edited()],
  ['an edit', 'a page without a problem', editing, codeActions.edited()],
  ['an edit', 'a page that sends', sending, codeActions.edited()],
  ['a code', 'no page', away, codeActions.submitted(code)],
  ['a second code', 'a page that sends', sending, codeActions.submitted(code)],
  ['a second code', 'a page whose code was right', accepted, codeActions.submitted(code)],
  ['a refusal', 'no page', away, codeActions.refused(problem)],
  ['a refusal', 'a page that sends nothing', editing, codeActions.refused(problem)],
  ['a refusal', 'a page whose code was right', accepted, codeActions.refused(problem)],
  ['an acceptance', 'no page', away, codeActions.accepted()],
  ['an acceptance', 'a page that sends nothing', refused, codeActions.accepted()],
])('%s changes nothing on %s', (_event, _on, state, action) => {
  expect(factorCodeSlice.reducer(state, action)).toBe(state)
})

test.each([
  ['the code to the saga', codeActions.submitted(code), { type: 'factorCode/submitted', payload: code }],
  [
    'the problem to a support ticket',
    codeActions.refused(problem),
    { type: 'factorCode/refused', payload: problem, meta: { problem } },
  ],
])('an action carries %s', (_what, action, written) => {
  expect(action).toStrictEqual(written)
})

test('no page requests a code at first', () => {
  expect(factorCodeSlice.reducer(undefined, { type: '@@init' })).toStrictEqual({ step: 'away' })
})
