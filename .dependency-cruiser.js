// The allowed imports between files: statements, `import()` and types (docs/architecture.md). `npm run imports` checks them.

/** The folders that the files of a folder may import in addition to their own. A folder that is in no table may import nothing else. */
const TREES = {
  // Code that the app and the deployment check share.
  src: ['deploy/rules', 'packages'],
  // The app that its tests examine.
  'packages/saga-workbench': ['examples/saga-app'],
  // It judges a backend as the page does.
  'packages/contract/src': [
    ...['src/(?:constants|features|messages|services)', 'scripts/command', 'scripts/programs/chromium.ts'],
  ],
  'packages/contract/test': [
    ...['packages/contract', 'src', 'sandbox', 'scripts/(?:command|programs)'],
    ...['test/support', 'test/sandbox/(?:openSandbox|visitor).ts'],
  ],
  deploy: [],
  embed: [],
  examples: [],
  scripts: ['src', 'packages', 'sandbox', 'deploy', 'jest.config.js', 'webpack.config.js'],
  tools: ['src', 'sandbox', 'deploy', 'scripts', 'jest.config.js', 'webpack.config.js'],
  scenarios: ['src', 'packages'],
  sandbox: ['deploy', 'embed', 'scripts/programs', 'scenarios', 'packages'],
  test: ['src', 'packages', 'sandbox', 'scripts', 'tools', 'deploy', 'embed', 'scenarios'],
}
const LAYERS = {
  constants: [],
  messages: [],
  styles: [],
  services: ['constants'],
  components: ['constants', 'messages', 'styles', 'services/clock.ts'],
  features: ['constants', 'messages', 'styles', 'services', 'components'],
  sagas: ['constants', 'services', 'features'],
  store: ['constants', 'services', 'features', 'sagas'],
  app: ['constants', 'messages', 'styles', 'services', 'components', 'features', 'sagas', 'store'],
  boot: ['constants', 'messages', 'styles', 'services', 'components', 'features', 'sagas', 'store', 'app'],
}
const COMPONENTS = {
  icons: [],
  layout: ['icons'],
  time: ['layout'],
  actions: ['icons', 'layout', 'time'],
  feedback: ['actions', 'icons', 'layout', 'time'],
  fields: ['feedback', 'layout'],
  codes: ['feedback', 'fields', 'layout'],
  phone: ['feedback', 'fields', 'icons', 'layout'],
}
const SERVICES = {
  browser: [],
  device: [],
  addresses: ['browser'],
  http: ['browser'],
  proof: ['robotCheck'],
  report: ['addresses', 'http'],
  api: ['addresses', 'browser', 'device', 'http', 'proof'],
  storage: ['addresses', 'api', 'browser'],
  'log.ts': ['http'],
  'helpInfo.ts': ['addresses', 'browser'],
}
/** The folders that the screens and the state of any journey may import. */
const COMMON = ['environment', 'navigation', 'person', 'polling', 'record', 'session', 'waiting']
const FEATURES = {
  session: [],
  navigation: ['session'],
  record: ['session'],
  person: ['record', 'session'],
  polling: ['session'],
  waiting: ['person'],
  // How an authenticator app is set up and recovery codes are saved.
  authenticator: ['record', 'session', 'waiting'],
  mfa: [...COMMON, 'authenticator'],
  // The parts that the security page and the password change share.
  account: COMMON,
  password: [...COMMON, 'account'],
  security: [...COMMON, 'account', 'authenticator'],
  // The features whose slices are in the first load.
  'rootReducer.ts': [
    ...['autoLogin', 'company', 'environment', 'navigation', 'record', 'session', 'signIn', 'support'],
  ],
}
/** The folders that any journey may call. */
const SHARED = ['company', 'leaving', 'lifetime', 'navigation', 'oneSignIn', 'passkeys', 'person']
const SAGAS = {
  account: SHARED,
  authenticator: [],
  company: [],
  lifetime: [],
  passkeys: ['lifetime', 'oneSignIn'],
  person: [],
  navigation: [],
  oneSignIn: ['lifetime', 'navigation'],
  leaving: ['company', 'navigation', 'oneSignIn'],
  signIn: SHARED,
  mfa: [...SHARED, 'authenticator', 'signIn'],
  mobileSetup: [...SHARED, 'mfa', 'signIn'],
  onboarding: SHARED,
  page: [...SHARED, 'requestChecks.ts', 'signIn'],
  password: [...SHARED, 'account'],
  security: [...SHARED, 'account', 'authenticator'],
  support: SHARED,
}
/** Code that runs inline in the page and therefore delays the first paint. */
const INLINE = ['boot/inline', 'constants', 'messages', 'services']
/**
 * The parts of the scripts and tools that a test of the app needs. The scripts' own tests may import all scripts;
 * those of the tools may import everything.
 */
const FOR_TESTS = {
  scripts: ['build', 'command', 'nginx', 'programs', 'tests'],
  tools: ['screens'],
}

/** A file of a folder that its subfolders share; those that join them are none. */
const LOOSE = '(?!(?:index|requestChecks)\\.)[^/]+$'
const oneOf = names => `(?:${names.join('|')})(?:/|$)`
const comment =
  'docs/architecture.md says what each folder may import; .dependency-cruiser.js has the tables.'

const rule = (name, from, to) => ({ name, comment, severity: 'error', from, to })

/**
 * The rules for the subfolders of a folder: each may import itself, the entries of its table, and the shared ones. A
 * subfolder that is in no table may import `others`.
 */
function among(folder, table, { shared = [], others = [] } = {}) {
  const named = `^${folder}${oneOf(Object.keys(table))}`
  const to = seen => ({
    // An import that begins with a slash is an address that the sandbox serves.
    path: `^${folder}(?!node_modules/|/)`,
    pathNot: `^${folder}(?:${[oneOf(seen), ...shared].join('|')})`,
    dependencyTypesNot: ['core'],
  })
  return [
    ...Object.entries(table).map(([room, seen]) =>
      rule(`${folder}${room}`, { path: `^${folder}${oneOf([room])}` }, to([room, ...seen])),
    ),
    rule(
      `${folder}*/`,
      { path: `^${folder}([^/]+)/`, pathNot: [named, '^node_modules/'] },
      to(['$1', ...others]),
    ),
  ]
}

/** The same for a layer, whose subfolders share the files beside them. */
const inLayer = (folder, table, others = []) => [
  ...among(folder, table, { shared: [LOOSE], others }),
  rule(
    `${folder}*`,
    { path: `^${folder}${LOOSE}`, pathNot: `^${folder}${oneOf(Object.keys(table))}` },
    { path: `^${folder}`, pathNot: `^${folder}${LOOSE}` },
  ),
]

export default {
  forbidden: [
    ...among('', TREES),
    ...among('src/', LAYERS),
    // The hook of the workbench, and the recording that a person adds to a ticket.
    rule(
      'src of the packages',
      { path: '^src/(?!boot/(?:recordPage|workbench)\\.ts$)' },
      { path: '^packages/' },
    ),
    rule(
      'src/boot of the packages',
      { path: '^src/' },
      { path: '^packages/(?!saga-workbench/src/(?:ticket/|options\\.ts))' },
    ),
    rule(
      'packages/*/ of the others',
      { path: '^packages/([^/]+)/' },
      { path: '^packages/', pathNot: '^packages/$1/' },
    ),
    rule('src/boot/inline', { path: '^src/boot/inline/' }, { path: `^src/(?!${oneOf(INLINE)})` }),
    ...inLayer('src/components/', COMPONENTS),
    ...inLayer('src/features/', FEATURES, COMMON),
    ...inLayer('src/services/', SERVICES),
    // A journey in no table may be another way to sign in, which continues the sign-in.
    ...inLayer('src/sagas/', SAGAS, [...SHARED, 'signIn']),
    rule(
      'test/*/ of the scripts',
      { path: '^test/(?!scripts/|tools/)[^/]+/' },
      { path: `^scripts/(?!${oneOf(FOR_TESTS.scripts)})` },
    ),
    rule(
      'test/*/ of the tools',
      { path: '^test/(?!tools/)[^/]+/' },
      { path: `^tools/(?!${oneOf(FOR_TESTS.tools)})` },
    ),
    {
      name: 'no cycle',
      comment: 'No file may lead back to itself, by import() and by types neither.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: '^node_modules/' },
    exclude: { path: '^(?:\\.cache|coverage|dist|release|screens)/' },
    // Types, too.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
