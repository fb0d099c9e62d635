import { onFakeTime } from 'test/support/scenario/withoutBrowser'
import { TABLES } from 'scenarios/all'
import { page, type Walk } from 'scenarios/scenario'
import type { ProblemCode } from 'src/constants/problems'
import { runWalk } from 'test/support/scenario/runWalk'

onFakeTime()

function walkOf(table: string, name: string): Walk {
  const walk = TABLES.find(({ id }) => id === table)?.rows.find(row => row.name === name)?.walk
  if (!walk) throw new Error(`There is no walk of ${table}: ${name}`)
  return walk
}

/** Each status with a meaning in a rule, and the message shown instead, on the same page, if its body is an HTML page. */
const rows: [table: string, walk: string, operation: string, statuses: number[], says: ProblemCode][] = [
  ['password', 'a wrong password', 'signIn', [401, 403], 'serverLater'],
  ['forgotten', 'an account that no code resets', 'fetchVerificationMethods', [401, 404], 'notAutomatic'],
  ['reset', 'a number that is not on file', 'sendVerificationMessage', [400], 'serverTryLater'],
  ['reset', 'a wrong reset code', 'verifyUser', [403], 'serverTryLater'],
  ['reset', 'a password that is prohibited at a reset', 'setNewPassword', [403, 409], 'serverTryLater'],
  ['temporary', 'a password that was used before', 'setTemporaryPassword', [400, 401, 403], 'tryAgainLater'],
  ['change', 'connected devices that nobody lists', 'fetchDevices', [401], 'serverTryLater'],
  ['change', 'a new password that nobody checks', 'checkProhibitedPassword', [401], 'serverTryLater'],
  ['change', 'a change that nobody takes', 'changePassword', [400, 401], 'serverTryLater'],
  ['session-status', 'a page in the place of a status', 'fetchSessionStatus', [400, 401], 'serverLater'],
]
const cells = rows.flatMap(([table, walk, operation, statuses, says]) =>
  statuses.map(status => [operation, status, says, walkOf(table, walk)] as const),
)

// (calls/refusals)
test.each(cells)('%s, %d with an HTML page as its body: %s', async (operation, status, says, walk) => {
  const { calls, end } = await runWalk({ ...walk, answers: { ...walk.answers, [operation]: page(status) } })
  expect(calls).toContain(operation)
  expect(end.problems).toMatchObject([{ code: says }])
  expect({ at: end.at, left: end.left }).toEqual({ at: walk.ends.at, left: undefined })
})
