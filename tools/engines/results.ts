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
  /** The number of files. */
  files: number
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

interface Test {
  projectName: string
  status: string
  annotations: Annotation[]
}

interface Suite {
  file: string
  specs: { title: string; tests: Test[] }[]
  suites?: Suite[]
}

/** The part of Playwright's JSON report that is read. */
export interface Report {
  suites: Suite[]
  errors: { location?: { file: string } }[]
}

const walkedIn = ({ file, specs, suites = [] }: Suite): (Test & { file: string; title: string })[] => [
  ...specs.flatMap(({ title, tests }) => tests.map(test => ({ file, title, ...test }))),
  ...suites.flatMap(walkedIn),
]

/** Separates the feature from the name of the step in the annotation of a skipped step (test/support/engines/needs.ts). */
const STEP = ', in the step '

/** Counts the features in the annotations of a kind. */
function countFeatures(annotations: readonly Annotation[], wanted: string): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { type, description = '' } of annotations) {
    const [feature = ''] = description.split(STEP)
    if (type === wanted) counts[feature] = (counts[feature] ?? 0) + 1
  }
  return counts
}

/** Returns the results of an engine. A file that could not be loaded has failed. */
export function resultsIn({ suites, errors }: Report, engine: string): Results {
  const all = suites.flatMap(walkedIn).filter(({ projectName }) => projectName === engine)
  const ended = (...statuses: string[]) => all.filter(({ status }) => statuses.includes(status))
  const annotations = (status: string) => ended(status).flatMap(test => test.annotations)
  const broken = errors.flatMap(({ location }) => (location ? path.relative('', location.file) : []))
  return {
    files: new Set(all.map(({ file }) => file)).size,
    passed: ended('expected').length,
    failed: [...ended('unexpected', 'flaky').map(({ title }) => title), ...broken],
    leftOut: countFeatures(annotations('skipped'), 'skip'),
    leftOutSteps: countFeatures(annotations('expected'), 'skipped step'),
  }
}

export const leftOutOf = ({ leftOut }: Results): number =>
  Object.values(leftOut).reduce((sum, count) => sum + count, 0)
