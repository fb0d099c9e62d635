import js from '@eslint/js'
import jest from 'eslint-plugin-jest'
import jsxA11y from 'eslint-plugin-jsx-a11y-x'
import reactHooks from 'eslint-plugin-react-hooks'
import ts from 'typescript-eslint'
import { catalogueTexts } from './scripts/lint/catalogueTexts.js'
import { pureRender } from './scripts/lint/pureRender.js'
import { questions } from './scripts/lint/questions.js'
import { worldGlobals } from './scripts/lint/worldGlobals.js'
import { yieldedEffects } from './scripts/lint/yieldedEffects.js'

/** Forbids code that differs between development and production. */
const SAME_EVERYWHERE = {
  selector: "MemberExpression[property.name='NODE_ENV']",
  message: 'Effects and reducers are the same in development and in production.',
}

export default ts.config(
  {
    ignores: [
      'dist',
      'coverage',
      'screens',
      'node_modules',
      '.cache',
      'release',
      'test-results',
      'translations',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...ts.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-non-null-assertion': 'error',
      // A slice declares itself with an interface that adds nothing (src/features/rootReducer.ts).
      '@typescript-eslint/no-empty-object-type': [
        'error',
        { allowInterfaces: 'with-single-extends', allowWithName: '^LazyLoadedSlices$' },
      ],
      // Sagas are generators that may only delegate.
      'require-yield': 'off',
    },
  },
  {
    // These rules compile each file again, which takes a fifth of the lint: only where components and hooks are.
    files: ['**/*.tsx', '**/use[A-Z]*.ts'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs['recommended-latest'].rules,
  },
  {
    files: ['src/features/**', 'src/components/**'],
    ...jsxA11y.configs.strict,
    // A step moves the focus to its first field (accessibility/focus-moves), and the first step has it before any script.
    rules: { ...jsxA11y.configs.strict?.rules, 'jsx-a11y-x/no-autofocus': 'off' },
  },
  {
    files: ['src/**'],
    rules: {
      // Younger than the oldest browsers of docs/browsers.md; `canParse` is as old as they are.
      'no-restricted-properties': [
        'error',
        { object: 'URL', property: 'canParse' },
        { property: 'isWellFormed' },
        { property: 'withResolvers' },
      ],
    },
  },
  {
    // A fault of the app must be reported where it is caught.
    files: ['src/sagas/**'],
    ignores: ['src/sagas/caught.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'src/services/http/serviceError',
              importNames: ['failureOf'],
              message: 'Sagas catch an error through src/sagas/caught.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['src/{features,sagas}/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', SAME_EVERYWHERE] },
  },
  {
    // A rule of a later part replaces the same rule of an earlier one, so this one repeats it.
    files: ['src/features/**/*{Slice,Reducers,Changes}.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        SAME_EVERYWHERE,
        {
          selector:
            "Property[key.name='reducers'] > ObjectExpression > Property > ArrowFunctionExpression[params.length=1][body.type='Identifier']",
          message: 'An event that no reducer handles is a createAction.',
        },
        {
          selector: "SpreadElement[argument.name='state']",
          message:
            'A reducer changes the draft of its state; only the next member of a union is a new object, with the fields of that member.',
        },
      ],
    },
  },
  ...worldGlobals,
  catalogueTexts,
  pureRender,
  questions,
  yieldedEffects,
  {
    files: ['{test,packages/*/test}/**/*.{ts,tsx}'],
    ...jest.configs['flat/recommended'],
    rules: {
      ...jest.configs['flat/recommended'].rules,
      // A helper that asserts is named for it, `expectAnnounced`: else a test that has no other assertion counts as one without.
      'jest/expect-expect': [
        'error',
        { assertFunctionNames: ['expect', 'expectSaga', 'testSaga', 'expect*'] },
      ],
      // A missing value fails the test that needs it.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // A stand-in whose calls a test does not check may do nothing.
      '@typescript-eslint/no-empty-function': 'off',
    },
  },
  {
    // Playwright Test's: the first argument of a fixture is a pattern, even if it needs none.
    files: ['test/e2e/**/*.ts'],
    rules: {
      'no-empty-pattern': 'off',
      // Jest's, which the compiler knows from the other tests.
      'no-restricted-globals': [
        'error',
        ...[
          'afterAll',
          'afterEach',
          'beforeAll',
          'beforeEach',
          'describe',
          'expect',
          'it',
          'jest',
          'test',
        ].map(name => ({ name, message: 'Import it from test/e2e/fixtures/test.' })),
      ],
    },
  },
  {
    files: ['{deploy,examples}/**/*.mjs'],
    languageOptions: {
      globals: {
        Buffer: 'readonly',
        console: 'readonly',
        fetch: 'readonly',
        process: 'readonly',
        URL: 'readonly',
      },
    },
  },
  {
    files: ['embed/**/*.js'],
    languageOptions: {
      globals: Object.fromEntries(
        [
          'AbortController',
          'addEventListener',
          'BroadcastChannel',
          'clearTimeout',
          'crypto',
          'fetch',
          'localStorage',
          'location',
          'navigator',
          'open',
          'removeEventListener',
          'setTimeout',
          'TextEncoder',
        ].map(name => [name, 'readonly']),
      ),
    },
  },
  {
    files: ['*.config.js', '{scripts,tools}/**/*.js'],
    languageOptions: { globals: { process: 'readonly' } },
  },
)
