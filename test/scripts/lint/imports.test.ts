import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { temporaryFolder } from 'test/support/temporaryFolder'

/** The folders whose subfolders have a table of rules. */
const TABLES = ['src/components/', 'src/features/', 'src/services/', 'src/sagas/', 'src/', '']
/** For each other rule, an import that breaks it, from a file of this folder. */
const OTHERS: Record<string, [from: string, to: string]> = {
  '*/': ['tomorrow', 'src/services/own'],
  'src/*/': ['src/tomorrow', 'src/services/own'],
  'src of the packages': ['src/store', 'packages/saga-workbench/src/ticket/own'],
  'src/boot of the packages': ['src/boot/recordPage.ts', 'packages/saga-workbench/src/page/own'],
  'packages/*/ of the others': ['packages/other/src', 'packages/saga-workbench/src/own'],
  'src/boot/inline': ['src/boot/inline', 'src/store/own'],
  'src/components/*/': ['src/components/tomorrow', 'src/components/icons/own'],
  'src/components/*': ['src/components', 'src/components/icons/own'],
  'src/features/*/': ['src/features/passkeys', 'src/features/signIn/own'],
  'src/features/*': ['src/features', 'src/features/session/own'],
  'src/services/*/': ['src/services/tomorrow', 'src/services/http/own'],
  'src/services/*': ['src/services', 'src/services/http/own'],
  'src/sagas/*/': ['src/sagas/tomorrow', 'src/sagas/mfa/own'],
  'src/sagas/*': ['src/sagas', 'src/sagas/navigation/own'],
  'test/*/ of the scripts': ['test/support', 'scripts/budget/own'],
  'test/*/ of the tools': ['test/support', 'tools/bench/own'],
}
/** Imports that the rules must allow. */
const ALLOWED: [from: string, to: string][] = [
  ['src/boot', 'src/app/own'],
  ['src/boot/inline', 'src/services/own'],
  ['src/components/time', 'src/services/clock'],
  ['src/features/passkeys', 'src/features/session/own'],
  ['src/features/mfa', 'src/features/authenticator/own'],
  ['src/features/passkeys', 'src/features/own'],
  ['src/features/tomorrow', 'src/features/record/own'],
  ['src/features/rootReducer.ts', 'src/features/company/own'],
  ['src/sagas/index.ts', 'src/sagas/signIn/own'],
  ['src/sagas/requestChecks.ts', 'src/sagas/tomorrow/own'],
  ['src/sagas/page', 'src/sagas/requestChecks'],
  ['src/sagas/tomorrow', 'src/sagas/own'],
  ['src/sagas/tomorrow', 'src/sagas/signIn/own'],
  ['src/tomorrow', 'src/tomorrow/own'],
  ['sandbox', 'packages/saga-workbench/src/own'],
  ['packages/saga-workbench/test', 'examples/saga-app/own'],
  ['packages/contract/src', 'src/features/own'],
  ['src/boot/workbench.ts', 'packages/saga-workbench/src/options'],
  ['tools/bench', 'scripts/programs/own'],
  ['test/support', 'tools/screens/own'],
  ['test/scripts', 'scripts/budget/own'],
  ['src/boot', 'react'],
  ['src/boot', 'node:fs'],
]
/** The ways to write one of them. */
const WAYS = [
  `import '../../store/own'`,
  `import type { It } from 'src/store/own'`,
  `export { it } from 'src/store/own'`,
  `export const load = () => import('src/store/own')`,
  `export type It = typeof import('src/store/own')`,
]

const home = process.cwd()
const root = temporaryFolder('imports')

function plant(file: string, text: string): string {
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
  writeFileSync(path.join(root, file), text, { flag: 'a' })
  return file
}
/** Lets a file of a folder, or this file, import another. */
function plantImport(from: string, to: string, at: number): string {
  if (to.endsWith('/own')) plant(`${to}.ts`, '')
  return plant(from.endsWith('.ts') ? from : `${from}/probe${at}.ts`, `import '${to}'\n`)
}

const CONFIG = path.join(home, '.dependency-cruiser.js')
const NAMES = `import config from '${CONFIG}'
console.log(JSON.stringify(config.forbidden.map(({ name }) => name)))`
// An ES module, which Jest's loader cannot read.
const rules = JSON.parse(
  execFileSync(process.execPath, ['--input-type=module', '-e', NAMES], { encoding: 'utf8' }),
) as string[]

/** Returns an import that breaks a rule: a subfolder of a table must not import one that is in no table. */
function breaking(rule: string): [from: string, to: string] {
  const folder = TABLES.find(each => rule.startsWith(each)) ?? ''
  return OTHERS[rule] ?? [rule, `${folder}tomorrow/own`]
}

/** The rules that each file breaks. */
function cruise(): Map<string, string[]> {
  const bin = path.join(home, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
  const { stdout } = spawnSync(process.execPath, [bin, '-c', CONFIG, '-T', 'json', '.'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  const { summary } = JSON.parse(stdout) as {
    summary: { violations: { from: string; to: string; rule: { name: string } }[] }
  }
  const broken = new Map<string, string[]>()
  for (const { from, to, rule } of summary.violations)
    broken.set(`${from} → ${to}`, [...(broken.get(`${from} → ${to}`) ?? []), rule.name])
  return broken
}

copyFileSync('tsconfig.json', path.join(root, 'tsconfig.json'))
plant('node_modules/react/index.js', '')
plant('src/services/clock.ts', '')
plant('src/sagas/index.ts', '')
plant('packages/saga-workbench/src/options.ts', '')
const forbidden = rules
  .filter(rule => rule !== 'no cycle')
  .map((rule, at) => {
    const [from, to] = breaking(rule)
    return [rule, `${plantImport(from, to, at)} → ${to}.ts`] as const
  })
ALLOWED.forEach(([from, to], at) => plantImport(from, to, 100 + at))
const ways = WAYS.map(
  (text, at) => `${plant(`src/services/http/way${at}.ts`, `${text}\n`)} → src/store/own.ts`,
)
plant('src/store/a.ts', `import 'src/store/b'`)
plant('src/store/b.ts', `export const load = () => import('src/store/a')`)
plant('src/store/c.ts', `import 'src/store/d'`)
plant('src/store/d.ts', `import type { C } from 'src/store/c'`)
const cycles = ['src/store/a.ts → src/store/b.ts', 'src/store/c.ts → src/store/d.ts']

const broken = cruise()

test.each(forbidden)('%s: %s is reported by this rule only', (rule, arrow) => {
  expect(broken.get(arrow)).toEqual([rule])
})

test.each(ways.map((arrow, at) => [WAYS[at], arrow] as const))('%s is seen', (_way, arrow) => {
  expect(broken.get(arrow)).toEqual(['src/services'])
})

test.each(cycles)('the cycle %s is refused: by import() and by types, too', arrow => {
  expect(broken.get(arrow)).toEqual(['no cycle'])
})

test('nothing else is refused', () => {
  expect(rules).toEqual(expect.arrayContaining(Object.keys(OTHERS)))
  const planted = [...forbidden.map(([, arrow]) => arrow), ...ways, ...cycles]
  expect([...broken.keys()].sort()).toEqual(planted.sort())
})
