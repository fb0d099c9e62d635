import { createMemoryHistory } from 'history'
import { BASE_PATH } from 'src/constants/basePath'
import { selectRecord } from 'src/features/record/selectors'
import { selectRoute } from 'src/features/navigation/selectRoute'
import { createStore } from 'src/store/createStore'
import { type Deed, ORIGIN, type Walk } from 'scenarios/scenario'
import { everyChunk } from 'test/support/everyChunk'
import { settled } from 'test/support/settled'
import { Answering } from './answering'
import { beginWalk } from './beginWalk'
import { outside } from './withoutBrowser'
import { connectionChanged } from 'src/services/browser/connectionReport'
import { problemsIn } from 'scenarios/kept/keptScenario'

type ListenerArgs = Parameters<EventTarget['addEventListener']>

/** Records the page's listeners on its window and its document from now on. Returns a function that removes them, as the end of a page does: otherwise each page of a file's walks would receive the end of all later ones. */
function notePageListeners(): () => void {
  const ends = [window, document].map((target: EventTarget) => {
    const listeners: ListenerArgs[] = []
    // Jest adds one to the window itself.
    const own = Object.getOwnPropertyDescriptor(target, 'addEventListener')
    const listen = target.addEventListener.bind(target)
    target.addEventListener = (...args: ListenerArgs) => {
      listeners.push(args)
      listen(...args)
    }
    return () => {
      Reflect.deleteProperty(target, 'addEventListener')
      if (own) Object.defineProperty(target, 'addEventListener', own)
      for (const args of listeners) target.removeEventListener(...args)
    }
  })
  return () => ends.forEach(end => end())
}

/** Turns of the event loop without a call or an event after which nothing more is under way. */
const QUIET_TURNS = 25

type Page = Awaited<ReturnType<typeof open>>
export type Opened = ReturnType<typeof createStore>

async function open(path: string, entry: unknown, begun: (opened: Opened) => void) {
  visit(`${ORIGIN}${BASE_PATH}${path}`)
  // A new page knows no event of the one before.
  connectionChanged('online')
  const [pathname = '', search] = path.split('?')
  const history = createMemoryHistory({
    initialEntries: [
      { pathname: BASE_PATH + pathname, search: search === undefined ? '' : `?${search}`, state: entry },
    ],
  })
  const opened = createStore(history)
  begun(opened)
  for (const load of everyChunk()) {
    const { journey } = await load()
    if (journey) opened.adopt(journey)
  }
  return opened
}

const short = (address: string | undefined): string | undefined =>
  address?.startsWith(ORIGIN) ? address.slice(ORIGIN.length) : address

const readCookies = (): Record<string, string> =>
  Object.fromEntries(
    document.cookie
      .split('; ')
      .filter(Boolean)
      .map(pair => [pair.slice(0, pair.indexOf('=')), decodeURIComponent(pair.slice(pair.indexOf('=') + 1))]),
  )

const readKept = (): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(sessionStorage).map(([key, value]) => [
      key.replace('foyer.', ''),
      JSON.parse(String(value)) as unknown,
    ]),
  )

/** The observers of a walk's pages. */
export interface Watch {
  opens?: () => void
  /** The store of a page runs. */
  begins?: (opened: Opened) => void
  leaves?: () => void
  does?: (deed: Deed) => void
}

/** Walks through the whole app; returns its calls and its last screen, once nothing more is in progress. */
export async function runWalk(walk: Walk, { opens, begins, leaves, does }: Watch = {}) {
  let turns = 0
  let page: Page | undefined
  let current: Opened['store'] | undefined
  const recordNow = () => current && selectRecord(current.getState())
  const server = new Answering(ORIGIN, () => recordNow()?.account.naming === 'reading')
  let pageLoads: number[] = []
  let endListeners = () => {}

  async function settle(): Promise<void> {
    for (let quiet = 0, seen = -1; quiet < QUIET_TURNS;) {
      // Runs pending work, without the real timers that Jest's own asynchronous functions wait for.
      jest.advanceTimersByTime(0)
      await settled()
      const now = turns + server.calls.length
      quiet = now === seen ? quiet + 1 : 0
      seen = now
    }
  }

  async function load(path: string, as: Walk['as'] = 'navigate', entry?: unknown): Promise<void> {
    if (page) leaves?.()
    window.dispatchEvent(new Event('pagehide'))
    // A page that is gone asks nothing more.
    page?.history.replace(`${BASE_PATH}/password-expired`)
    endListeners()
    endListeners = notePageListeners()
    // Neither jsdom nor its fake clock keeps a record of navigations.
    Object.assign(performance, { getEntriesByType: () => [{ type: as }] })
    if (!sessionStorage.getItem('foyer.settings') || as === 'reload') pageLoads.push(server.calls.length)
    opens?.()
    page = await open(path, entry, opened => {
      current = opened.store
      opened.store.subscribe(() => (turns += 1))
      begins?.(opened)
    })
    await settle()
  }

  async function act(deed: Deed): Promise<void> {
    does?.(deed)
    if ('load' in deed) return load(deed.load, deed.as)
    if ('answers' in deed) server.change(deed.answers)
    else if ('offline' in deed) {
      jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(!deed.offline)
      window.dispatchEvent(new Event(deed.offline ? 'offline' : 'online'))
    } else if ('passMs' in deed) await jest.advanceTimersByTimeAsync(deed.passMs)
    else page!.store.dispatch(deed)
    await settle()
  }

  beginWalk(walk, server)
  await load(walk.from ?? '/', walk.as, walk.entry)
  for (const deed of walk.does ?? []) await act(deed)
  const state = page!.store.getState()
  // The settings of a page load are for its look, and the status by which a page learns its account belongs to no journey.
  const calls = server.calls.filter((id, index) => {
    if (server.forName.has(index)) return false
    const first = pageLoads.find(from => from <= index)
    if (id !== 'fetchSettings' || first === undefined) return true
    pageLoads = pageLoads.filter(from => from !== first)
    return false
  })
  const end = {
    at: selectRoute(state),
    left: short(outside.left.at(-1)),
    opened: short(outside.opened.at(-1)),
    problems: problemsIn(state),
    state: state as unknown as Record<string, unknown>,
    cookies: readCookies(),
    keeps: readKept(),
  }
  leaves?.()
  page!.history.replace(`${BASE_PATH}/password-expired`)
  await settle()
  endListeners()
  return { calls, end, sent: await Promise.all(server.sent) }
}
