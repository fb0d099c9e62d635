import { groupOf } from './groups.mjs'

const run = process.env.MUTATE ?? 'decisions'
const { mutate, coverage } = groupOf(run)

/** Configures one group of files, or a folder of it such as `sagas/password` (tools/mutation/groups.mjs); `npm run mutate` runs them one after another. */
export default {
  mutate,
  testRunner: 'jest',
  plugins: [
    '@stryker-mutator/jest-runner',
    '@stryker-mutator/typescript-checker',
    './tools/mutation/ignored.mjs',
  ],
  // Checking the types takes seconds, so that only the survivors of the fast tests are checked.
  checkers: process.env.MUTATE_SLOW ? ['typescript'] : [],
  tsconfigFile: 'tools/mutation/tsconfig.json',
  ignorers: ['looks and names'],
  jest: { configFile: 'tools/mutation/jest.config.js' },
  coverageAnalysis: (process.env.MUTATE_SLOW && coverage) || 'perTest',
  concurrency: Number(process.env.MUTATE_WORKERS ?? 1),
  reporters: ['json'],
  jsonReporter: { fileName: `${process.env.MUTATE_RESULT}.json` },
  tempDirName: '.cache/stryker',
  ignorePatterns: ['/dist', '/screens', '/coverage', '/.cache', '/docs/images'],
  allowEmpty: true,
  disableTypeChecks: false,
}
