import { onFakeTime } from 'test/support/scenario/withoutBrowser'
import { TABLES } from 'scenarios/all'
import type { Deed, Walk } from 'scenarios/scenario'
import { FACTOR_ROUTES } from 'src/constants/factorKinds'
import { ROUTES } from 'src/constants/routes'
import { LOCAL_KEYS } from 'src/constants/storageKeys'
import type { runWalk as RunWalk } from 'test/support/scenario/runWalk'

let runWalk: typeof RunWalk

beforeAll(async () => {
  ;({ runWalk } = await import('test/support/scenario/runWalk'))
})
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
