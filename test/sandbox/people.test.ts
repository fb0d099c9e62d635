import { PEOPLE } from 'sandbox/company/people'
import { LEFT_OUT, OTHER_ENDS } from 'test/e2e/steps/peopleEnds'

test('each person who is left out of the walks, or ends elsewhere, exists in the sandbox, once', () => {
  const named = [...Object.keys(OTHER_ENDS), ...Object.values(LEFT_OUT).flat()]
  const people = PEOPLE.map(({ username }) => username)
  expect(named.filter(name => !people.includes(name))).toEqual([])
  expect(named).toHaveLength(new Set(named).size)
})
