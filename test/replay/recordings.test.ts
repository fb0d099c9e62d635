import { onFakeTime } from 'test/support/scenario/withoutBrowser'
import { appendFileSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { RECORDED } from 'scenarios/all'
import type { Walk } from 'scenarios/scenario'
import { differenceLines } from 'saga-workbench/replay/differenceText'
import { FOLDER, pagesOf, write } from 'test/support/replay/files'
import { recordWalk } from 'test/support/replay/recordWalk'
import { replayRecording } from 'test/support/replay/replayRecording'

interface Places {
  placedEffects: (real: Record<string, unknown>) => object
}

// Each effect records the line that created it.
jest.mock('redux-saga/effects', () =>
  jest
    .requireActual<Places>('test/support/replay/places')
    .placedEffects(jest.requireActual('redux-saga/effects')),
)
/** `npm run replay` sets the files, a file for its report, or the request to record again. */
const { REPLAY_FILES, REPLAY_REPORT, REPLAY_ACCEPT } = process.env

onFakeTime()

/** Returns the differences of a second run of a file's pages; none if it yields the same effects. */
async function differences(file: string): Promise<string[]> {
  const pages = pagesOf(file)
  for (const [index, page] of pages.entries()) {
    const { difference } = await replayRecording(page)
    if (difference)
      return [...(pages.length > 1 ? [`page ${index + 1}:`] : []), ...differenceLines(difference, page.names)]
  }
  return []
}

function report(file: string, lines: readonly string[]): void {
  const told = lines.length === 0 ? 'the same' : `\n  ${lines.join('\n  ')}`
  if (REPLAY_REPORT) appendFileSync(REPLAY_REPORT, `${file}: ${told}\n`)
}

if (REPLAY_FILES) {
  test.each(REPLAY_FILES.split('\n'))('%s', async file => {
    const lines = await differences(file).catch((error: unknown) => [String(error)])
    report(file, lines)
    expect(lines).toEqual([])
  })
} else {
  const table: [string, Walk][] = RECORDED.map(([name, walk]) => [name, walk])
  test.each(table)('%s: today’s journeys yield the recorded effects', async (name, walk) => {
    if (REPLAY_ACCEPT) {
      // Random values are the same in each recording.
      jest
        .spyOn(crypto, 'getRandomValues')
        .mockImplementation(array => (array as Uint8Array).fill(7) as never)
      jest.spyOn(Math, 'random').mockReturnValue(0.5)
      mkdirSync(FOLDER, { recursive: true })
      write(name, await recordWalk(walk))
    }
    const file = `${FOLDER}/${name}.txt`
    const lines = await differences(file)
    report(file, lines)
    expect(lines).toEqual([])
  })

  test('each recording belongs to a walk', () => {
    const files = RECORDED.map(([name]) => `${name}.txt`)
    const others = readdirSync(FOLDER).filter(file => !files.includes(file))
    if (REPLAY_ACCEPT) for (const file of others) rmSync(`${FOLDER}/${file}`)
    expect(readdirSync(FOLDER).sort()).toEqual(files.sort())
  })
}
