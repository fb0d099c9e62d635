import { PEOPLE } from 'sandbox/company/people'
import { LEFT_OUT, PEOPLE_ENDS } from 'test/e2e/steps/peopleEnds'

test('every person of the sandbox is walked to where they end, or is left out for a reason', () => {
  const walked = PEOPLE_ENDS.map(([username]) => username)
  const named = [...walked, ...Object.values(LEFT_OUT).flat()]
  expect(named.toSorted()).toEqual(PEOPLE.map(({ username }) => username).toSorted())
})
