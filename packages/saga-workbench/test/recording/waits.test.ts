import { reactionLines, taskOf } from 'saga-workbench/recording/reactions'
import { createRecorder } from 'saga-workbench/recording/recorder'
import { search } from 'saga-workbench/recording/search'
import { sagaName } from 'saga-workbench/recording/tree'
import { parseRecording } from 'saga-workbench/replay/parseRecording'
import {
  call,
  callEffect,
  delay,
  delayEffect,
  fork,
  put,
  race,
  type Saga,
  settled,
  spawn,
  takeEffect,
  takeType,
} from '../support/effects'
import { codeActions, record, sessionEvents } from '../support/record'

/** Looks at a deadline every second, or when the page is shown again. */
function* untilDeadline(): Saga {
  for (;;) yield* race({ waited: delayEffect(1000), noticed: takeEffect(sessionEvents.pageNoticed) })
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const fetchStatus = jest.fn<Promise<unknown>, unknown[]>()

describe('the sentence', () => {
  function* pause(): Saga {
    yield* race({ over: delayEffect(1200), noticed: takeEffect(sessionEvents.pageNoticed) })
  }
  function* polling(): Saga {
    for (;;) {
      yield* call(fetchStatus)
      yield* call(pause)
    }
  }
  function* approval(): Saga {
    yield* race({ outcome: callEffect(polling), answer: takeEffect(codeActions.submitted) })
  }

  test('names a call by its path and since when it is out', async () => {
    fetchStatus.mockReturnValue(new Promise(() => undefined))
    const { sentence, recorder, effect, wait } = record(approval)
    recorder.callBegan({
      method: 'GET',
      address: '/api/session-status',
      effect: effect('mockConstructor')!.id,
    })
    await wait(4400)
    expect(sentence()).toBe('approval waits for one of: GET /api/session-status, for 4.4 s · code submitted')
  })

  test('the sentence distinguishes a limit, a deadline and a pause', async () => {
    function* counting(): Saga {
      yield* race({
        late: callEffect(untilDeadline),
        answer: takeEffect(codeActions.submitted),
      })
    }
    function* limited(): Saga {
      yield* race({ late: delayEffect(12_000), answer: takeEffect(codeActions.submitted) })
    }
    function* resting(): Saga {
      yield* delay(5000)
    }
    const told = async (saga: () => Saga): Promise<string> => {
      const { sentence, wait } = record(saga)
      await wait(200)
      return sentence()
    }
    expect(await told(limited)).toBe('limited waits for one of: limit in 11.8 s · code submitted')
    expect(await told(counting)).toBe(
      'counting waits for one of: the limit of counting · code submitted · page noticed',
    )
    expect(await told(resting)).toBe('resting waits for end of the pause in resting in 4.8 s')
  })

  test('names a pause by the call that comes after it', async () => {
    fetchStatus.mockResolvedValue({})
    const { sentence, recorder, effect, wait } = record(approval)
    recorder
      .callBegan({ method: 'GET', address: '/api/session-status', effect: effect('mockConstructor')!.id })
      .ended(202)
    await wait(0)
    await wait(200)
    expect(sentence()).toBe(
      'approval waits for one of: session status in 1.0 s (after 202) · code submitted · page noticed',
    )
  })

  test('the sentence explains why the call before a pause has returned nothing', async () => {
    fetchStatus.mockRejectedValueOnce(new Error('unreadable 200'))
    const { sentence, recorder, effect, wait } = record(function* trying(): Saga {
      try {
        yield* call(fetchStatus)
      } catch {
        yield* call(pause)
      }
    })
    recorder
      .callBegan({ method: 'GET', address: '/api/session-status', effect: effect('mockConstructor')!.id })
      .ended(200)
    await wait(0)
    expect(sentence()).toBe(
      'trying waits for one of: session status in 1.2 s (after 200: unreadable) · page noticed',
    )
  })

  test('names a saga that wraps another by the one that it has come to', () => {
    function* told(): Saga {
      yield* put(codeActions.accepted())
    }
    const { tree } = record(
      (() =>
        function* (): Saga {
          yield* call(told)
          yield* call(approval)
        })(),
    )
    expect(sagaName(tree().roots[0]!, tree())).toBe('approval')
  })

  test('the sentence states how a saga ended', () => {
    const { sentence, task } = record(approval)
    task.cancel()
    expect(sentence('polling')).toBe('polling was cancelled')
  })
})

describe('a cancellation', () => {
  const dropCode = (): Promise<void> => Promise.resolve()
  const tellServer = (): Promise<void> => Promise.resolve()

  function* showCode(): Saga {
    try {
      yield* delay(1000)
    } finally {
      yield* call(dropCode)
      yield* call(tellServer)
    }
  }
  function* notifyHosts(): Saga {
    yield* delay(1000)
  }
  function* pollStatus(): Saga {
    yield* takeType('other')
  }
  function* journey(): Saga {
    yield* fork(pollStatus)
    yield* spawn(notifyHosts)
    yield* call(showCode)
  }

  /** Records a saga, and describes how its sagas react to a cancellation. */
  function recordReactions(saga: () => Saga) {
    const recorded = record(saga)
    const { tree, effect } = recorded
    return {
      ...recorded,
      told: (name: string) => reactionLines(effect(name)!, tree()),
      task: (name: string) => taskOf(effect(name)!, tree()).name,
    }
  }

  function* parent(): Saga {
    yield* fork(journey)
    yield* takeType('end')
  }

  test('if a task is cancelled, each saga below it is listed with its last effect; the sagas that it has spawned and its parent continue', async () => {
    const { recorder, effect, told, task } = recordReactions(parent)
    expect(task('showCode')).toBe('journey')
    recorder.cancel(effect('showCode')!.id)
    await settled()
    expect(told('journey')).toEqual([
      'journey was cancelled at: call showCode',
      'pollStatus was cancelled at: take other',
      'notifyHosts goes on',
      'showCode was cancelled at: delay; its finally did: call dropCode, call tellServer',
      'parent goes on',
    ])
    expect(told('showCode')[0]).toBe('because journey was cancelled')
  })

  test('a race reports its winner', () => {
    const { store, told } = recordReactions(function* raced(): Saga {
      yield* race({ code: callEffect(showCode), out: takeEffect(sessionEvents.signOutRequested) })
    })
    expect(told('showCode')).toEqual([])
    store.dispatch(sessionEvents.signOutRequested())
    expect(told('showCode')).toEqual([
      'because out won the race',
      'showCode was cancelled at: delay; its finally did: call dropCode',
    ])
  })
})

const { entries } = parseRecording(`root sagas
! {"type":"login/usernameSubmitted","payload":"grace"}
sagas: run signIn ["grace"]
signIn: call ask ["grace"]
ask → {"kind":"Right"}
signIn: put login/answered [{"kind":"Right"}]
`)

const found = (wanted: string): string[] => search(entries, wanted).map(({ text }) => text)

const table: [what: string, wanted: string, texts: string[]][] = [
  ['a saga', 'signin', ['call signIn ["grace"]']],
  [
    'an effect and a part of its result, in upper or lower case',
    'ask right',
    ['call ask ["grace"] → {"kind":"Right"}'],
  ],
  ['an event', 'usernameSubmitted', ['event {"type":"login/usernameSubmitted","payload":"grace"}']],
  ['an action of a saga, once', 'login/answered', [expect.stringMatching(/^put login\/answered /)]],
  ['nothing', 'ada', []],
  ['no words', ' ', []],
]

test.each(table)('a search finds %s', (_what, wanted, texts) => {
  expect(found(wanted)).toEqual(texts)
})

test('a search finds a call by its address, and a value that the browser keeps', () => {
  const recorder = createRecorder()
  recorder.callBegan({ method: 'GET', address: '/api/online/v1/settings' }).ended(503)
  recorder.recordStorage({ cookies: {} })
  recorder.recordStorage({ cookies: { mode: 'simple' } })
  const of = (wanted: string) => search(recorder.recording.entries, wanted).map(({ text }) => text)
  expect(of('settings 503')).toEqual(['GET /api/online/v1/settings 503'])
  expect(of('simple')).toEqual(['cookies.mode = "simple"'])
})

test('a search shows the words around it, not a whole value', () => {
  const [long] = search(
    parseRecording(`root sagas ["${'x'.repeat(500)} here ${'y'.repeat(500)}"]\n`).entries,
    'here',
  )
  expect(long?.text).toMatch(/^…x+ here y+…$/)
  expect(long!.text.length).toBeLessThan(150)
})
