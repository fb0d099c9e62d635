const PATIENCE = '<rootDir>/test/support/patience.ts'
const WORKER = '<rootDir>/test/support/workerEnvironment.ts'
const TRACE = ['watched', 'readable'].map(name => `<rootDir>/test/support/trace/${name}.ts`)

const PYTHON = [
  'packages/contract/test/pythonBackend',
  'packages/contract/test/pythonStates',
  'test/docs/visitQueries',
].map(name => `<rootDir>/${name}.test.ts`)

/**
 * Three projects: code that runs in a page (jsdom), on a server or in a script, and code that needs Python and
 * PostgreSQL. Playwright Test runs the browser tests (playwright.config.ts).
 */
export const shared = {
  transform: {
    '(?:\\.(?:tsx?|mjs)|/(?:culori|modern-tar|embed)/.+\\.js)$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  // They contain only ES modules, which Jest loads only after a transform.
  transformIgnorePatterns: ['/node_modules/(?!(?:culori|modern-tar)/)'],
  // While Stryker runs, this folder contains a copy of the tree.
  modulePathIgnorePatterns: ['<rootDir>/.cache/'],
  moduleNameMapper: {
    '^(src|test|sandbox|scripts|tools|deploy|embed|examples|scenarios)/(.*)$': '<rootDir>/$1/$2',
    '\\.css(\\?(url|text))?$': '<rootDir>/test/support/emptyModule.ts',
    '^@testing-library/react$': '<rootDir>/test/support/testingLibrary.ts',
  },
}

export default {
  testSequencer: '<rootDir>/test/support/longFirst.js',
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testEnvironment: '<rootDir>/test/support/pageEnvironment.js',
      testMatch: ['<rootDir>/test/**/*.test.ts?(x)', '<rootDir>/packages/saga-workbench/test/**/*.test.ts'],
      testPathIgnorePatterns: [
        '/node_modules/',
        '<rootDir>/test/e2e/',
        '<rootDir>/test/sandbox/',
        '<rootDir>/test/scripts/',
        '<rootDir>/test/tools/',
        '<rootDir>/test/docs/',
        '<rootDir>/test/model/',
        '<rootDir>/test/nginx/',
      ],
      setupFilesAfterEnv: [PATIENCE, ...TRACE, '<rootDir>/test/support/setup.ts'],
    },
    {
      ...shared,
      displayName: 'node',
      // With the worker's sandbox.
      testEnvironment: WORKER,
      testMatch: [
        '<rootDir>/test/{sandbox,scripts,tools,docs,model,nginx}/**/*.test.ts',
        '<rootDir>/packages/contract/test/**/*.test.ts',
      ],
      testPathIgnorePatterns: ['/node_modules/', ...PYTHON],
      setupFilesAfterEnv: [PATIENCE],
    },
    {
      ...shared,
      displayName: 'python',
      testEnvironment: 'node',
      testMatch: PYTHON,
      setupFilesAfterEnv: [PATIENCE],
    },
  ],
}
