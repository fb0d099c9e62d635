import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { call, put, takeLeading } from 'redux-saga/effects'
import {
  createApp,
  type followOrder,
  orderActions,
  orderSaga,
  placeOrder,
  untilSent,
} from 'examples/saga-app/app'
import type { EffectEntry, Recording } from 'saga-workbench/recording/entries'
import { createRecorder } from 'saga-workbench/recording/recorder'
import { treeOf } from 'saga-workbench/recording/tree'
import { sentenceOf } from 'saga-workbench/recording/waits'
import { formatPages, parsePages } from 'saga-workbench/replay/formatRecording'
import { replayRecording } from 'saga-workbench/replay/replayRecording'
import { differenceLines } from 'saga-workbench/replay/differenceText'
import type { Exported } from 'saga-workbench/tests/source'
import { outcomeTest, stepTest } from 'saga-workbench/tests/writeTest'
import { settled } from './support/effects'

// The app is written without the workbench, and the workbench without the app.

const NAMES = { root: 'orderSaga', sources: 'examples/saga-app/' }
const MODULE = 'examples/saga-app/app'
const EXPORTED: Exported = {
  modules: Object.fromEntries(
    ['followOrder', 'untilSent', 'orderActions', 'placeOrder', 'fetchOrder'].map(name => [name, MODULE]),
  ),
  creators: { order: 'orderActions' },
  several: [],
  bare: [],
}

mkdirSync('.cache', { recursive: true })
const FOLDER = mkdtempSync(path.resolve('.cache/example-'))
afterAll(() => rmSync(FOLDER, { recursive: true }))

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }))
afterEach(() => jest.useRealTimers())

const effectOf = ({ entries }: Recording, name: string): EffectEntry =>
  entries.find((entry): entry is EffectEntry => entry.entry === 'effect' && entry.name === name)!

/** Places an order, which is sent at the second poll; records the effects. */
async function record() {
  const answers = [
    { id: 7, isSent: false },
    { id: 7, isSent: false },
    { id: 7, isSent: true },
  ]
  globalThis.fetch = () => Promise.resolve(Response.json(answers.shift()))
  const recorder = createRecorder({ names: NAMES })
  const { store, run } = createApp({ sagaMonitor: recorder.monitor })
  recorder.watch(store)
  run()
  store.dispatch(orderActions.placed({ item: 'lamp', cardCode: '4929' }))
  const turns = async (): Promise<void> => {
    for (let turn = 0; turn < 10; turn += 1) await settled()
  }
  await turns()
  const tree = treeOf(recorder.recording.entries, NAMES)
  const sentence = sentenceOf(effectOf(recorder.recording, 'followOrder'), tree, recorder.atMs())
  await jest.advanceTimersByTimeAsync(2000)
  await turns()
  expect(store.getState()).toEqual({ step: 'sent' })
  return { recording: structuredClone(recorder.recording), sentence }
}

test('the sentence names the events that the app waits for', async () => {
  expect((await record()).sentence).toBe(
    'followOrder waits for one of: end of the pause in untilSent in 2.0 s · order cancelled',
  )
})

let written = 0
function write(text: string): string {
  const file = path.join(FOLDER, `written${(written += 1)}.ts`)
  writeFileSync(file, text)
  return file
}

/** Runs the test in a text, as Jest would. */
async function run(text: string): Promise<void> {
  const tests: (() => unknown)[] = []
  const own = globalThis.test
  // Jest's function has members, such as `test.each`, which a written test does not use.
  globalThis.test = ((_name: string, body: () => unknown) => void tests.push(body)) as unknown as typeof own
  try {
    jest.requireActual(write(text))
  } finally {
    globalThis.test = own
  }
  expect(tests).toHaveLength(1)
  await tests[0]!()
}

/** The app without an effect of its saga. */
function withoutEffect(): string {
  const effect = '  yield put(orderActions.accepted(id))\n'
  const text = readFileSync(`${MODULE}.ts`, 'utf8')
  expect(text).toContain(effect)
  return write(text.replace(effect, ''))
}

test.each([
  ['step', stepTest],
  ['outcome', outcomeTest],
])('a copied %s test passes, and fails if the saga loses an effect', async (_kind, copy) => {
  const { recording } = await record()
  const text = copy(recording, effectOf(recording, 'followOrder').id, EXPORTED)
  jest.useRealTimers()
  await run(text)
  await expect(run(text.replace(`'${MODULE}'`, `'${withoutEffect()}'`))).rejects.toThrow()
})

describe('a replay', () => {
  const replay = (recording: Recording, saga = orderSaga) =>
    replayRecording(recording, {
      names: NAMES,
      open(_recording, { sagas, watch }) {
        const app = createApp(sagas, saga)
        watch(app.store)
        return {
          start: () => void app.run(),
          dispatch: action => void app.store.dispatch(action),
          leave() {},
        }
      },
    })

  test('the recording and today’s sagas are the same, also after the recording was written as lines', async () => {
    const { recording } = await record()
    expect((await replay(recording)).difference).toBeUndefined()
    const [read] = parsePages(formatPages([recording]), NAMES)
    expect((await replay(read!)).difference).toBeUndefined()
  })

  test('stops at the first effect that a changed saga lacks', async () => {
    function* changed() {
      yield takeLeading(orderActions.placed, function* followOrder({ payload }) {
        const { id } = (yield call(placeOrder, payload)) as { id: number }
        yield call(untilSent, id)
        yield put(orderActions.sent())
      } as typeof followOrder)
    }
    Object.defineProperty(changed, 'name', { value: 'orderSaga' })
    const { recording } = await record()
    const { difference } = await replay(recording, changed)
    expect(differenceLines(difference!, NAMES).slice(0, 2)).toEqual([
      'followOrder, effect 2',
      '  recorded: put order/accepted 7',
    ])
  })
})
