/**
 * What `npm run mutate` changes, a group at a time, with the tests that have to notice it, and the least score in percent.
 * Tests of a whole screen are left out: they would hold each mutant up for seconds.
 */
export const GROUPS = {
  decisions: {
    mutate: ['src/features/**/*.ts', '!src/features/**/*Slice.ts', '!src/features/**/use[A-Z]*.ts'],
    tests: ['features', 'scenarios'],
    least: 95,
  },
  // A reducer is built at its first action and then kept, so that it cannot be told which tests reach its parts: its own all run.
  reducers: {
    mutate: ['src/features/**/*Slice.ts'],
    tests: ['features'],
    only: 'Slice.test.ts',
    coverage: 'off',
    least: 95,
  },
  addresses: { mutate: ['src/services/addresses/*.ts'], tests: ['services/addresses'], least: 95 },
  sagas: { mutate: ['src/sagas/**/*.ts'], tests: ['sagas'], least: 90 },
}
