/**
 * The files that `npm run mutate` changes, by group, with the tests that must notice the changes, and the minimum score in percent.
 * The mutants that survive `tests` run again with the `slow` ones as well, and with the tests that open a screen.
 *
 * In a group with `folders`, each folder runs with the tests of the same folder and those in no folder, and its survivors with those named here, because
 * with all tests the run would take a day. `*` stands for the files that are in no folder.
 *
 * @typedef {{ mutate: string[], tests: string[], slow?: string[], least: number, coverage?: 'off', folders?: Record<string, string[]> }} Group
 * @type {Record<string, Group>}
 */
export const GROUPS = {
  decisions: {
    // Not the hooks of screens and the widths of the notice.
    mutate: [
      'src/features/**/*.ts',
      '!src/features/**/*Slice?(s).ts',
      '!src/features/**/use[A-Z]*.ts',
      '!src/features/**/*Styles.ts',
    ],
    tests: ['features', 'scenarios/decisions.test.ts'],
    slow: ['sagas'],
    folders: {
      notice: ['sagas/page'],
      polling: ['sagas/lifetime'],
      record: ['sagas/page', 'sagas/signIn'],
    },
    least: 98,
  },
  // A reducer is built on its first action and then cached, so the tests that reach its parts are not all known: survivors run with all tests of the folder.
  reducers: {
    mutate: ['src/features/**/*Slice?(s).ts'],
    tests: ['features'],
    slow: ['sagas'],
    folders: {
      authenticator: ['sagas/mfa'],
      record: ['sagas/mfa', 'sagas/oneSignIn', 'sagas/page', 'sagas/password', 'sagas/signIn'],
      session: ['sagas/signIn', 'sagas/support'],
    },
    coverage: 'off',
    least: 99,
  },
  // The addresses of calls are held by the tests of the calls.
  addresses: {
    mutate: ['src/services/addresses/*.ts', '!src/services/addresses/endpoints.ts'],
    tests: ['services/addresses'],
    least: 97,
  },
  sagas: {
    mutate: ['src/sagas/**/*.ts'],
    tests: ['sagas'],
    folders: {
      '*': ['sagas/page'],
      account: ['sagas/password'],
      authenticator: ['sagas/mfa'],
      company: ['sagas/support'],
      oneSignIn: ['sagas/page'],
      passkeys: ['sagas/account', 'sagas/signIn/passkey'],
    },
    least: 98,
  },
}

/** Returns the group of a run such as `sagas/password`, limited to the folder. */
export function groupOf(run) {
  const [name, folder, ...below] = run.split('/')
  const group = GROUPS[name]
  if (folder === undefined) return group
  const { mutate, tests, slow = [], folders } = group
  const files = folder === '*' ? '' : `${[folder, ...below].join('/')}/**/`
  const testsIn = roots =>
    roots.flatMap(root => (root.endsWith('.ts') ? root : [`${root}/*`, `${root}/${folder}`]))
  return {
    ...group,
    mutate: mutate.map(pattern => pattern.replace('**/', files)),
    ...(folders && {
      tests: testsIn(tests),
      slow: [...testsIn(slow), ...(folders[folder] ?? [])],
    }),
  }
}
