/**
 * The files that `npm run mutate` changes, by group, with the tests that must notice the changes, and the minimum score in percent.
 * Tests of a whole screen are left out, because they would delay each mutant by seconds.
 */
export const GROUPS = {
  decisions: {
    mutate: ['src/features/**/*.ts', '!src/features/**/*Slice.ts', '!src/features/**/use[A-Z]*.ts'],
    tests: ['features', 'scenarios'],
    least: 98,
  },
  // A reducer is built on its first action and then cached, so the tests that reach its parts are unknown: all tests of reducers run.
  reducers: {
    mutate: ['src/features/**/*Slice.ts'],
    tests: ['features'],
    holding: 'reducer(',
    coverage: 'off',
    least: 99,
  },
  // The addresses of calls are held by the tests of the calls.
  addresses: {
    mutate: ['src/services/addresses/*.ts', '!src/services/addresses/endpoints.ts'],
    tests: ['services/addresses'],
    least: 97,
  },
  sagas: { mutate: ['src/sagas/**/*.ts'], tests: ['sagas'], least: 98 },
}
