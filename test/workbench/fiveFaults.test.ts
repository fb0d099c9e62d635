import { onFakeTime } from 'test/support/scenario/withoutBrowser'
import { rmSync } from 'node:fs'
import { RECORDED } from 'scenarios/all'
import type { Recording } from 'saga-workbench/recording/entries'
import { differencesOf } from 'saga-workbench/replay/sideBySide'
import { comparison, drawComparison } from 'saga-workbench/room/compare'
import { FAULTS } from 'test/support/replay/faults'
import { FOLDER, pagesOf } from 'test/support/replay/files'
import { plant } from 'test/support/replay/planted'
import type { recordWalk as RecordWalk } from 'test/support/replay/recordWalk'

// Each fault is asleep in its file until its number is set: the app loads once for all of them.
let recordWalk: typeof RecordWalk
let planted: string

beforeAll(async () => {
  const { folder, files } = plant(FAULTS)
  planted = folder
  for (const [file, written] of files)
    jest.doMock(`src/sagas/${file}`, () => jest.requireActual<object>(written))
  ;({ recordWalk } = await import('test/support/replay/recordWalk'))
})
afterAll(() => rmSync(planted, { recursive: true }))
onFakeTime()
beforeEach(() => {
  document.body.innerHTML = ''
})
afterEach(() => {
  globalThis.foyerMutant = undefined
})

/** Repeats the walk of a report, and returns a recording of each page. */
async function walked(name: string): Promise<Recording[]> {
  const [, walk] = RECORDED.find(([file]) => file === name)!
  return recordWalk(walk)
}

/** Returns the names that are lit in the lanes of a run, by the run's place in the room. */
const litIn = (run: string): string[] =>
  [...document.querySelectorAll(`[aria-label='${run}'] .lane`)].flatMap(lane =>
    [...lane.querySelectorAll('.differs, .missing')].map(
      mark => `${lane.querySelector('.lane-name')?.textContent}: ${mark.getAttribute('aria-label')}`,
    ),
  )

test.each(FAULTS.map(fault => [fault.report, fault] as const))(
  '“%s”: beside the good run, the room shows the saga and the effect',
  async (_report, fault) => {
    const good = pagesOf(`${FOLDER}/${fault.recording}.txt`)
    const same = await walked(fault.recording)
    expect(good.map((page, index) => differencesOf(page, same[index]!))).toEqual(good.map(() => []))

    globalThis.foyerMutant = FAULTS.indexOf(fault)
    const bad = await walked(fault.recording)
    const index = good.findIndex((page, at) => differencesOf(page, bad[at]!).length > 0)
    document.body.append(comparison())
    drawComparison(fault.report, good[index]!, bad[index]!)
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
