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

/** A page that returns its frames, and the messages passed to Playwright so far. */
function openPage(): { page: Page; told: Message[] } {
  const told: Message[] = []
  const heardBy = {
    language: undefined,
    send: (each: Message) => void told.push(each),
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

/** Returns the page after these events, once Playwright knows its first document, and the sources of the messages since. */
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

// Playwright treats a message from a document that it no longer knows as its own fault.
test.each<[what: string, events: Message[], sources: string[]]>([
  ['the document that is shown', [created('a'), from('a')], ['a']],
  ['one that is on its way', [created('a'), created('b', true), from('b')], ['b']],
  ['one that is gone', [created('a'), created('b', true), destroyed('b'), from('b')], []],
  [
    'one that another has replaced',
    [created('a'), created('b', true), committed('a', 'b'), from('a'), from('b')],
    ['b'],
  ],
])('of %s, Playwright receives only messages that it can place', async (_what, events, expected) => {
  expect((await pageAfter(...events)).sources()).toEqual(expected)
})

test('the answer to a command for a removed document is dropped', async () => {
  const { page, sources } = await pageAfter(
    created('a'),
    created('b', true),
    committed('a', 'b'),
    destroyed('a'),
  )
  await page.ask('a', { id: 1, method: 'Runtime.evaluate', params: {} })
  expect(sources()).toEqual([])
})

// A page that has opened itself may navigate to another site before Playwright has attached to it.
test('a second document and its messages wait until Playwright knows the first', async () => {
  const { page, told } = openPage()
  const events = [created('a'), created('b', true), from('a'), from('b'), committed('a', 'b')]
  events.forEach(page.hear)
  expect(told).toEqual([events[0], events[2]])
  await askTree(page, 'a')
  expect(told.slice(3)).toEqual([events[1], events[3], events[4]])
})
