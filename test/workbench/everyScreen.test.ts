import { onFakeTime } from 'test/support/scenario/withoutBrowser'
import { TABLES } from 'scenarios/all'
import { GRACE, type Walk } from 'scenarios/scenario'
import { SCREENS } from 'src/app/routes'
import { FACTOR_ROUTES } from 'src/constants/factorKinds'
import { type Route, ROUTES } from 'src/constants/routes'
import { CODE_ROUTES } from 'src/constants/sentCodes'
import { currentJourney, pageSentence } from 'saga-workbench/recording/journey'
import { treeOf } from 'saga-workbench/recording/tree'
import { lanesOf } from 'saga-workbench/room/Lanes'
import { recordPages } from 'test/support/replay/recordWalk'

onFakeTime()

const namesOf = (routes: readonly Route[], name: string) => routes.map(route => [route, name] as const)
const factorNames = Object.entries(FACTOR_ROUTES).map(([page, route]) => [route, `${page}Journey`] as const)

/** The saga that waits on a screen, if it does not have the name of the journey of its chunk; null where a screen has none. A factor's saga has its page's name, except for these. */
const SAGAS: ReadonlyMap<Route, string | null> = new Map<Route, string | null>([
  ...factorNames,
  ...namesOf(Object.values(CODE_ROUTES), 'textCodeJourney'),
  [ROUTES.login, 'signInJourney'],
  [ROUTES.symantec, 'oneTimeCodeJourney'],
  [ROUTES.verification, 'approvalJourney'],
  [ROUTES.passkey, 'passkeyFactorJourney'],
  [ROUTES.passkeyOffer, 'passkeyOfferJourney'],
  [ROUTES.mobileSetup, 'mobileSetupJourney'],
  [ROUTES.mobileWizard, 'loadApps'],
  [ROUTES.changePassword, 'changeAndList'],
  [ROUTES.mobileOnboardingNotSupported, null],
])

async function sagaOf(route: Route): Promise<string | null> {
  const named = SAGAS.get(route)
  if (named !== undefined || route === ROUTES.login) return named ?? null
  const { journey } = await SCREENS[route]()
  return `${journey?.name}Journey`
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

test.each(Object.values(ROUTES))('on %s the sentence names its saga, which has a lane', async route => {
  const saga = await sagaOf(route)
  const page = (await recordPages(walkTo(route))).at(-1)!
  const tree = treeOf(page.entries, page.names)
  const endMs = page.entries.at(-1)!.atMs
  const sentence = pageSentence(tree, endMs)
  // The lane is there for as long as the saga waits: also when all that has begun it is out of view.
  const span = { startMs: endMs + 60_000, endMs: endMs + 90_000 }
  const lanes = lanesOf(tree, { ...span, journey: currentJourney(tree) })
  expect(sentence).toMatch(
    new RegExp(`^${saga === null ? 'No journey of this screen runs; ' : `${saga} waits for `}`),
  )
  expect(lanes.some(({ name }) => name === saga)).toBe(saga !== null)
})
