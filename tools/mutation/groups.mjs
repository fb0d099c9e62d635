/**
 * The files that `npm run mutate` changes, by group, with the tests that must notice the changes, and the minimum score in percent.
 * Tests of a whole screen are left out, because they would delay each mutant by seconds.
 *
 * @typedef {{ mutate: string[], tests: string[], least: number, holding?: string, coverage?: 'off', folders?: Record<string, string[]> }} Group
 * @type {Record<string, Group>}
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
  // Each folder runs with its own tests and those named here, because with all tests of sagas the run would take a day.
  sagas: {
    mutate: ['src/sagas/**/*.ts'],
    tests: ['sagas'],
    folders: {
      '*': ['effects.test.ts', 'page'],
      company: ['support'],
      navigation: ['account', 'helpDeskCode'],
    },
    least: 98,
  },
}

/** Returns the group of a run such as `sagas/password`, limited to the folder; `*` stands for the files that are in no folder. */
export function groupOf(run) {
  const [name, folder, ...below] = run.split('/')
  const group = GROUPS[name]
  if (folder === undefined) return group
  const files = folder === '*' ? '' : `${[folder, ...below].join('/')}/**/`
  const { mutate, tests, folders } = group
  return {
    ...group,
    mutate: mutate.map(pattern => pattern.replace('**/', files)),
    tests: folders ? [folder, ...(folders[folder] ?? [])].map(place => `${tests[0]}/${place}`) : tests,
  }
}
