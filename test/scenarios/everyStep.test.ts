import { onFakeTime } from 'test/support/scenario/withoutBrowser'
import { TABLES } from 'scenarios/all'
import { type Deed, page, type Walk } from 'scenarios/scenario'
import { FACTOR_ROUTES } from 'src/constants/factorKinds'
import type { ProblemCode } from 'src/constants/problems'
import { ROUTES } from 'src/constants/routes'
import { LOCAL_KEYS } from 'src/constants/storageKeys'
import { runWalk } from 'test/support/scenario/runWalk'

onFakeTime()

const isPassword = (deed: Deed) => 'type' in deed && deed.type === 'login/passwordSubmitted'

/** The first walk to each page that comes after a password. */
const STEPS = new Map<string, Walk>()
for (const { rows } of TABLES)
  for (const { walk } of rows) {
    const at = walk?.ends.at
    if (!at || at === '/' || walk.ends.says || walk.marks || STEPS.has(at)) continue
    if (walk.does?.some(isPassword) && !walk.from) STEPS.set(at, walk)
  }

/** Longer than between two polls of any page. */
const LATER: Deed = { passMs: 30_000 }

/** Simulates another page of this browser, which signs another user in. */
function signInElsewhere(): void {
  localStorage.setItem(LOCAL_KEYS.currentSignIn, '{"id":"somebody-else","who":""}')
  window.dispatchEvent(new StorageEvent('storage', { key: LOCAL_KEYS.currentSignIn }))
}

test('the pages after a password are walked', () => {
  const pages = [
    ...Object.values(FACTOR_ROUTES),
    ROUTES.installerError,
    ROUTES.mobileOnboardingNotSupported,
    ROUTES.mobileSetup,
    ROUTES.resetTempPassword,
  ]
  expect([...STEPS.keys()].sort()).toEqual(pages.sort())
})

// (one-sign-in/ended)
test.each([...STEPS])(
  'at %s another person in another tab ends it, and nothing more is sent',
  async (_at, walk) => {
    const { calls } = await runWalk(walk)
    const does = [...(walk.does ?? []), LATER]
    let done = 0
    const ended = await runWalk(
      { ...walk, does },
      {
        does: () => {
          done += 1
          if (done === does.length) signInElsewhere()
        },
      },
    )
    expect(ended.end.at).toBe('/')
    expect(ended.end.problems).toEqual([{ code: 'otherAccount' }])
    expect(ended.calls).toEqual(calls)
  },
)

function walkOf(table: string, name: string): Walk {
  const walk = TABLES.find(({ id }) => id === table)?.rows.find(row => row.name === name)?.walk
  if (!walk) throw new Error(`There is no walk of ${table}: ${name}`)
  return walk
}

/** Each status with a meaning in a rule, and the message shown instead, on the same page, if its body is an HTML page. */
const rows: [table: string, walk: string, operation: string, statuses: number[], says: ProblemCode][] = [
  ['password', 'a wrong password', 'signIn', [401, 403], 'serverLater'],
  [
    'forgotten',
    'an account that cannot be reset by a code',
    'fetchVerificationMethods',
    [401, 404],
    'notAutomatic',
  ],
  ['reset', 'a phone number that is not on file', 'sendVerificationMessage', [400], 'serverTryLater'],
  ['reset', 'a wrong reset code', 'verifyUser', [403], 'serverTryLater'],
  ['reset', 'a password that is prohibited at a reset', 'setNewPassword', [403, 409], 'serverTryLater'],
  ['temporary', 'a password that was used before', 'setTemporaryPassword', [400, 401, 403], 'tryAgainLater'],
  ['change', 'connected devices that cannot be loaded', 'fetchDevices', [401], 'serverTryLater'],
  ['change', 'a new password whose check fails', 'checkProhibitedPassword', [401], 'serverTryLater'],
  ['change', 'a change that fails', 'changePassword', [400, 401], 'serverTryLater'],
  ['session-status', 'a page of HTML instead of a status', 'fetchSessionStatus', [400, 401], 'serverLater'],
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
