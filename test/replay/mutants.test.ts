import { rmSync } from 'node:fs'
import { said } from 'src/workbench/replay/story'
import { FOLDER, pagesOf } from 'test/support/replay/files'
import { MUTANTS } from 'test/support/replay/mutants'
import { isThere, plant } from 'test/support/replay/planted'
import type { replayRecording as Replay } from 'test/support/replay/replayRecording'

// Each mutant is asleep in its file until its number is set: the app loads once for all of them.
jest.mock('src/services/browser/navigation', () => ({
  ...jest.requireActual<object>('src/services/browser/navigation'),
  assignLocation: () => undefined,
  replaceLocation: () => undefined,
}))

let replayRecording: typeof Replay
let planted: string

beforeAll(async () => {
  const { folder, files } = plant(MUTANTS)
  planted = folder
  for (const [file, written] of files)
    jest.doMock(`src/sagas/${file}`, () => jest.requireActual<object>(written))
  ;({ replayRecording } = await import('test/support/replay/replayRecording'))
})
afterAll(() => rmSync(planted, { recursive: true }))
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  jest.spyOn(console, 'warn').mockImplementation()
})
afterEach(() => {
  globalThis.foyerMutant = undefined
  jest.restoreAllMocks()
  jest.useRealTimers()
})

/** The saga, the number of the effect, and that effect as it was recorded, or as it is now where it was not. */
async function stopOf(recording: string): Promise<string | undefined> {
  for (const page of pagesOf(`${FOLDER}/${recording}.txt`)) {
    const { difference } = await replayRecording(page)
    if (!difference) continue
    const { saga, nth, one, other } = difference
    const effect = one ?? other
    return `${saga} ${nth}: ${effect ? said(effect).split(' ', 2).join(' ') : 'nothing'}`
  }
  return undefined
}

test.each(MUTANTS.map(mutant => [mutant.stops, mutant] as const))(
  'a replay stops at %s',
  async (stops, mutant) => {
    // Else its line in mutants.txt is older than the saga.
    expect(isThere(mutant)).toBe(true)
    expect(await stopOf(mutant.recording)).toBeUndefined()
    globalThis.foyerMutant = MUTANTS.indexOf(mutant)
    expect(await stopOf(mutant.recording)).toBe(stops)
  },
)
