import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { temporaryFolder } from 'test/support/temporaryFolder'

interface Text {
  file: string
  code: string
}

type Arrow = [from: string, to: string]

/** ESLint's findings for each text as if it were in its file. */
function complaints(texts: Text[], root?: string): string[][] {
  const input = JSON.stringify({ texts, root })
  const said = execFileSync(process.execPath, ['test/scripts/lintTexts.mjs'], { input, encoding: 'utf8' })
  return JSON.parse(said) as string[][]
}

const importing = ([file, what]: Arrow): Text => ({ file, code: `import { it } from '${what}'\nit()\n` })
const named = (arrows: Arrow[]): string[] => arrows.map(([from, to]) => `${from} → ${to}`)

const LAYERS: Record<string, string> = {
  constants: 'routes',
  messages: 'message',
  styles: 'theme',
  services: 'log',
  components: 'layout/Card',
  features: 'session/sessionEvents',
  sagas: 'effects',
  store: 'createStore',
  app: 'routes',
  boot: 'draw',
  workbench: 'recording/recorder',
}
/** The table of docs/architecture.md. */
const SEES: Record<string, string[]> = {
  constants: [],
  messages: [],
  styles: [],
  services: ['constants'],
  components: ['constants', 'messages', 'styles'],
  features: ['constants', 'messages', 'styles', 'services', 'components'],
  sagas: ['constants', 'services', 'features'],
  store: ['constants', 'services', 'features', 'sagas'],
  app: Object.keys(LAYERS).filter(name => !['boot', 'workbench'].includes(name)),
  boot: Object.keys(LAYERS).filter(name => name !== 'workbench'),
  // Nothing that ships may see it.
  workbench: ['store'],
}

const folders = readdirSync('src').sort()
const betweenLayers = folders.flatMap(target =>
  folders
    .filter(from => from !== target)
    .map(from => ({
      arrow: [`src/${target}/probe.ts`, `src/${from}/${LAYERS[from]}`] as Arrow,
      allowed: SEES[target]?.includes(from),
    })),
)

const RULES: [rule: string, forbidden: Arrow[], allowed: Arrow[]][] = [
  [
    'a feature sees of the others only the session, which sees none',
    [
      ['src/features/password/probe.ts', 'src/features/signIn/redirectLoopGuard'],
      ['src/features/session/probe.ts', 'src/features/company/companySlice'],
      ['src/features/problemOf.ts', 'src/features/session/sessionEvents'],
      ['src/features/rootReducer.ts', 'src/features/password/reset/resetPasswordSlice'],
    ],
    [
      ['src/features/password/probe.ts', 'src/features/session/sessionEvents'],
      ['src/features/password/probe.ts', 'src/features/problemOf'],
      ['src/features/password/probe.ts', 'src/features/rootReducer'],
      ['src/features/rootReducer.ts', 'src/features/company/companySlice'],
      ['src/features/password/probe.ts', 'src/features/password/form/passwordRules'],
    ],
  ],
  [
    'a saga sees of the other journeys what its room is allowed',
    [
      ['src/sagas/password/probe.ts', 'src/sagas/mfa/codeEntry'],
      ['src/sagas/signIn/probe.ts', 'src/sagas/mfa/codeEntry'],
      ['src/sagas/support/probe.ts', 'src/sagas/signIn/factor'],
      ['src/sagas/lifetime/probe.ts', 'src/sagas/navigation/goTo'],
      ['src/sagas/company/probe.ts', 'src/sagas/index'],
      ['src/sagas/effects.ts', 'src/sagas/navigation/goTo'],
    ],
    [
      ['src/sagas/password/probe.ts', 'src/sagas/navigation/goTo'],
      ['src/sagas/mfa/probe.ts', 'src/sagas/signIn/factor'],
      ['src/sagas/mfa/probe.ts', 'src/sagas/effects'],
      ['src/sagas/index.ts', 'src/sagas/signIn/loginSaga'],
    ],
  ],
  [
    'rooms of services and components stand one above the other',
    [
      ['src/services/api/probe.ts', 'src/services/storage/sessionStore'],
      ['src/services/http/probe.ts', 'src/services/api/authService'],
      ['src/services/clock.ts', 'src/services/http/http'],
      ['src/components/icons/probe.ts', 'src/components/actions/Button'],
      ['src/components/layout/probe.ts', 'src/components/feedback/Status'],
    ],
    [
      ['src/services/api/probe.ts', 'src/services/http/http'],
      ['src/services/storage/probe.ts', 'src/services/schemas'],
      ['src/components/actions/probe.ts', 'src/components/icons/Icon'],
    ],
  ],
  [
    'what runs inline in the page brings nothing heavy along',
    [
      ['src/boot/inline/probe.ts', 'src/boot/draw'],
      ['src/boot/inline/probe.ts', 'src/store/createStore'],
      ['src/boot/inline/probe.ts', 'src/features/session/selectRoute'],
    ],
    [['src/boot/inline/probe.ts', 'src/services/clock']],
  ],
  [
    'src, scenarios, sandbox, scripts, deploy, examples and test have arrows of their own',
    [
      ['src/boot/probe.ts', 'sandbox/startSandbox'],
      ['src/boot/probe.ts', 'scripts/command/run'],
      ['src/boot/probe.ts', 'test/support/settled'],
      ['src/boot/probe.ts', 'deploy/policy.mjs'],
      ['sandbox/http/probe.ts', 'src/constants/routes'],
      ['scenarios/probe.ts', 'sandbox/company/people'],
      ['src/boot/probe.ts', 'scenarios/all'],
      ['sandbox/http/probe.ts', 'test/support/settled'],
      ['sandbox/http/probe.ts', 'scripts/build/build'],
      ['scripts/bench/probe.ts', 'test/support/settled'],
      ['deploy/probe.ts', 'scripts/command/run'],
      ['examples/minimal-backend/probe.ts', 'deploy/policy.mjs'],
      ['examples/minimal-backend/server.mjs', 'deploy/policy.mjs'],
      ['scripts/bench/probe.ts', '../../examples/minimal-backend/server.mjs'],
      ['test/support/probe.ts', 'scripts/bench/median'],
    ],
    [
      ['sandbox/nativeClient/probe.ts', 'scripts/programs/chromium'],
      ['scripts/bench/probe.ts', 'src/constants/routes'],
      ['scripts/bench/probe.ts', 'sandbox/startSandbox'],
      ['test/support/probe.ts', 'scripts/programs/chromium'],
      ['test/scripts/probe.ts', 'scripts/bench/median'],
      ['test/e2e/probe.ts', 'src/constants/routes'],
      ['test/e2e/probe.ts', 'scenarios/all'],
      ['sandbox/control/probe.ts', 'scenarios/all'],
      ['scenarios/probe.ts', 'src/constants/routes'],
      ['src/boot/probe.ts', 'react'],
      // The one thing of services that shared UI sees: what counts time.
      ['src/components/time/probe.ts', 'src/services/clock'],
    ],
  ],
  [
    'a folder of src sees of the others what the table says',
    betweenLayers.filter(({ allowed }) => !allowed).map(({ arrow }) => arrow),
    betweenLayers.filter(({ allowed }) => allowed).map(({ arrow }) => arrow),
  ],
]

/** The ways to write one forbidden arrow. */
const WAYS = [
  `import 'src/store/createStore'`,
  `import type { AppStore } from 'src/store/createStore'\nexport type Store = AppStore`,
  `export { createStore } from 'src/store/createStore'`,
  `export const load = () => import('src/store/createStore')`,
  `import '../../store/createStore'`,
].map(code => ({ file: 'src/services/http/probe.ts', code }))

const NAMES = [
  ['src/features/company/probe.ts', 'globalThis.sessionStorage', true],
  ['src/sagas/signIn/probe.ts', 'self.location', true],
  ['src/components/fields/probe.ts', 'window.name', true],
  ['src/store/probe.ts', 'localStorage', true],
  ['src/app/probe.ts', 'document.title', true],
  ['src/components/layout/Modal.tsx', 'document.activeElement', false],
  ['src/components/layout/Modal.tsx', 'localStorage', true],
  ['src/services/browser/probe.ts', 'window.name', false],
] as const
const using = (file: string, name: string): Text => ({ file, code: `export const it = ${name}\n` })

describe('the fence of the project', () => {
  const said = new Map<string, string[]>()
  const saidOf = ({ file, code }: Text) => said.get(file + code)

  // One run of the linter for all of them: it is what takes the time.
  beforeAll(() => {
    const arrows = RULES.flatMap(([, forbidden, allowed]) => [...forbidden, ...allowed])
    const texts = [...arrows.map(importing), ...WAYS, ...NAMES.map(([file, name]) => using(file, name))]
    complaints(texts).forEach((messages, index) => {
      const { file = '', code = '' } = texts[index] ?? {}
      said.set(file + code, messages)
    })
  })

  test('names every folder of src', () => {
    expect(folders).toEqual(Object.keys(SEES).sort())
  })

  test.each(RULES)('%s', (_rule, forbidden, allowed) => {
    const refused = [...allowed, ...forbidden].filter(arrow => saidOf(importing(arrow))?.length)
    expect(named(refused)).toEqual(named(forbidden))
  })

  test('refuses an arrow however it is written', () => {
    expect(WAYS.map(way => saidOf(way)?.length)).toEqual(WAYS.map(() => 1))
  })

  test.each(NAMES)('%s may not touch %s: %p', (file, name, barred) => {
    expect(saidOf(using(file, name))).toHaveLength(barred ? 1 : 0)
  })
})

describe('a folder that no table names', () => {
  const root = temporaryFolder('fence')
  const files = [
    'src/services/http/http.ts',
    'src/features/tomorrow/slice.ts',
    'src/features/session/events.ts',
    'src/sagas/effects.ts',
    'src/sagas/company/company.ts',
    'src/sagas/tomorrow/saga.ts',
    'src/tomorrow/own.ts',
    'src/components/actions/Button.ts',
    'src/boot/inline/index.ts',
    'src/app/App.ts',
    'tomorrow/own.ts',
    'test/e2e/walk.ts',
    'scripts/build/build.ts',
  ]
  const ARROWS = [
    ['src/tomorrow/own.ts', 'src/services/http/http', true],
    ['src/tomorrow/own.ts', 'src/tomorrow/own', false],
    ['src/services/http/http.ts', 'src/tomorrow/own', true],
    ['src/app/App.ts', 'src/tomorrow/own', true],
    ['src/sagas/tomorrow/saga.ts', 'src/sagas/company/company', true],
    ['src/sagas/tomorrow/saga.ts', 'src/sagas/effects', false],
    ['src/sagas/company/company.ts', 'src/sagas/tomorrow/saga', true],
    ['src/features/tomorrow/slice.ts', 'src/features/session/events', false],
    ['src/features/session/events.ts', 'src/features/tomorrow/slice', true],
    ['tomorrow/own.ts', 'src/services/http/http', true],
    ['test/e2e/walk.ts', 'tomorrow/own', true],
    ['scripts/build/build.ts', 'tomorrow/own', true],
  ] as const
  let said: string[][] = []

  beforeAll(() => {
    for (const file of files) {
      mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
      writeFileSync(path.join(root, file), 'export const it = 1\n')
    }
    const texts = ARROWS.map(([file, what]) =>
      importing([path.join(root, file), path.relative(path.dirname(file), what).replace(/^(?!\.)/, './')]),
    )
    said = complaints(texts, root)
  })

  test.each(ARROWS.map(([...arrow], index) => [...arrow, index] as const))(
    '%s → %s is refused: %p',
    (_from, _to, forbidden, index) => {
      expect(said[index]).toHaveLength(forbidden ? 1 : 0)
    },
  )
})
