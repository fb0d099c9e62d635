import { GROUPS } from './groups.mjs'

const [name, ...folder] = (process.env.MUTATE ?? 'decisions').split('/')

/** Configures one group of files, or a folder of it such as `sagas/password` (tools/mutation/groups.mjs); `npm run mutate` runs them one after another. */
export default {
  mutate: GROUPS[name].mutate.map(files => files.replace('**', [...folder, '**'].join('/'))),
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
