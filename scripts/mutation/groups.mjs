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
  reducers: {
    mutate: ['src/features/**/*Slice.ts'],
    tests: ['features', 'scenarios', 'sagas'],
    least: 95,
    // What a slice does as it loads: each of these changes would need every test of the group, an hour in all.
    ignoreStatic: true,
  },
  addresses: { mutate: ['src/services/addresses/*.ts'], tests: ['services/addresses'], least: 95 },
  sagas: { mutate: ['src/sagas/**/*.ts'], tests: ['sagas'], least: 90 },
}
