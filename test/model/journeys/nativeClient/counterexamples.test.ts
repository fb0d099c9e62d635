import { problemsOf, worldOf } from 'test/model/support'
import { answered, signsIn, status } from 'test/model/world/scenarios'

test('A2: a page that was reached by the cookie ends when another person signs in', async () => {
  const world = await worldOf(['password', 'password'])
  await world.do(
    ...signsIn('tab 1', 'ann'),
    'tab 2: a storage event arrives',
    'a new tab opens the sign-in page for an app',
    ...status('tab 3'),
  )
  await world.do(...signsIn('tab 2', 'bob'), 'tab 3: a storage event arrives')
  await world.try('tab 3: the app is opened', ...answered('tab 3', 'POST /api/auth/v2/native-code'))
  expect(world.promises.broken).toEqual([])
  expect(problemsOf(world)['tab 3']).toBe('otherAccount')
})
