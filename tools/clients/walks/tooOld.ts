import type { Report } from 'sandbox/state/told/reports'
import { soon } from 'tools/clients/soon'
import { same, seen, type Walk } from './acts'

/** The result in an engine below the minimum (docs/browsers.md). */
export const TOO_OLD: Walk = {
  promise: 'an engine that is too old says so in words, and the operator is told what it lacks',
  tooOld: true,
  walk: async (client, sandbox) => {
    const heading = `document.querySelector('#trouble h1')`
    await seen(client, `document.activeElement === ${heading}`)
    same(await client.evaluate(`${heading}.textContent`), 'This browser is too old')
    same(
      await client.evaluate(
        `[...document.querySelectorAll('input, button')].filter(each => each.offsetParent).length`,
      ),
      0,
    )
    const [report] = await soon(
      () => sandbox.api<Report[]>('reports'),
      found => found.length > 0,
    )
    same([report?.type, report?.body], ['foyer-browser', { missing: 'Object.hasOwn' }])
  },
}
