import {
  changeActions,
  changePasswordSlice,
  type ChangeState,
} from 'src/features/password/change/changePasswordSlice'

const problem = { code: 'usedPassword', status: 400 } as const
const passwords = { currentPassword: 'Old-Horse-88', newPassword: 'New-Horse-99' }

const away: ChangeState = { step: 'away' }
const intro: ChangeState = { step: 'intro', visit: 2 }
const editing: ChangeState = { step: 'updateOldPassword', visit: 2 }
const refused: ChangeState = { ...editing, problem }
const saving: ChangeState = { step: 'saving', visit: 2 }
const updated: ChangeState = { step: 'passwordUpdated', visit: 2 }
const leaving: ChangeState = { step: 'leaving', visit: 2 }

type Action = Parameters<typeof changePasswordSlice.reducer>[1]

test.each<[rule: string, before: ChangeState, action: Action, after: ChangeState]>([
  ['the first arrival shows the introduction', away, changeActions.arrived(), { step: 'intro', visit: 1 }],
  [
    'another arrival starts another visit without a problem',
    refused,
    changeActions.arrived(),
    { step: 'intro', visit: 3 },
  ],
  ['the password form follows the introduction', intro, changeActions.introRead(), editing],
  ['an edit clears the problem', refused, changeActions.edited(), editing],
  [
    'submitting passwords saves them and clears the problem',
    refused,
    changeActions.submitted(passwords),
    saving,
  ],
  ['rejected passwords show the form again with the reason', saving, changeActions.refused(problem), refused],
  ['saved passwords are confirmed', saving, changeActions.updated(), updated],
  ['Continue leads to the web app', updated, changeActions.continued(), leaving],
])('%s', (_rule, before, action, after) => {
  expect(changePasswordSlice.reducer(before, action)).toStrictEqual(after)
})

test.each<[event: string, on: string, state: ChangeState, action: Action]>([
  ['the end of the introduction', 'no page', away, changeActions.introRead()],
  ['a second end of the introduction', 'a page that has a problem', refused, changeActions.introRead()],
  ['an edit', 'no page', away, changeActions.edited()],
  ['an edit', 'a page that saves', saving, changeActions.edited()],
  ['a submit', 'no page', away, changeActions.submitted(passwords)],
  ['a submit', 'the intro', intro, changeActions.submitted(passwords)],
  ['a second submit', 'a page that saves', saving, changeActions.submitted(passwords)],
  ['a refusal', 'no page', away, changeActions.refused(problem)],
  ['a refusal', 'a page that saves nothing', editing, changeActions.refused(problem)],
  ['an update', 'no page', away, changeActions.updated()],
  ['an update', 'a page that saves nothing', refused, changeActions.updated()],
  ['Continue', 'no page', away, changeActions.continued()],
  ['Continue', 'a page that saves', saving, changeActions.continued()],
  ['a second Continue', 'a page on its way out', leaving, changeActions.continued()],
])('%s changes nothing on %s', (_event, _on, state, action) => {
  expect(changePasswordSlice.reducer(state, action)).toBe(state)
})
