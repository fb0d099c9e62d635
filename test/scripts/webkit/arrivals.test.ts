import type { Message } from 'scripts/programs/webkit/inspector'
import { arrivals } from 'scripts/programs/webkit/relay/arrivals'
import type { Target } from 'scripts/programs/webkit/relay/target'

const asked: string[] = []
const target: Target = {
  id: 'page-8',
  main: '0.1',
  frames: new Set(),
  loads: new Map(),
  contexts: new Map(),
  failed: new Set(),
  call: (method => {
    asked.push(method)
    return Promise.resolve({ frameTree: { frame: { id: '0.1', url: 'http://a/kept' } } })
  }) as Target['call'],
}

const arrived: Message = {
  method: 'Page.frameNavigated',
  params: { frame: { id: '0.1', loaderId: '0.5', url: 'http://a/left' } },
}
const context: Message = { method: 'Runtime.executionContextCreated', params: {} }
const response: Message = { method: 'Network.responseReceived', params: {} }

beforeEach(() => {
  jest.useFakeTimers()
  asked.length = 0
})
afterEach(() => jest.useRealTimers())

async function toldOf(...events: Message[]): Promise<Message[]> {
  const told: Message[] = []
  events.forEach(arrivals(target, event => told.push(event)))
  await jest.advanceTimersByTimeAsync(1000)
  return told
}

test('the events of a loaded page are passed on unchanged', async () => {
  expect(await toldOf(arrived, context, response)).toEqual([arrived, context, response])
  expect(asked).toEqual([])
})

test.each([
  ['nothing else', []],
  ['another event', [response]],
])(
  'a restored page, followed by %s, is reported with its own address, its contexts, and as loaded',
  async (_what, more) => {
    const told = await toldOf(arrived, ...more)
    expect(told.filter(event => event !== response)).toMatchObject([
      { method: 'Page.frameNavigated', params: { frame: { url: 'http://a/kept', loaderId: '0.5' } } },
      { method: 'Page.domContentEventFired' },
      { method: 'Page.loadEventFired' },
    ])
    expect(asked).toEqual(['Page.getResourceTree', 'Runtime.disable', 'Runtime.enable'])
  },
)
