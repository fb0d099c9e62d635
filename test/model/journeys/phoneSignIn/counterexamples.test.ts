import { pendingIn, worldOf } from 'test/model/support'
import { answered, sends, signsIn, whole } from 'test/model/world/scenarios'

const BEGIN = 'POST /api/auth/v2/phone-sign-in'
const POLL = 'POST /api/auth/v2/phone-sign-in/status'

test('W5: a phone’s code that was used may have signed another person in', async () => {
  const world = await worldOf(['temporary', 'password'])
  await world.do(
    ...signsIn('tab 1', 'ann'),
    'tab 2: someone wants to use a phone',
    ...answered('tab 2', BEGIN),
  )
  await world.do(
    'bob approves CODE0002 with a phone',
    '4 s pass',
    ...sends('1 s pass'),
    ...whole('tab 2', POLL).slice(0, 2),
    `tab 2: ${POLL}: the body is cut`,
  )
  await world.do('31 s pass', ...whole('tab 2', POLL))
  await world.try('tab 1: an own password is saved')
  expect(world.promises.broken).toEqual([])
})

test('W8: a phone page that goes away after a failed poll leaves no entry', async () => {
  const world = await worldOf(['password', 'temporary'])
  await world.do(
    'tab 1: someone wants to use a phone',
    ...answered('tab 1', BEGIN),
    '4 s pass',
    ...sends('1 s pass'),
    `tab 1: ${POLL} is lost on the way`,
  )
  expect(pendingIn(world)).toHaveLength(1)
  await world.do('tab 1: closes')
  expect(pendingIn(world)).toEqual([])
})
