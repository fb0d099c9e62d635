import type { EffectEntry, Recording } from 'src/workbench/recording/entries'
import { treeOf, type Tree } from 'src/workbench/recording/tree'
import { assertion } from './assertion'
import { createSource, type Exported, type Source, Untold } from './source'
import { outcomeBody } from './outcome'

const TEST_PLAN = 'redux-saga-test-plan'

/** The saga under test with what it was started with. */
function subject(saga: EffectEntry, source: Source): string {
  return [source.exportOf(saga.name), ...saga.args.map(source.literal)].join(', ')
}

/** What the saga is given for an effect, as the next step of a step test. */
function answered({ end, kind }: EffectEntry, source: Source): string {
  if (end?.how === 'threw') return `.throw(${source.literal(end.value)})`
  if (end?.how !== 'gave' || kind === 'put' || kind === 'fork' || kind === 'spawn') return '.next()'
  const value = source.literal(end.value)
  return value === 'undefined' ? '.next()' : `.next(${value})`
}

const isAnswered = ({ end, kind }: EffectEntry): boolean =>
  kind === 'fork' || kind === 'spawn' || (end !== undefined && end.how !== 'cancelled')

function stepBody(saga: EffectEntry, tree: Tree, source: Source): string[] {
  const lines = [`  testSaga(${subject(saga, source)})`, '    .next()']
  for (const effect of tree.childrenOf(saga)) {
    lines.push(`    ${assertion(effect, tree, source)}`)
    if (!isAnswered(effect)) return lines
    try {
      lines.push(`    ${answered(effect, source)}`)
    } catch (error) {
      if (!(error instanceof Untold)) throw error
      return [
        ...lines,
        `  // What came cannot be written down (${error.message}): the rest is to be walked by hand.`,
      ]
    }
  }
  if (saga.end?.how === 'gave') lines.push('    .isDone()')
  return lines
}

function sagaOf({ entries }: Recording, id: number): [EffectEntry, Tree] {
  const tree = treeOf(entries)
  const saga = tree.effects.get(id)
  if (!saga?.saga) throw new Error('A test is made of a saga.')
  return [saga, tree]
}

function whole(saga: EffectEntry, source: Source, made: () => string[], title: string, asks = ''): string {
  try {
    const body = made()
    return [
      ...source.importLines().map(line => line.replace('{ * as raw }', '* as raw')),
      '',
      `test('${title}', ${asks}() => {`,
      ...body,
      '})',
      '',
    ].join('\n')
  } catch (error) {
    if (!(error instanceof Untold)) throw error
    return `// No test of ${saga.name || 'a saga without a name'}: ${error.message} is not exported.\n`
  }
}

/** A step test of one saga of a recording: its effects in their order, each given what came. */
export function stepTest(recording: Recording, id: number, exported: Exported): string {
  const [saga, tree] = sagaOf(recording, id)
  const source = createSource(exported)
  source.importing('testSaga', TEST_PLAN)
  return whole(saga, source, () => stepBody(saga, tree, source), `${saga.name} takes its steps in this order`)
}

/** An outcome test of one saga: the real reducer, each call answered as it was; what it put and called, in order, and the state at its end. */
export function outcomeTest(recording: Recording, id: number, exported: Exported): string {
  const [saga, tree] = sagaOf(recording, id)
  const source = createSource(exported)
  source.importing('expectSaga', TEST_PLAN)
  return whole(
    saga,
    source,
    () => outcomeBody(saga, tree, recording, source, subject(saga, source)),
    `${saga.name} comes to this end`,
    'async ',
  )
}
