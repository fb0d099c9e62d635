import type { EffectEntry, Recording, JsonValue } from '../recording/entries'
import { treeOf, type Tree } from '../recording/tree'
import { assertion } from './assertion'
import { createSource, type Exported, hidesPart, type Source, UnwritableTest } from './source'
import { outcomeBody, returned } from './outcome'

const TEST_PLAN = 'redux-saga-test-plan'

/** Returns the code of the saga under test with its arguments. */
function subject(saga: EffectEntry, tree: Tree, source: Source): string {
  if (saga.changed) throw new UnwritableTest('what it was given changed while it ran')
  const isIdle = tree.childrenOf(saga).length === 0
  if (isIdle && saga.end?.how === 'gave' && hidesPart(saga.end.value))
    throw new UnwritableTest('all that it does is to return what hides a secret')
  return source.sagaOf(saga.name, saga.args)
}

/** Returns the next step of a step test: the result that the saga receives for an effect. */
function answered({ end, kind, changed }: EffectEntry, source: Source): string {
  if (changed) throw new UnwritableTest('the call changed what it was given')
  if (end?.how === 'threw') return `.throw(${source.shared(end.value)})`
  if (end?.how !== 'gave' || kind === 'put' || kind === 'fork' || kind === 'spawn') return '.next()'
  const value = source.shared(end.value)
  return value === 'undefined' ? '.next()' : `.next(${value})`
}

const isAnswered = ({ end, kind }: EffectEntry): boolean =>
  kind === 'fork' || kind === 'spawn' || (end !== undefined && end.how !== 'cancelled')

/** Returns the last step: the end of a saga with its return value, if that can be written. */
function doneWith(value: JsonValue, source: Source): string {
  const code = returned(value, source)
  return code === undefined ? '.isDone()' : `.returns(${code})`
}

const messageOf = (thrown: JsonValue): JsonValue =>
  (typeof thrown === 'object' && thrown !== null && 'message' in thrown ? thrown['message'] : undefined) ?? ''

function stepBody(saga: EffectEntry, tree: Tree, source: Source): string[] {
  const begin = `  testSaga(${subject(saga, tree, source)})`
  const lines = [begin, '    .next()']
  for (const effect of tree.childrenOf(saga)) {
    lines.push(`    ${assertion(effect, tree, source)}`)
    if (!isAnswered(effect)) return lines
    try {
      lines.push(`    ${answered(effect, source)}`)
    } catch (error) {
      if (!(error instanceof UnwritableTest)) throw error
      return [...lines, `  // ${error.message}: the rest is to be walked by hand.`]
    }
  }
  if (saga.end?.how === 'gave') lines.push(`    ${doneWith(saga.end.value, source)}`)
  if (saga.end?.how !== 'threw') return lines
  // The library rethrows the error of the saga.
  const [, ...steps] = lines
  return ['  expect(() =>', begin, ...steps, `  ).toThrow(${source.literal(messageOf(saga.end.value))})`]
}

type Body = (saga: EffectEntry, tree: Tree, source: Source, recording: Recording) => string[]

/** Creates the function that writes one kind of test of a saga, with the code of its body. A caller that writes several tests should pass the tree. */
const writer =
  (library: string, claim: string, bodyOf: Body, prefix = '') =>
  (recording: Recording, id: number, exported: Exported, tree = treeOf(recording.entries)): string => {
    const saga = tree.effects.get(id)
    if (!saga?.saga) throw new Error('A test is made of a saga.')
    const source = createSource(exported)
    source.importing(library, TEST_PLAN)
    try {
      const body = source.filled(bodyOf(saga, tree, source, recording))
      return [
        ...source.importLines(body.join('\n')).map(line => line.replace('{ * as raw }', '* as raw')),
        '',
        `test('${saga.name} ${claim}', ${prefix}() => {`,
        ...body,
        '})',
        '',
      ].join('\n')
    } catch (error) {
      if (!(error instanceof UnwritableTest)) throw error
      return `// No test of ${saga.name || 'a saga without a name'}: ${error.message}.\n`
    }
  }

/** Writes a step test of one saga of a recording: its effects in order with their recorded results. */
export const stepTest = writer('testSaga', 'takes its steps in this order', stepBody)

/** Writes an outcome test of one saga with the real reducer and the recorded answers. It checks the dispatched actions and calls in order, and the state at the end. */
export const outcomeTest = writer(
  'expectSaga',
  'comes to this end',
  (saga, tree, source, recording) => outcomeBody(saga, tree, recording, source, subject(saga, tree, source)),
  'async ',
)
