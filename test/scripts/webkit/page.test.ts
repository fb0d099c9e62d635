import type { Message } from 'scripts/programs/webkit/inspector'
import { pageOf, type Page } from 'scripts/programs/webkit/relay/page'

const inspector = { attach: () => undefined, send: () => undefined, close: () => undefined }

const created = (targetId: string, isProvisional = false): Message => ({
  method: 'Target.targetCreated',
  params: { targetInfo: { targetId, type: 'page', isProvisional } },
})
const destroyed = (targetId: string): Message => ({ method: 'Target.targetDestroyed', params: { targetId } })
const committed = (oldTargetId: string, newTargetId: string): Message => ({
  method: 'Target.didCommitProvisionalTarget',
  params: { oldTargetId, newTargetId },
})
const from = (targetId: string): Message => ({
  method: 'Target.dispatchMessageFromTarget',
  params: { targetId, message: JSON.stringify({ method: 'Network.responseReceived', params: {} }) },
})

function pageAfter(...events: Message[]): { page: Page; sources: () => unknown[] } {
  const told: Message[] = []
  const heardBy = {
    language: undefined,
    tell: (each: Message) => void told.push(each),
    closed: () => undefined,
  }
  const page = pageOf('page', 1, inspector, heardBy)
  events.forEach(page.hear)
  const sources = () =>
    told.flatMap(({ method, params }) =>
      method === 'Target.dispatchMessageFromTarget' ? [params?.['targetId']] : [],
    )
  return { page, sources }
}

// Playwright takes a word of a document that it does not know any more for a fault of its own.
test.each<[what: string, events: Message[], sources: string[]]>([
  ['the document that is shown', [created('a'), from('a')], ['a']],
  ['one that is on its way', [created('a'), created('b', true), from('b')], ['b']],
  ['one that is gone', [created('a'), created('b', true), destroyed('b'), from('b')], []],
  [
    'one that another has replaced',
    [created('a'), created('b', true), committed('a', 'b'), from('a'), from('b')],
    ['b'],
  ],
])('of %s it is told what Playwright can place', (_what, events, expected) => {
  expect(pageAfter(...events).sources()).toEqual(expected)
})

test('a command to a document that is gone is answered to nobody', async () => {
  const { page, sources } = pageAfter(created('a'), created('b', true), committed('a', 'b'), destroyed('a'))
  await page.ask('a', { id: 1, method: 'Runtime.evaluate', params: {} })
  expect(sources()).toEqual([])
})
