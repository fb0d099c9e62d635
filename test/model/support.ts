import { PENDING_PREFIX } from 'src/constants/storageKeys'
import { loadBundle } from 'test/model/app/bundle'
import type { Kind } from 'test/model/server/server'
import type { Way } from 'test/model/server/people'
import { optionsOf } from 'test/model/world/scenarios'
import { World } from 'test/model/world/world'

/** Returns a world with two users, who each sign in in a different way, and this many sign-in pages. */
export async function worldOf(
  ways: [ann: Way, bob: Way],
  {
    pages = 2,
    kind = 'cookie',
    extension = false,
  }: { pages?: number; kind?: Kind; extension?: boolean } = {},
): Promise<World> {
  const world = new World(await loadBundle(), optionsOf({ ways }, kind, extension))
  for (let page = 0; page < pages; page += 1) await world.open('/signin/')
  return world
}

/** The problems that the pages show, by tab. */
export const problemsOf = (world: World): Record<string, string | undefined> =>
  Object.fromEntries(world.browser.pages.map(({ tab, app }) => [tab.name, app.view().problem]))

/** The keys of the credentials that are announced now. */
export const pendingIn = ({ browser }: World): string[] =>
  Object.keys(browser.local).filter(key => key.startsWith(PENDING_PREFIX))
