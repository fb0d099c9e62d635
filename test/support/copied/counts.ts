import { readFileSync, writeFileSync } from 'node:fs'

const PAGE = 'docs/testing.md'
const SENTENCE = /(\d+) step tests and (\d+) outcome tests; of (\d+) others/

interface Counts {
  step: number
  outcome: number
  none: number
}

/** The page's sentence about copied tests; `UPDATE_DOCS=1` writes it first. */
export function inDocs({ step, outcome, none }: Counts): Counts {
  const page = readFileSync(PAGE, 'utf8')
  const written = page.replace(SENTENCE, `${step} step tests and ${outcome} outcome tests; of ${none} others`)
  if (process.env['UPDATE_DOCS']) writeFileSync(PAGE, written)
  const [, ...told] = SENTENCE.exec(process.env['UPDATE_DOCS'] ? written : page) ?? []
  const [steps = 0, outcomes = 0, others = 0] = told.map(Number)
  return { step: steps, outcome: outcomes, none: others }
}
