import path from 'node:path'
import { readdirSync } from 'node:fs'

const ROOT = 'test/e2e'
/** Users of the workbench are developers of the app, nginx responds to every browser in the same way, and the others start a Chromium themselves. */
const OURS = /^test\/e2e\/(?:workbench\/|nginx\/|conformance\.|deviceChannel\.|localHosts\.)/

/** Returns the test files whose results the page shows for each browser. */
export const walked = (): string[] =>
  readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .map(name => path.posix.join(ROOT, name))
    .filter(file => file.endsWith('.test.ts') && !OURS.test(file))
    .sort()

/** The results of the tests that a browser walked. */
export interface Results {
  passed: number
  /** The failed tests, by name. */
  failed: string[]
  /** The number of tests that needed a feature that the browser lacks, by feature. */
  leftOut: Record<string, number>
  /** The number of steps that the browser left out of other tests, by feature. */
  leftOutSteps: Record<string, number>
}

interface Annotation {
  type: string
  description?: string
}

interface Suite {
  file: string
  specs: {
    title: string
    tests: { projectName: string; status: string; annotations: Annotation[] }[]
  }[]
  suites?: Suite[]
}

/** The part of Playwright's JSON report that is read. */
export interface Report {
  config: { rootDir: string }
  suites: Suite[]
  errors: { location?: { file: string } }[]
}

interface Walked {
  file: string
  engine: string
  title: string
  status: string
  annotations: Annotation[]
}

const walkedIn = ({ file, specs, suites = [] }: Suite): Walked[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName: engine, ...test }) => ({ file, engine, title, ...test })),
  ),
  ...suites.flatMap(walkedIn),
]

/** Separates the feature from the name of the step in the annotation of a skipped step (test/support/engines/needs.ts). */
const STEP = ', in the step '

const countBy = (all: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const each of all) counts[each] = (counts[each] ?? 0) + 1
  return counts
}

const describe = (annotations: Annotation[], wanted: string): string[] =>
  annotations.flatMap(({ type, description = '' }) =>
    type === wanted ? [description.split(STEP)[0] ?? ''] : [],
  )

function resultsOf(walked: readonly Walked[]): Results {
  const ended = (...statuses: string[]) => walked.filter(({ status }) => statuses.includes(status))
  return {
    passed: ended('expected').length,
    failed: ended('unexpected', 'flaky').map(({ title }) => title),
    leftOut: countBy(ended('skipped').flatMap(({ annotations }) => describe(annotations, 'skip'))),
    leftOutSteps: countBy(
      ended('expected').flatMap(({ annotations }) => describe(annotations, 'skipped step')),
    ),
  }
}

/** Returns the results of an engine, by the file's path from the root of the repository. A file that could not be loaded has failed. */
export function resultsIn({ config, suites, errors }: Report, engine: string): Map<string, Results> {
  const pathOf = (file: string): string => path.relative('', path.resolve(config.rootDir, file))
  const walked = suites.flatMap(walkedIn).filter(each => each.engine === engine)
  const files = [...new Set(walked.map(({ file }) => file))]
  const results = new Map(
    files.map(file => [pathOf(file), resultsOf(walked.filter(each => each.file === file))]),
  )
  for (const { location } of errors) {
    const file = location && pathOf(location.file)
    if (file) results.set(file, { passed: 0, failed: [file], leftOut: {}, leftOutSteps: {} })
  }
  return results
}

const addUp = (all: Record<string, number>[]): Record<string, number> => {
  const sum: Record<string, number> = {}
  for (const [need, count] of all.flatMap(each => Object.entries(each))) sum[need] = (sum[need] ?? 0) + count
  return sum
}

/** Returns the sum of several files. */
export const sumOf = (all: Results[]): Results => ({
  passed: all.reduce((sum, { passed }) => sum + passed, 0),
  failed: all.flatMap(({ failed }) => failed),
  leftOut: addUp(all.map(({ leftOut }) => leftOut)),
  leftOutSteps: addUp(all.map(({ leftOutSteps }) => leftOutSteps)),
})

export const leftOutOf = ({ leftOut }: Pick<Results, 'leftOut'>): number =>
  Object.values(leftOut).reduce((sum, count) => sum + count, 0)
