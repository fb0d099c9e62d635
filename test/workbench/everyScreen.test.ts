import { TABLES } from 'scenarios/all'
import { GRACE, type Walk } from 'scenarios/scenario'
import { FACTOR_ROUTES, type FactorRoute } from 'src/constants/factorKinds'
import { type Route, ROUTES } from 'src/constants/routes'
import { CODE_ROUTES, type CodeRoute } from 'src/constants/sentCodes'
import { currentJourney, pageSentence } from 'src/workbench/recording/journey'
import { treeOf } from 'src/workbench/recording/tree'
import { lanesBelow, lanesOf } from 'sandbox/room/flow/lanes/lanesOf'
import type { Recording } from 'src/workbench/recording/entries'
import { createRecorder } from 'src/workbench/recording/recorder'
import { asItIs } from 'test/support/replay/asItIs'
import { runWalk } from 'test/support/scenario/runWalk'
import { onFakeTime } from 'test/support/scenario/onFakeTime'

jest.mock('src/services/browser/navigation', () => ({
  ...jest.requireActual<object>('src/services/browser/navigation'),
  assignLocation: () => undefined,
  replaceLocation: () => undefined,
}))

onFakeTime()

const journeyNames = Object.entries(FACTOR_ROUTES).map(([page, route]) => [route, `${page}Journey`])

/** The saga that waits on each screen; undefined where a screen has none. A factor's saga has its page's name, except for these. */
const SAGAS: Record<Route, string | undefined> = {
  ...(Object.fromEntries(journeyNames) as Record<FactorRoute, string>),
  [ROUTES.login]: 'signInJourney',
  ...(Object.fromEntries(Object.values(CODE_ROUTES).map(route => [route, 'textCodeJourney'])) as Record<
    CodeRoute,
    string
  >),
  [ROUTES.symantec]: 'oneTimeCodeJourney',
  [ROUTES.verification]: 'approvalJourney',
  [ROUTES.passkey]: 'passkeyFactorJourney',
  [ROUTES.passkeyOffer]: 'passkeyOfferJourney',
  [ROUTES.mobileSetup]: 'mobileSetupJourney',
  [ROUTES.mobileWizard]: 'loadApps',
  [ROUTES.sessionStatus]: 'sessionStatusJourney',
  [ROUTES.nativeClient]: 'nativeClientJourney',
  [ROUTES.forgetPassword]: 'forgotPasswordJourney',
  [ROUTES.resetPassword]: 'resetPasswordJourney',
  [ROUTES.resetTempPassword]: 'temporaryPasswordJourney',
  [ROUTES.passwordExpired]: 'passwordExpiredJourney',
  [ROUTES.changePassword]: 'changeAndList',
  [ROUTES.security]: 'securityJourney',
  [ROUTES.phoneRequest]: 'phoneApprovalJourney',
  [ROUTES.supportForm]: 'supportJourney',
  [ROUTES.installerError]: 'installerJourney',
  [ROUTES.mobileOnboardingNotSupported]: undefined,
}

const WALKS: readonly Walk[] = TABLES.flatMap(({ rows }) => rows.flatMap(({ walk }) => walk ?? []))

/** Returns the first walk of the scenarios that ends on a screen; otherwise opens its address, with the state that the screen needs. */
const walkTo = (route: Route): Walk =>
  WALKS.find(({ ends }) => ends.at === route) ?? {
    from: route,
    keeps: { signIn: { username: GRACE, said: { passkeyOffer: true } } },
    calls: [],
    ends: {},
  }

/** The last page of a walk, as it was recorded until it was left. */
async function lastPage(walk: Walk): Promise<Recording> {
  const pages: Recording[] = []
  let recorder = createRecorder()
  await runWalk(walk, {
    opens() {
      recorder = createRecorder()
      window.foyerWorkbench = { sagas: { sagaMonitor: recorder.monitor }, watch: recorder.watch }
    },
    leaves() {
      pages.push(asItIs(recorder.recording))
      delete window.foyerWorkbench
    },
  })
  return pages.at(-1)!
}

test.each(Object.entries(SAGAS))('on %s the sentence names %s, which has a lane', async (route, saga) => {
  const page = await lastPage(walkTo(route as Route))
  const tree = treeOf(page.entries)
  const endMs = page.entries.at(-1)!.atMs
  const sentence = pageSentence(tree, endMs)
  // The lane is there for as long as the saga waits: also when all that has begun it is out of view.
  const lanes = lanesBelow(
    lanesOf(tree, { startMs: endMs + 60_000, endMs: endMs + 90_000 }),
    tree,
    currentJourney(tree),
  )
  expect(sentence).toMatch(
    new RegExp(`^${saga === undefined ? 'No journey of this screen runs; ' : `${saga} waits for `}`),
  )
  expect(lanes.some(({ name }) => name === saga)).toBe(saga !== undefined)
})
