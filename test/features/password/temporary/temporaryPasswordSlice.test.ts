import {
  temporaryActions,
  temporaryPasswordSlice,
  type TemporaryState,
} from 'src/features/password/temporary/temporaryPasswordSlice'

const problem = { code: 'usedPassword', status: 400 } as const
const password = { newPassword: 'New-Horse-99' }

const away: TemporaryState = { step: 'away' }
const editing: TemporaryState = { step: 'editing', visit: 2 }
const refused: TemporaryState = { ...editing, problem }
const saving: TemporaryState = { step: 'saving', visit: 2 }

type Action = Parameters<typeof temporaryPasswordSlice.reducer>[1]

test.each<[rule: string, before: TemporaryState, action: Action, after: TemporaryState]>([
  [
    'the first arrival starts the first visit',
    away,
    temporaryActions.arrived(),
    { step: 'editing', visit: 1 },
  ],
  [
    'another arrival starts another visit without a problem',
    refused,
    temporaryActions.arrived(),
    { step: 'editing', visit: 3 },
  ],
  ['an edit clears the problem', refused, temporaryActions.edited(), editing],
  [
    'submitting a password saves it and clears the problem',
    refused,
    temporaryActions.submitted(password),
    saving,
  ],
  [
    'a rejected password shows the form again with the reason',
    saving,
    temporaryActions.refused(problem),
    refused,
  ],
])('%s', (_rule, before, action, after) => {
  expect(temporaryPasswordSlice.reducer(before, action)).toStrictEqual(after)
})

test.each<[event: string, on: string, state: TemporaryState, action: Action]>([
  ['an edit', 'no page', away, temporaryActions.edited()],
  ['an edit', 'a page that saves', saving, temporaryActions.edited()],
  ['a submit', 'no page', away, temporaryActions.submitted(password)],
  ['a second submit', 'a page that saves', saving, temporaryActions.submitted(password)],
  ['a refusal', 'no page', away, temporaryActions.refused(problem)],
  ['a refusal', 'a page that saves nothing', editing, temporaryActions.refused(problem)],
])('%s changes nothing on %s', (_event, _on, state, action) => {
  expect(temporaryPasswordSlice.reducer(state, action)).toBe(state)
})
