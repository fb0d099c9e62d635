import type { Message } from 'scripts/programs/webkit/inspector'
import { eventsOf } from 'scripts/programs/webkit/relay/events'
import { CALLED, MOVED } from 'scripts/programs/webkit/relay/inPage'
import type { Target } from 'scripts/programs/webkit/relay/target'

const targetOf = (more: Partial<Target> = {}): Target => ({
  id: 'page-8',
  main: '0.1',
  frames: new Set(['0.1', '0.2']),
  loads: new Map(),
  contexts: new Map(),
  failed: new Set(),
  call: () => Promise.reject(new Error('nothing is asked')),
  ...more,
})

const debug = (...values: unknown[]): Message => ({
  method: 'Console.messageAdded',
  params: { message: { level: 'debug', parameters: values } },
})
const frame = (id: string, more = {}): Message => ({
  method: 'Page.frameNavigated',
  params: { frame: { id, loaderId: '0.3', ...more } },
})
const context = (type: string): Message => ({
  method: 'Runtime.executionContextCreated',
  params: { context: { id: 2, type, frameId: '0.1' } },
})
const timed = (method: string): Message => ({ method, params: { timestamp: 1 } })
const stopped = (frameId: string): Message => ({ method: 'Page.frameStoppedLoading', params: { frameId } })

const table: [rule: string, heard: Message, told: object[]][] = [
  [
    'a new frame is attached first',
    frame('0.9', { parentId: '0.1' }),
    [
      { method: 'Page.frameAttached', params: { frameId: '0.9', parentFrameId: '0.1' } },
      { method: 'Page.frameNavigated', params: { frame: { id: '0.9', loaderId: 'page-8/0.3' } } },
    ],
  ],
  ['a known one is not', frame('0.2', { parentId: '0.1' }), [{ method: 'Page.frameNavigated' }]],
  [
    'an event without a frame belongs to the main frame',
    timed('Page.domContentEventFired'),
    [{ method: 'Page.domContentEventFired', params: { frameId: '0.1' } }],
  ],
  [
    'with the main frame those within it have loaded',
    timed('Page.loadEventFired'),
    [
      { method: 'Page.domContentEventFired', params: { frameId: '0.2' } },
      { method: 'Page.loadEventFired', params: { frameId: '0.2' } },
      { method: 'Page.loadEventFired', params: { frameId: '0.1' } },
    ],
  ],
  [
    'a frame that came later has loaded when it stops',
    stopped('0.2'),
    [{ method: 'Page.domContentEventFired' }, { method: 'Page.loadEventFired', params: { frameId: '0.2' } }],
  ],
  ['the main frame reports that itself', stopped('0.1'), []],
  [
    'the page’s own scripts are Playwright’s too, under a second number',
    context('normal'),
    [{ params: { context: { id: 2 } } }, { params: { context: { id: 1_000_002, type: 'user' } } }],
  ],
  ['those of an extension are not', context('user'), [{ params: { context: { id: 2 } } }]],
  [
    'a binding is called',
    debug({ value: CALLED }, { value: '{}' }, { objectId: '{"injectedScriptId":2,"id":1}' }),
    [{ method: 'Runtime.bindingCalled', params: { contextId: 2, argument: '{}' } }],
  ],
  [
    'the address changes within the document',
    debug({ value: MOVED }, { value: 'http://a/b' }),
    [{ method: 'Page.navigatedWithinDocument', params: { frameId: '0.1', url: 'http://a/b' } }],
  ],
  ['other messages of a page are passed on unchanged', debug({ value: 'x' }), [debug({ value: 'x' })]],
]

test.each(table)('%s', (_rule, heard, told) => {
  expect(eventsOf(targetOf(), heard)).toMatchObject(told)
  expect(eventsOf(targetOf(), heard)).toHaveLength(told.length)
})

test('a load that began in another process keeps its name, the next one has its own', () => {
  const target = targetOf({ id: 'page-15', inherits: 'page-8/0.3' })
  const names = [frame('0.1'), frame('0.1', { loaderId: '0.4' })].flatMap(event => eventsOf(target, event))
  expect(names).toMatchObject(
    ['page-8/0.3', 'page-15/0.4'].map(loaderId => ({ params: { frame: { loaderId } } })),
  )
})

test('the body of a request is reported as bytes', () => {
  const params = { loaderId: '0.3', request: { postData: 'ü' } }
  expect(eventsOf(targetOf(), { method: 'Network.requestWillBeSent', params })).toMatchObject([
    { params: { request: { postData: 'w7w=' } } },
  ])
})

const requested = (frameId: string, type: string): Message => ({
  method: 'Network.requestWillBeSent',
  params: { requestId: '0.7', loaderId: '0.3', frameId, type, request: {} },
})

// Playwright answers no request of a frame that it does not know.
test.each<[what: string, target: Partial<Target>, request: Message, methods: string[]]>([
  [
    'where requests are held, a new frame is attached with its first one',
    { intercepts: true },
    requested('0.9', 'Document'),
    ['Page.frameAttached', 'Network.requestWillBeSent'],
  ],
  ['a known frame is not', { intercepts: true }, requested('0.2', 'Document'), ['Network.requestWillBeSent']],
  ['elsewhere the frame reports itself', {}, requested('0.9', 'Document'), ['Network.requestWillBeSent']],
  [
    'a document that is not known yet attaches none',
    { intercepts: true, main: '', frames: new Set() },
    requested('0.1', 'Document'),
    ['Network.requestWillBeSent'],
  ],
])('%s', (_what, target, request, methods) => {
  expect(eventsOf(targetOf(target), request).map(({ method }) => method)).toEqual(methods)
})
