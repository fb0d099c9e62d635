import {
  personActions,
  personReducer,
  type PersonState,
  selectPerson,
} from 'src/features/session/personSlice'

const nobody: PersonState = { username: '', guest: false, done: [] }
const jane: PersonState = { username: 'jane', guest: true, done: ['passkey', 'code', 'approval'] }

test('nobody is known at first', () => {
  expect(personReducer(undefined, { type: '@@init' })).toEqual(nobody)
})

test.each<[rule: string, before: PersonState, after: PersonState]>([
  ['a person becomes known with all that the record has', nobody, jane],
  ['the next person takes nothing over', jane, { username: 'joe', guest: false, done: ['password'] }],
])('%s', (_rule, before, after) => {
  expect(personReducer(before, personActions.known(after))).toEqual(after)
})

test.each<[rule: string, state: { person?: PersonState }, person: PersonState]>([
  ['a screen sees the person', { person: jane }, jane],
  ['a screen sees nobody while no journey knows the person', {}, nobody],
])('%s', (_rule, state, person) => {
  expect(selectPerson(state)).toEqual(person)
})
