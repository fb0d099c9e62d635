import type { Recording } from 'saga-workbench/recording/entries'
import { treeOf } from 'saga-workbench/recording/tree'
import type { Exported } from 'saga-workbench/tests/source'
import { outcomeTest, stepTest } from 'saga-workbench/tests/writeTest'

export interface Copied {
  kind: 'step' | 'outcome'
  saga: string
  text: string
}

/** Both tests of every saga of a page that has a name, as the room writes them. */
export function textsOf(page: Recording, exported: Exported): Copied[] {
  const tree = treeOf(page.entries)
  const sagas = page.entries.flatMap(entry =>
    entry.entry === 'effect' && entry.saga && entry.name !== '' ? [entry] : [],
  )
  return sagas.flatMap(({ id, name: saga }): Copied[] => [
    { kind: 'step', saga, text: stepTest(page, id, exported, tree) },
    { kind: 'outcome', saga, text: outcomeTest(page, id, exported, tree) },
  ])
}

/** A text that is not a test has a comment with the reason. */
export const isTest = ({ text }: Copied): boolean => !text.startsWith('// No test of ')
