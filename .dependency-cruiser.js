// Which file may import which, by statement, by `import()` and for types (docs/architecture.md): `npm run imports` tells.

/** What the files of a folder may import, beside its own; a folder that no table names sees nothing else. */
const TREES = {
  // What the app and the deployment check alike.
  src: ['deploy/(?:look|nativeClients|variants)\\.mjs'],
  deploy: [],
  embed: [],
  examples: [],
  scripts: ['src', 'sandbox', 'deploy', 'jest.config.js', 'webpack.config.js'],
  tools: ['src', 'sandbox', 'deploy', 'scripts', 'jest.config.js', 'webpack.config.js'],
  scenarios: ['src'],
  sandbox: ['deploy', 'embed', 'scripts/programs', 'scenarios', 'src/workbench'],
  test: ['src', 'sandbox', 'scripts', 'tools', 'deploy', 'scenarios'],
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
  boot: [
    ...['constants', 'messages', 'styles', 'services', 'components', 'features', 'sagas', 'store', 'app'],
    // The recording that a person adds to a ticket.
    'workbench/ticket',
  ],
  workbench: [
    'constants',
    'store',
    'services/errorName.ts',
    'services/http/failure.ts',
    'services/http/serviceError.ts',
  ],
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
  username: [],
  api: ['addresses', 'browser', 'device', 'http', 'proof', 'username'],
  storage: ['addresses', 'api', 'browser', 'username'],
  'log.ts': ['http'],
  'helpInfo.ts': ['addresses', 'browser'],
}
/** What the screens and the state of any journey may import. */
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
  // What the page of the account and the change of a password show alike.
  account: COMMON,
  password: [...COMMON, 'account'],
  security: [...COMMON, 'account', 'authenticator'],
  // The features whose slices are in the first load.
  'rootReducer.ts': [
    ...['autoLogin', 'company', 'environment', 'navigation', 'record', 'session', 'signIn', 'support'],
  ],
}
/** What any journey may call. */
const SHARED = ['company', 'leaving', 'lifetime', 'navigation', 'oneSignIn', 'passkeys', 'person']
const SAGAS = {
  account: SHARED,
  authenticator: [],
  company: [],
  lifetime: [],
  passkeys: ['lifetime', 'oneSignIn'],
  person: [],
  navigation: [],
  oneSignIn: ['navigation'],
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
/** What runs inline in the page: it weighs on the first paint. */
const INLINE = ['boot/inline', 'constants', 'messages', 'services']
/** What a test of the app needs of the scripts and of the tools. The scripts' own tests see all scripts, those of the tools see everything. */
const FOR_TESTS = {
  scripts: ['build', 'command', 'conformance', 'nginx', 'programs'],
  tools: ['screens'],
}

/** A file of a folder that its subfolders share; those that join them are none. */
const LOOSE = '(?!(?:index|requestChecks)\\.)[^/]+$'
const oneOf = names => `(?:${names.join('|')})(?:/|$)`
const comment =
  'docs/architecture.md says what each folder may import; .dependency-cruiser.js has the tables.'

const rule = (name, from, to) => ({ name, comment, severity: 'error', from, to })

/** The rules among the rooms of a folder: each sees itself, what its table names, and what all of them share; a room that is in no table sees `others`. */
function among(folder, table, { shared = [], others = [] } = {}) {
  const named = `^${folder}${oneOf(Object.keys(table))}`
  const to = seen => ({
    // What begins with a slash is an address that the sandbox serves.
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
