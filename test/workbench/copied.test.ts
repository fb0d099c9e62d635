import { onFakeTime } from 'test/support/scenario/withoutBrowser'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { RECORDED, TABLES } from 'scenarios/all'
import type { Walk } from 'scenarios/scenario'
import { exportedNames } from 'sandbox/flow/exportedNames'
import type { Recording } from 'saga-workbench/recording/entries'
import { keptScenario } from 'scenarios/kept/keptScenario'
import type { Exported } from 'saga-workbench/tests/source'
import { plantSagas, type Planted } from 'test/support/copied/plantSagas'
import { bodyOf, failureOf, typeErrorsIn } from 'test/support/copied/run'
import { type Copied, isTest, textsOf } from 'test/support/copied/texts'
import { sample } from 'test/support/sample'
import type { recordWalk as RecordWalk } from 'test/support/replay/recordWalk'

mkdirSync('.cache', { recursive: true })
const FOLDER = mkdtempSync(path.resolve('.cache/copied-'))
mkdirSync(path.join(FOLDER, 'texts'))

/** The place at which a saga is broken; and those that sagas have come to. */
let broken: number | undefined
const reached = new Set<number>()
globalThis.foyerIsBroken = place => {
  reached.add(place)
  return place === broken
}

// Each saga can be broken while the app runs: it loads once for all walks.
let exported: Exported
let planted: Planted
let recordWalk: typeof RecordWalk

beforeAll(async () => {
  planted = plantSagas(FOLDER)
  for (const [module, written] of planted.files)
    jest.doMock(module, () => jest.requireActual<object>(written))
  ;({ recordWalk } = await import('test/support/replay/recordWalk'))
  exported = await exportedNames()
})
afterAll(() => rmSync(FOLDER, { recursive: true }))
onFakeTime()
afterEach(() => {
  broken = undefined
})

/** Whether a test that has just passed notices that its saga is broken, in one place or another that it comes to. */
async function isRedWhenBroken(body: () => unknown, saga: string): Promise<boolean> {
  for (const place of (planted.places.get(saga) ?? []).filter(each => reached.has(each))) {
    broken = place
    const failure = await failureOf(body)
    broken = undefined
    if (failure !== undefined) return true
  }
  return false
}

const seen = new Set<string>()

/** Returns the fault of a copied test; undefined where it passes, and fails once its saga is broken. */
async function problemOf(copied: Copied): Promise<string | undefined> {
  const { saga, text } = copied
  if (seen.has(text)) return undefined
  seen.add(text)
  if (!isTest(copied)) return /^\/\/ No test of \w+: \S.*\.\n$/.test(text) ? undefined : text
  const file = path.join(FOLDER, 'texts', `${saga}${seen.size}.test.ts`)
  writeFileSync(file, text)
  const body = bodyOf(text)
  reached.clear()
  const failure = await failureOf(body)
  if (failure !== undefined) return `${failure}\n${text}`
  return (await isRedWhenBroken(body, saga)) ? undefined : `not noticed when it is broken:\n${text}`
}

const RECORDED_WALKS = new Set(RECORDED.map(([, walk]) => walk))

/** A page as a scenario: it holds its types with the tests. That it is walked again: keptScenario.test.ts. */
function keepScenario(walk: Walk, [first]: readonly Recording[]): void {
  if (!first || !RECORDED_WALKS.has(walk)) return
  const text = keptScenario(first, { operations: {}, answerTo: () => undefined, origin: '' })
  const file = path.join(FOLDER, 'texts', `kept${seen.size}.ts`)
  writeFileSync(file, text)
}

const WALKS = TABLES.flatMap(({ id, rows }) =>
  rows.flatMap(({ name, walk }): [string, string, Walk][] => (walk ? [[id, name, walk]] : [])),
)

const TRIED = sample(WALKS, 12, ([id, name]) => `${id} ${name}`, [
  'packages/saga-workbench',
  'test/support/copied',
  'test/workbench/copied.test.ts',
])

test.each(TRIED)(
  '%s: %s: copied tests pass, and fail when their saga is broken',
  async (_id, _name, walk) => {
    const pages = await recordWalk(walk)
    jest.restoreAllMocks()
    // A broken saga is reported on the console.
    jest.spyOn(console, 'error').mockImplementation()
    jest.spyOn(console, 'warn').mockImplementation()
    keepScenario(walk, pages)
    const problems: string[] = []
    for (const copied of pages.flatMap(page => textsOf(page, exported))) {
      const problem = await problemOf(copied)
      if (problem !== undefined) problems.push(`${copied.kind} test of ${copied.saga}: ${problem}`)
    }
    expect(problems).toEqual([])
  },
)

test('copied tests hold their types', async () => {
  expect(await typeErrorsIn(FOLDER)).toBe('')
})
