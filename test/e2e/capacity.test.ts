import { readFileSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import type { Sandbox } from 'sandbox/ownProcess'
import { openSandbox } from 'test/support/sandbox'
import { callsIn } from 'tools/capacity/callsTables'
import { SHARES } from 'tools/capacity/load/assumptions'
import { takeWalk } from 'tools/capacity/walks/takeWalk'
import { WALKS } from 'tools/capacity/measureCalls'
import { launchBrowser } from 'test/support/browser'

let browser: Browser
let sandbox: Sandbox

beforeAll(async () => {
  ;[browser, sandbox] = await Promise.all([launchBrowser(), openSandbox()])
})

const written = callsIn(readFileSync('docs/capacity.md', 'utf8'))
const modelled = WALKS.filter(({ name }) => name in SHARES)

/** Each call once: how often the status is read depends on the time that it takes. */
const kinds = (calls: readonly string[] = []): string[] => [...new Set(calls)].sort()

// Where one fails, `npm run capacity` writes the page again.
test.each(modelled.map(walk => [walk.name, walk] as const))(
  'a person %s asks for what docs/capacity.md says',
  async (name, walk) => {
    const { calls } = await takeWalk(browser, sandbox, walk)
    expect(kinds(calls.map(({ call }) => call))).toEqual(kinds(written.get(name)))
  },
)
