import fc from 'fast-check'
import { commitSeed, sample } from 'test/support/sample'
import { loadBundle } from 'test/model/app/bundle'
import { SCENARIOS } from 'test/model/world/scenarios'
import { walk } from 'test/model/world/walk'

const MOST_WALKS = Array.from({ length: 100 }, (_each, at) => at)
const TRIED = sample(MOST_WALKS, 3, String, [
  'src/boot',
  'src/features',
  'src/sagas',
  'src/services',
  'src/store',
  'test/model',
])
const WALKS = Number(process.env.MODEL_WALKS ?? TRIED.length)
const SEED = Number(process.env.MODEL_SEED ?? Number.parseInt(commitSeed().slice(0, 7), 16))
/** Where in these walks the search begins, as a failure has printed it. */
const PATH = process.env.MODEL_PATH
/** Shortening a counterexample takes minutes. */
const SHRINKS = process.env.MODEL_SHRINK !== undefined
/** Bounds a hang; the bundle takes its share. */
const LIMIT_MS = 60_000 + WALKS * 2000

const walks = fc.record({
  scenario: fc.nat(SCENARIOS.length - 1),
  kind: fc.constantFrom('cookie' as const, 'bound' as const),
  extension: fc.boolean(),
  choices: fc.array(fc.nat(0xffff), { minLength: 8, maxLength: 40, size: 'max' }),
})

/** A walk by which a promise is broken, shortened if `MODEL_SHRINK` is set; undefined if the library finds none. */
async function findCounterexample(): Promise<string[] | undefined> {
  const open = await loadBundle()
  let shortest: string[] | undefined
  const property = fc.asyncProperty(walks, async given => {
    const { promises, log } = await walk(open, given)
    if (promises.broken.length === 0) return true
    shortest = [...promises.broken, ...log]
    return false
  })
  const { failed, errorInstance, counterexamplePath } = await fc.check(property, {
    numRuns: WALKS,
    seed: SEED,
    ...(PATH !== undefined && { path: PATH }),
    endOnFailure: !SHRINKS,
  })
  // A walk that could not be taken is not a walk that broke nothing.
  if (failed && !shortest) throw errorInstance
  return shortest && [`MODEL_PATH=${counterexamplePath}`, ...shortest]
}

test(
  `${WALKS} interleavings of two people in several tabs break no promise (MODEL_SEED=${SEED})`,
  async () => {
    // As one text, which is printed whole.
    expect((await findCounterexample())?.join('\n')).toBeUndefined()
  },
  LIMIT_MS,
)
