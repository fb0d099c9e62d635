import { answer } from 'scripts/programs/webkit/relay/commands'
import { eventsOf } from 'scripts/programs/webkit/relay/events'
import type { Target } from 'scripts/programs/webkit/relay/target'

function targetOf(): [target: Target, asked: string[]] {
  const asked: string[] = []
  const target: Target = {
    id: 'page-8',
    main: '0.1',
    frames: new Set(['0.1']),
    loads: new Map(),
    contexts: new Map(),
    failed: new Set(),
    call: (method => {
      asked.push(method)
      return Promise.resolve({})
    }) as Target['call'],
  }
  return [target, asked]
}

const LET_GO = [
  'Network.interceptWithRequest',
  'Network.interceptRequestWithResponse',
  'Network.interceptRequestWithError',
]

// Everything that the process of the page is asked afterwards would stay without an answer.
test.each(LET_GO)('%s: a request that the page has aborted is not changed', async method => {
  const [target, asked] = targetOf()
  eventsOf(target, { method: 'Network.loadingFailed', params: { requestId: '0.22' } })
  expect(await answer(target, method, { requestId: '0.22' })).toEqual({})
  expect(asked).toEqual([])
  await answer(target, method, { requestId: '0.35' })
  expect(asked).toEqual([method])
})
