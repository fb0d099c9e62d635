import { onFakeTime } from 'test/support/scenario/withoutBrowser'
import { RECORDED } from 'scenarios/all'
import type { Rows, Walk } from 'scenarios/scenario'
import type { Recording } from 'saga-workbench/recording/entries'
import { keptScenario } from 'scenarios/kept/keptScenario'
import { exportsOf } from 'test/support/copied/run'
import { recordServed } from 'test/support/replay/recordServed'
import { sample } from 'test/support/sample'
import { runWalk } from 'test/support/scenario/runWalk'

onFakeTime()

/** Facts that a recording of one page does not contain: a device, a configuration, a lost network, another load. */
const isWhole = ({ device, config, marks, as, entry, localNetwork, does = [] }: Walk): boolean =>
  ![device, config, marks, as, entry, localNetwork].some(each => each !== undefined) &&
  does.every(deed => !('load' in deed) && !('offline' in deed))

const WALKS = RECORDED.filter(([, walk]) => isWhole(walk))

const TRIED = sample(WALKS, 4, ([name]) => name, ['scenarios/kept', 'packages/saga-workbench'])

test.each(TRIED)('%s: a stored scenario repeats its walk', async (_name, walk) => {
  const { pages, served } = await recordServed(walk)
  const text = keptScenario(pages[0]!, served)
  expect(text).toMatch(/^import/)
  const { kept } = exportsOf(text) as { kept: Rows }
  const again = Object.values(kept)[0]!.walk!
  const [first, second] = [await runWalk(walk), await runWalk(again)]
  expect(second.calls).toEqual(first.calls)
  expect(again.calls).toEqual(first.calls)
  expect(second.end.at).toBe(first.end.at)
  expect(second.end.left).toBe(first.end.left)
  expect(again.ends.left ?? first.end.left).toBe(first.end.left)
  expect(second.end.problems.map(({ code }) => code)).toEqual(first.end.problems.map(({ code }) => code))
  expect(again.ends.says).toBe(first.end.problems[0]?.code)
})

describe('what the room has given', () => {
  const operations = { 'POST /api/auth/v2/login': 'signIn' }
  const forked = (end: object, name = 'signIn'): Recording =>
    ({
      format: 1,
      page: 'p',
      beganAtMs: 0,
      state: {},
      dropped: 0,
      entries: [{ entry: 'effect', id: 1, kind: 'call', name, args: [], atMs: 0, forked: true, end }],
    }) as unknown as Recording
  const kept = (recording: Recording): string =>
    keptScenario(recording, { operations, answerTo: () => undefined, origin: '' })
  const failed = (failure: object): object => ({
    how: 'threw',
    value: { $: 'error', name: 'ServiceError', failure },
    atMs: 1,
    order: 2,
  })

  test.each([
    [{ kind: 'unreachable' }, `signIn: 'nothing'`],
    [{ kind: 'limited', status: 429 }, `signIn: { status: 429, headers: { 'Retry-After': '30' } }`],
    [{ kind: 'refused', status: 500 }, 'signIn: { status: 500 }'],
    [{ kind: 'unreadable', status: 200 }, `signIn: { status: 200, body: '{', wrong: true }`],
  ])('the failure %j is an answer of the server', (failure, answer) => {
    expect(kept(forked(failed(failure)))).toContain(`answers: { ${answer} }, calls: ['signIn']`)
  })

  test('an answer that no server returns is stored as a test', () => {
    const gave = { how: 'gave', value: { kind: 'refused' }, atMs: 1, order: 2 }
    expect(kept(forked(gave))).toBe(
      '// No scenario: the room has answered signIn in the place of the server: hold its call, or keep it as a test.\n',
    )
    expect(kept(forked(gave, 'isOnline'))).toMatch(/^\/\/ No scenario: .*not a call of the contract/)
  })
})
