import { readdirSync } from 'node:fs'
import path from 'node:path'

/** What the files of a folder may import, beside its own; a folder that no table names sees nothing else (docs/architecture.md). */
const TREES = {
  src: [],
  deploy: [],
  examples: [],
  scripts: ['src', 'sandbox', 'deploy'],
  scenarios: ['src'],
  sandbox: ['deploy', 'scripts/programs', 'scenarios'],
  test: ['src', 'sandbox', 'scripts', 'deploy', 'scenarios'],
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
  workbench: ['store'],
}
const COMPONENTS = {
  icons: [],
  layout: ['icons'],
  time: [],
  actions: ['icons', 'layout', 'time'],
  feedback: ['actions', 'icons', 'layout', 'time'],
  fields: ['feedback', 'layout'],
  phone: ['feedback', 'fields', 'icons', 'layout'],
}
const SERVICES = {
  browser: [],
  device: [],
  addresses: ['browser'],
  http: ['browser'],
  report: ['addresses', 'http'],
  api: ['addresses', 'browser', 'device', 'http'],
  storage: ['addresses', 'api', 'browser'],
  'log.ts': ['http'],
  'helpInfo.ts': ['addresses', 'browser'],
}
/** The features whose slices are in the first load. */
const ROOT = ['autoLogin', 'company', 'environment', 'session', 'signIn', 'support']
/** What any journey may call. */
const SHARED = ['company', 'lifetime', 'navigation', 'oneSignIn', 'passkeys', 'person']
const SAGAS = {
  company: [],
  lifetime: [],
  passkeys: ['oneSignIn'],
  person: [],
  oneSignIn: [],
  navigation: ['company', 'oneSignIn'],
  signIn: SHARED,
  mfa: [...SHARED, 'signIn'],
  mobileSetup: [...SHARED, 'mfa', 'signIn'],
  onboarding: SHARED,
  page: [...SHARED, 'signIn'],
  password: SHARED,
  support: SHARED,
}
/** What runs inline in the page: it weighs on the first paint. */
const INLINE = ['constants', 'messages', 'services']
/** What a test of the app needs of the scripts; the scripts' own tests see them all. */
const FOR_TESTS = ['build', 'capacity', 'command', 'conformance', 'nginx', 'programs', 'screens']

/** What a page's script reaches without an import. */
const WORLD = [
  'window',
  'document',
  'globalThis',
  'self',
  'localStorage',
  'sessionStorage',
  'fetch',
  'navigator',
  'location',
  'history',
  'setTimeout',
  'setInterval',
]
/** The folders that touch the world. */
const WORLDLY = ['boot', 'services', 'workbench']
/** What else has to, and what it may touch. */
const TOUCHES = {
  'src/app/App.tsx': ['document'],
  'src/app/screens/HelpModal.tsx': ['setTimeout'],
  'src/components/actions/SlowLine.tsx': ['setTimeout'],
  'src/components/feedback/DelayedFallback.tsx': ['setTimeout'],
  'src/components/feedback/useOnlineAgain.ts': ['window'],
  'src/components/layout/Modal.tsx': ['document', 'setTimeout', 'window'],
  'src/components/layout/StepBefore.tsx': ['document'],
  'src/components/layout/useOnLeaving.ts': ['window'],
  'src/components/phone/PhoneField.tsx': ['document'],
  'src/components/time/useSecondsLeft.ts': ['setInterval'],
  'src/messages/catalogue.ts': ['document', 'setTimeout'],
  'src/messages/markEnglish.ts': ['document'],
  'src/store/createStore.ts': ['window'],
}

/**
 * The zones of `import-x/no-restricted-paths` for the folders that stand below `root`: each sees itself and what its table names,
 * and nothing of what comes tomorrow.
 */
export function zonesOf(root) {
  const entries = folder => readdirSync(path.join(root, folder), { withFileTypes: true })
  const rooms = folder => entries(folder).flatMap(entry => (entry.isDirectory() ? [entry.name] : []))
  /** All subfolders may import a file beside them, except the one that joins them. */
  const loose = folder =>
    entries(folder).flatMap(({ name }) => (/^(?!index\.).*\.tsx?$/.test(name) ? [name] : []))

  const zone = (target, from, seen) => ({
    target: path.join(root, target),
    from: path.join(root, from),
    except: seen,
    message: `${target} may not see it (docs/architecture.md)`,
  })
  const among = (folder, table) =>
    rooms(folder).map(room => zone(`${folder}/${room}`, folder, [room, ...(table[room] ?? [])]))
  const inLayer = (layer, table) => {
    const shared = loose(`src/${layer}`)
    return [
      ...rooms(`src/${layer}`).map(room =>
        zone(`src/${layer}/${room}`, `src/${layer}`, [room, ...shared, ...(table[room] ?? [])]),
      ),
      ...shared.map(file =>
        zone(`src/${layer}/${file}`, `src/${layer}`, [...shared, ...(table[file] ?? [])]),
      ),
    ]
  }
  const trees = rooms('.').filter(name => !name.startsWith('.') && name !== 'node_modules')
  const journeys = rooms('src/features').filter(name => name !== 'session')
  return [
    ...trees.map(tree => zone(tree, '.', ['node_modules', tree, ...(TREES[tree] ?? [])])),
    ...among('src', LAYERS),
    zone('src/boot/inline', 'src', ['boot/inline', ...INLINE]),
    ...inLayer('components', COMPONENTS),
    ...inLayer('features', {
      ...Object.fromEntries(journeys.map(name => [name, ['session']])),
      'rootReducer.ts': ROOT,
    }),
    ...inLayer('services', SERVICES),
    ...inLayer('sagas', SAGAS),
    ...rooms('test')
      .filter(room => room !== 'scripts')
      .map(room => zone(`test/${room}`, 'scripts', FOR_TESTS)),
  ]
}

const barred = allowed => ({
  'no-restricted-globals': ['error', ...WORLD.filter(name => !allowed.includes(name))],
})

/** The project's arrows, as parts of the configuration. */
export const fence = [
  {
    files: ['**/*.{ts,tsx,mjs}'],
    rules: { 'import-x/no-restricted-paths': ['error', { zones: zonesOf('.') }] },
  },
  { files: ['src/**'], ignores: WORLDLY.map(folder => `src/${folder}/**`), rules: barred([]) },
  ...Object.entries(TOUCHES).map(([file, allowed]) => ({ files: [file], rules: barred(allowed) })),
]
