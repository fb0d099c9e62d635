import { onFakeTime } from 'test/support/scenario/withoutBrowser'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { RECORDED } from 'scenarios/all'
import { effectText } from 'saga-workbench/replay/differenceText'
import { differencesOf } from 'saga-workbench/replay/sideBySide'
import { Comparison } from 'saga-workbench/room/Comparison'
import { plantSagas, type Planted } from 'test/support/copied/plantSagas'
import { FOLDER, pagesOf } from 'test/support/replay/files'
import { FAULTS, type Mutant, MUTANTS } from 'test/support/replay/mutants'
import type { recordWalk as RecordWalk } from 'test/support/replay/recordWalk'
import type { replayRecording as Replay } from 'test/support/replay/replayRecording'

// Each saga can be broken while the app runs: it loads once for all mutants.
mkdirSync('.cache', { recursive: true })
const PLANTED = mkdtempSync(path.resolve('.cache/mutants-'))
let broken: number | undefined
globalThis.foyerIsBroken = place => place === broken

let planted: Planted
let replayRecording: typeof Replay
let recordWalk: typeof RecordWalk

beforeAll(async () => {
  planted = plantSagas(PLANTED)
  for (const [module, written] of planted.files)
    jest.doMock(module, () => jest.requireActual<object>(written))
  ;({ replayRecording } = await import('test/support/replay/replayRecording'))
  ;({ recordWalk } = await import('test/support/replay/recordWalk'))
})
afterAll(() => rmSync(PLANTED, { recursive: true }))
onFakeTime()
afterEach(() => {
  broken = undefined
})

function breakAt({ file, text }: Mutant): void {
  broken = planted.texts.get(`${file} ${text}`)
  // Otherwise its line in mutants.txt is older than the saga.
  expect(broken).toBeDefined()
}

/** Returns the saga, the number of the effect, and the effect as recorded, or as it is now if it was not recorded. */
async function stopOf(recording: string): Promise<string | undefined> {
  for (const page of pagesOf(`${FOLDER}/${recording}.txt`)) {
    const { difference } = await replayRecording(page)
    if (!difference) continue
    const { saga, nth, one, other } = difference
    const effect = one ?? other
    return `${saga} ${nth}: ${effect ? effectText(effect).split(' ', 2).join(' ') : 'nothing'}`
  }
  return undefined
}

test.each(MUTANTS.map(mutant => [mutant.stops, mutant] as const))(
  'a replay stops at %s',
  async (stops, mutant) => {
    expect(await stopOf(mutant.recording)).toBeUndefined()
    breakAt(mutant)
    expect(await stopOf(mutant.recording)).toBe(stops)
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
  async (_report, fault) => {
    const [, walk] = RECORDED.find(([file]) => file === fault.recording)!
    const good = pagesOf(`${FOLDER}/${fault.recording}.txt`)
    const same = await recordWalk(walk)
    expect(good.map((page, index) => differencesOf(page, same[index]!))).toEqual(good.map(() => []))

    breakAt(fault)
    const bad = await recordWalk(walk)
    const index = good.findIndex((page, at) => differencesOf(page, bad[at]!).length > 0)
    const onPress = (): void => undefined
    const html = renderToStaticMarkup(
      createElement(Comparison, { good: good[index]!, other: bad[index]!, onPress }),
    )
    document.body.innerHTML = html
    const [saga, recorded] = fault.leadsTo
    const [kind = '', name = ''] = recorded.split(' ')
    const said = document.querySelector('#flow-difference')?.textContent
    expect(said).toMatch(new RegExp(`^${saga}\\b.*${kind} ${name}`))
    expect(litIn('The run beside')).toEqual([expect.stringMatching(`^${saga}: .*${kind} ${name}, differs$`)])
    expect(said?.includes(`${saga} lacks: `)).toBe(fault.missing ?? false)
    const lit = fault.missing ? `${saga}: ${kind} ${name}, missing` : '\\w+: .+, differs'
    expect(litIn('This run')).toEqual([expect.stringMatching(`^${lit}$`)])
  },
)
