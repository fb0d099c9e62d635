import { ADDRESSES } from 'test/model/world/addresses'
import { JOURNEY_MODELS } from 'test/model/journeys/all'
import type { Scene } from 'test/model/world/scene'
import type { Step } from 'test/model/world/step'

const MOST_TABS = 3

const PAUSE_MS = 50

/** The wait for the writes of other pages, between the entry of a credential and its call. */
export const PAUSE = `${PAUSE_MS} ms pass`

/** Events of the browser itself. */
export function* tabSteps(world: Scene): Generator<Step> {
  const { browser } = world
  const open = browser.tabs.filter(tab => !tab.closed)
  for (const page of browser.pages) {
    if (page.news.length > 0)
      yield { label: `${page.tab.name}: a storage event arrives`, often: 3, run: () => page.deliverNews() }
    yield {
      label: `${page.tab.name}: comes to the front`,
      costs: 'visit',
      run: () => {
        page.seen(false)
        page.seen(true)
      },
    }
  }
  for (const tab of open) {
    yield { label: `${tab.name}: reload`, costs: 'close', run: () => browser.reload(tab) }
    yield { label: `${tab.name}: closes`, costs: 'close', run: () => browser.close(tab) }
    yield { label: `${tab.name}: crashes`, costs: 'crash', run: () => world.crash(tab) }
    if (tab.at > 0) yield { label: `${tab.name}: Back`, costs: 'close', run: () => browser.go(tab, -1) }
    if (tab.at < tab.entries.length - 1)
      yield { label: `${tab.name}: Forward`, costs: 'close', run: () => browser.go(tab, 1) }
    if (!('state' in tab.shown))
      for (const [name, path] of Object.entries(ADDRESSES).slice(0, 3))
        yield {
          label: `${tab.name}: opens ${name}`,
          costs: 'visit',
          run: () => browser.navigate(tab, `https://foyer.example${path}`),
        }
  }
  if (open.length < MOST_TABS) {
    for (const [name, path] of Object.entries(ADDRESSES))
      yield {
        label: `a new tab opens ${name}`,
        costs: 'tab',
        run: () => browser.newTab(`https://foyer.example${path}`, path.endsWith('popup')),
      }
    for (const { newTabs } of JOURNEY_MODELS) yield* newTabs?.(world) ?? []
  }
  if (browser.clock.isDue(PAUSE_MS))
    yield { label: PAUSE, often: 15, run: () => browser.clock.advance(PAUSE_MS) }
  for (const seconds of [1, 4, 31, 61])
    yield { label: `${seconds} s pass`, costs: 'time', run: () => browser.clock.advance(seconds * 1000) }
}
