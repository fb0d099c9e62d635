import type { Message } from 'scripts/programs/webkit/inspector'
import { pageOf, type Page } from 'scripts/programs/webkit/relay/page'

const created = (targetId: string, isProvisional = false): Message => ({
  method: 'Target.targetCreated',
  params: { targetInfo: { targetId, type: 'page', isProvisional } },
})
const destroyed = (targetId: string): Message => ({ method: 'Target.targetDestroyed', params: { targetId } })
const committed = (oldTargetId: string, newTargetId: string): Message => ({
  method: 'Target.didCommitProvisionalTarget',
  params: { oldTargetId, newTargetId },
})
const says = (targetId: string, message: Message): Message => ({
  method: 'Target.dispatchMessageFromTarget',
  params: { targetId, message: JSON.stringify(message) },
})
const from = (targetId: string): Message => says(targetId, { method: 'Network.responseReceived', params: {} })

const TREE = { frameTree: { frame: { id: '0.1', url: 'about:blank' } } }

/** A page that answers what frames it has, and what it has told Playwright so far. */
function openPage(): { page: Page; told: Message[] } {
  const told: Message[] = []
  const heardBy = {
    language: undefined,
    tell: (each: Message) => void told.push(each),
    closed: () => undefined,
  }
  const send = (_page: number, { params }: Message): void => {
    const { targetId = '', message = '{}' } = (params ?? {}) as { targetId?: string; message?: string }
    const { id = 0, method } = JSON.parse(message) as Message
    if (method === 'Page.getResourceTree') page.hear(says(targetId, { id, result: TREE }))
  }
  const page = pageOf('page', 1, { attach: () => undefined, send, close: () => undefined }, heardBy)
  return { page, told }
}

const askTree = (page: Page, target: string) =>
  page.ask(target, { id: 1, method: 'Page.getResourceTree', params: {} })

/** The page after these events, once Playwright knows its first document, and whose messages it was told then. */
async function pageAfter(...events: Message[]): Promise<{ page: Page; sources: () => unknown[] }> {
  const { page, told } = openPage()
  for (const event of events) {
    page.hear(event)
    if (event === events[0]) await askTree(page, 'a')
  }
  const sources = () =>
    told.flatMap(({ method, params }) =>
      method === 'Target.dispatchMessageFromTarget' ? [params?.['targetId']] : [],
    )
  // The first is the answer with its frames.
  return { page, sources: () => sources().slice(1) }
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
])('of %s it is told what Playwright can place', async (_what, events, expected) => {
  expect((await pageAfter(...events)).sources()).toEqual(expected)
})

test('a command to a document that is gone is answered to nobody', async () => {
  const { page, sources } = await pageAfter(
    created('a'),
    created('b', true),
    committed('a', 'b'),
    destroyed('a'),
  )
  await page.ask('a', { id: 1, method: 'Runtime.evaluate', params: {} })
  expect(sources()).toEqual([])
})

// A page that has opened itself may be on its way to another site before anybody has looked at it.
test('a second document waits, with all that it tells, until Playwright knows the first', async () => {
  const { page, told } = openPage()
  const events = [created('a'), created('b', true), from('a'), from('b'), committed('a', 'b')]
  events.forEach(page.hear)
  expect(told).toEqual([events[0], events[2]])
  await askTree(page, 'a')
  expect(told.slice(3)).toEqual([events[1], events[3], events[4]])
})
