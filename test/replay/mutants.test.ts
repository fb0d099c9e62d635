import { onFakeTime } from 'test/support/scenario/withoutBrowser'
import { rmSync } from 'node:fs'
import { RECORDED } from 'scenarios/all'
import type { Difference } from 'saga-workbench/replay/difference'
import { effectText, differenceLines } from 'saga-workbench/replay/differenceText'
import { differencesOf } from 'saga-workbench/replay/sideBySide'
import { comparison, drawComparison } from 'saga-workbench/room/compare'
import { FAULTS } from 'test/support/replay/faults'
import { FOLDER, pagesOf } from 'test/support/replay/files'
import { MUTANTS } from 'test/support/replay/mutants'
import { isThere, plant } from 'test/support/replay/planted'
import type { recordWalk as RecordWalk } from 'test/support/replay/recordWalk'
import type { replayRecording as Replay } from 'test/support/replay/replayRecording'

// Each mutant is inactive in its file until its number is set, so that the app loads once for all of them.
const PLANTED = [...MUTANTS, ...FAULTS]
let replayRecording: typeof Replay
let recordWalk: typeof RecordWalk
let planted: string

beforeAll(async () => {
  const { folder, files } = plant(PLANTED)
  planted = folder
  for (const [file, written] of files)
    jest.doMock(`src/sagas/${file}`, () => jest.requireActual<object>(written))
  ;({ replayRecording } = await import('test/support/replay/replayRecording'))
  ;({ recordWalk } = await import('test/support/replay/recordWalk'))
})
afterAll(() => rmSync(planted, { recursive: true }))
onFakeTime()
afterEach(() => {
  globalThis.foyerMutant = undefined
})

async function differenceOf(recording: string): Promise<Difference | undefined> {
  for (const page of pagesOf(`${FOLDER}/${recording}.txt`)) {
    const { difference } = await replayRecording(page)
    if (difference) return difference
  }
  return undefined
}

/** Returns the saga, the number of the effect, and the effect as recorded, or as it is now if it was not recorded. */
async function stopOf(recording: string): Promise<string | undefined> {
  const difference = await differenceOf(recording)
  if (!difference) return undefined
  const { saga, nth, one, other } = difference
  const effect = one ?? other
  return `${saga} ${nth}: ${effect ? effectText(effect).split(' ', 2).join(' ') : 'nothing'}`
}

test.each(MUTANTS.map(mutant => [mutant.stops, mutant] as const))(
  'a replay stops at %s',
  async (stops, mutant) => {
    // Otherwise its line in mutants.txt is older than the saga.
    expect(isThere(mutant)).toBe(true)
    expect(await stopOf(mutant.recording)).toBeUndefined()
    globalThis.foyerMutant = PLANTED.indexOf(mutant)
    expect(await stopOf(mutant.recording)).toBe(stops)
  },
)

test.each(FAULTS.map(fault => [fault.report, fault] as const))(
  '“%s”: a replay leads to the saga and the effect',
  async (_report, fault) => {
    expect(isThere(fault)).toBe(true)
    expect(await differenceOf(fault.recording)).toBeUndefined()
    globalThis.foyerMutant = PLANTED.indexOf(fault)
    const difference = await differenceOf(fault.recording)
    const [place = '', recorded = '', now = ''] = differenceLines(difference!)
    expect(place).toBe(fault.leadsTo[0])
    expect(recorded).toContain(fault.leadsTo[1])
    expect(difference!.what === 'missing').toBe(fault.missing ?? false)
    expect(now.includes('without the recorded one')).toBe(Boolean(fault.missing && difference!.other))
  },
)

/** Returns the names that are lit in the lanes of a run, by the run's place in the room. */
const litIn = (run: string): string[] =>
  [...document.querySelectorAll(`[aria-label='${run}'] .lane`)].flatMap(lane =>
    [...lane.querySelectorAll('.differs, .missing')].map(
      mark => `${lane.querySelector('.lane-name')?.textContent}: ${mark.getAttribute('aria-label')}`,
    ),
  )

test.each(FAULTS.map(fault => [fault.report, fault] as const))(
  '“%s”: beside the good run, the room shows the saga and the effect',
  async (report, fault) => {
    const [, walk] = RECORDED.find(([file]) => file === fault.recording)!
    const good = pagesOf(`${FOLDER}/${fault.recording}.txt`)
    const same = await recordWalk(walk)
    expect(good.map((page, index) => differencesOf(page, same[index]!))).toEqual(good.map(() => []))

    globalThis.foyerMutant = PLANTED.indexOf(fault)
    const bad = await recordWalk(walk)
    const index = good.findIndex((page, at) => differencesOf(page, bad[at]!).length > 0)
    document.body.replaceChildren(comparison())
    drawComparison(report, good[index]!, bad[index]!)
    const [saga = ''] = fault.leadsTo[0].split(',')
    const [kind = '', name = ''] = fault.leadsTo[1].split(' ')
    const said = document.querySelector('#flow-difference')?.textContent
    expect(said).toMatch(new RegExp(`^${saga}\\b.*${kind} ${name}`))
    expect(litIn('The run beside')).toEqual([expect.stringMatching(`^${saga}: .*${kind} ${name}, differs$`)])
    expect(said?.includes(`${saga} lacks: `)).toBe(fault.missing ?? false)
    const lit = fault.missing ? `${saga}: ${kind} ${name}, missing` : '\\w+: .+, differs'
    expect(litIn('This run')).toEqual([expect.stringMatching(`^${lit}$`)])
  },
)
