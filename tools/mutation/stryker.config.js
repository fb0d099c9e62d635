import { GROUPS } from './groups.mjs'

const name = process.env.MUTATE ?? 'decisions'

/** Configures one group of files (tools/mutation/groups.mjs); `npm run mutate` runs them one after another. */
export default {
  mutate: GROUPS[name].mutate,
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: { configFile: 'tools/mutation/jest.config.js' },
  coverageAnalysis: GROUPS[name].coverage ?? 'perTest',
  concurrency: Number(process.env.MUTATE_WORKERS ?? 1),
  incremental: true,
  incrementalFile: `.cache/mutation/${name}.incremental.json`,
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: false },
  thresholds: { break: GROUPS[name].least },
  tempDirName: '.cache/stryker',
  ignorePatterns: ['dist', 'screens', 'coverage', '.cache', 'docs/images'],
  allowEmpty: false,
  disableTypeChecks: false,
}
