import { readdirSync } from 'node:fs'
import js from '@eslint/js'
import jest from 'eslint-plugin-jest'
import jsxA11y from 'eslint-plugin-jsx-a11y-x'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import importX from 'eslint-plugin-import-x'
import reactHooks from 'eslint-plugin-react-hooks'
import ts from 'typescript-eslint'

/** Each folder of src sees only what stands to its left (docs/architecture.md). */
const ORDER = ['constants', 'messages', 'styles', 'services', 'components', 'features', 'sagas', 'store']
const SEES = {
  constants: [],
  messages: [],
  styles: [],
  services: ['constants'],
  components: ['constants', 'messages', 'styles'],
  features: ['constants', 'messages', 'styles', 'services', 'components'],
  sagas: ['constants', 'services', 'features'],
  store: ['constants', 'services', 'features', 'sagas'],
}
/** What runs inline in the page: it weighs on the first paint. */
const EARLY_SEES = ['constants', 'messages', 'services']
const forbid = (target, from) => ({
  target: `./src/${target}`,
  from: `./src/${from}`,
  message: `${target} may not see ${from} (docs/architecture.md)`,
})
const arrows = ORDER.flatMap(target =>
  ORDER.filter(from => from !== target && !SEES[target].includes(from)).map(from => forbid(target, from)),
)
const earlyArrows = ORDER.filter(from => !EARLY_SEES.includes(from)).map(from => forbid('boot/inline', from))
const FEATURES = readdirSync('src/features', { withFileTypes: true })
  .filter(entry => entry.isDirectory() && entry.name !== 'session')
  .map(({ name }) => name)
/** What any feature may see of the others, and itself sees none of them. */
const SESSION = 'session'
const betweenFeatures = [...FEATURES, SESSION].flatMap(target =>
  FEATURES.filter(from => from !== target).map(from => forbid(`features/${target}`, `features/${from}`)),
)
const WORLD = [
  'window',
  'document',
  'localStorage',
  'sessionStorage',
  'fetch',
  'navigator',
  'location',
  'history',
  'setTimeout',
  'setInterval',
]
const pure = { 'no-restricted-globals': ['error', ...WORLD] }

export default ts.config(
  { ignores: ['dist', 'coverage', 'screens', 'node_modules', '.cache'] },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...ts.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    plugins: { 'import-x': importX, 'react-hooks': reactHooks },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    rules: {
      ...reactHooks.configs['recommended-latest'].rules,
      'import-x/no-cycle': 'error',
      'import-x/no-restricted-paths': ['error', { zones: [...arrows, ...earlyArrows, ...betweenFeatures] }],
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
      // Sagas are generators that may only delegate.
      'require-yield': 'off',
    },
  },
  {
    files: ['src/features/**', 'src/components/**'],
    ...jsxA11y.configs.strict,
    // A step moves the focus to its first field (conventions 15), and the first step has it before any script.
    rules: { ...jsxA11y.configs.strict?.rules, 'jsx-a11y-x/no-autofocus': 'off' },
  },
  { files: ['src/features/**', 'src/sagas/**'], rules: pure },
  // A reducer returns the next state: there is no draft to change (decision 0140).
  { files: ['src/features/**/*Slice.ts'], rules: { 'no-param-reassign': ['error', { props: true }] } },
  {
    files: ['test/**/*.{ts,tsx}'],
    ...jest.configs['flat/recommended'],
    rules: {
      ...jest.configs['flat/recommended'].rules,
      'jest/expect-expect': [
        'error',
        { assertFunctionNames: ['expect', 'expectSaga', 'testSaga', 'expect*'] },
      ],
      // What is not there fails the test that needs it.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // A stand-in for what the test does not watch has nothing to do.
      '@typescript-eslint/no-empty-function': 'off',
    },
  },
  {
    files: ['deploy/**/*.mjs'],
    languageOptions: { globals: { Buffer: 'readonly', console: 'readonly', process: 'readonly' } },
  },
  { files: ['*.config.js'], languageOptions: { globals: { process: 'readonly' } } },
)
