import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { temporaryFolder } from 'test/support/temporaryFolder'

/** One import for each rule that breaks it, from a file of the folder that the rule is named for. */
const FORBIDDEN: [rule: string, to: string, from?: string][] = [
  ['src', 'sandbox/own'],
  ['deploy', 'scripts/build/own'],
  ['examples', 'deploy/own'],
  ['embed', 'src/services/own'],
  ['scripts', 'test/support/own'],
  ['tools', 'test/support/own'],
  ['scenarios', 'sandbox/own'],
  ['sandbox', 'scripts/build/own'],
  ['test', 'tomorrow/own'],
  ['*/', 'src/services/own', 'tomorrow'],
  ['src/constants', 'src/services/own'],
  ['src/messages', 'src/constants/own'],
  ['src/styles', 'src/constants/own'],
  ['src/services', 'src/store/own'],
  ['src/components', 'src/features/own'],
  ['src/features', 'src/sagas/own'],
  ['src/sagas', 'src/messages/own'],
  ['src/store', 'src/app/own'],
  ['src/app', 'src/tomorrow/own'],
  ['src/boot', 'src/tomorrow/own'],
  ['src of the packages', 'packages/saga-workbench/src/ticket/own', 'src/store'],
  ['src/boot of the packages', 'packages/saga-workbench/src/page/own', 'src/boot/recordPage.ts'],
  ['packages/*/ of the others', 'packages/saga-workbench/src/own', 'packages/other/src'],
  ['packages/saga-workbench', 'src/boot/own'],
  ['packages/contract/src', 'src/sagas/own'],
  ['packages/contract/test', 'tools/bench/own'],
  ['src/*/', 'src/services/own', 'src/tomorrow'],
  ['src/boot/inline', 'src/store/own'],
  ['src/components/icons', 'src/components/actions/own'],
  ['src/components/layout', 'src/components/feedback/own'],
  ['src/components/time', 'src/components/icons/own'],
  ['src/components/actions', 'src/components/feedback/own'],
  ['src/components/codes', 'src/components/phone/own'],
  ['src/components/feedback', 'src/components/fields/own'],
  ['src/components/fields', 'src/components/phone/own'],
  ['src/components/phone', 'src/components/actions/own'],
  ['src/components/*/', 'src/components/icons/own', 'src/components/tomorrow'],
  ['src/components/*', 'src/components/icons/own', 'src/components'],
  ['src/features/session', 'src/features/company/own'],
  ['src/features/navigation', 'src/features/record/own'],
  ['src/features/record', 'src/features/person/own'],
  ['src/features/person', 'src/features/polling/own'],
  ['src/features/polling', 'src/features/record/own'],
  ['src/features/waiting', 'src/features/record/own'],
  ['src/features/authenticator', 'src/features/person/own'],
  ['src/features/mfa', 'src/features/signIn/own'],
  ['src/features/account', 'src/features/security/own'],
  ['src/features/password', 'src/features/security/own'],
  ['src/features/security', 'src/features/password/own'],
  ['src/features/rootReducer.ts', 'src/features/password/own', 'src/features/rootReducer.ts'],
  ['src/features/*/', 'src/features/signIn/own', 'src/features/passkeys'],
  ['src/features/*', 'src/features/session/own', 'src/features'],
  ['src/services/browser', 'src/services/http/own'],
  ['src/services/device', 'src/services/browser/own'],
  ['src/services/addresses', 'src/services/http/own'],
  ['src/services/http', 'src/services/api/own'],
  ['src/services/proof', 'src/services/api/own'],
  ['src/services/report', 'src/services/api/own'],
  ['src/services/api', 'src/services/storage/own'],
  ['src/services/storage', 'src/services/http/own'],
  ['src/services/log.ts', 'src/services/browser/own', 'src/services/log.ts'],
  ['src/services/helpInfo.ts', 'src/services/http/own', 'src/services/helpInfo.ts'],
  ['src/services/*/', 'src/services/http/own', 'src/services/tomorrow'],
  ['src/services/*', 'src/services/http/own', 'src/services'],
  ['src/sagas/account', 'src/sagas/security/own'],
  ['src/sagas/authenticator', 'src/sagas/navigation/own'],
  ['src/sagas/company', 'src/sagas/index'],
  ['src/sagas/leaving', 'src/sagas/signIn/own'],
  ['src/sagas/lifetime', 'src/sagas/navigation/own'],
  ['src/sagas/passkeys', 'src/sagas/person/own'],
  ['src/sagas/person', 'src/sagas/tomorrow/own'],
  ['src/sagas/oneSignIn', 'src/sagas/company/own'],
  ['src/sagas/navigation', 'src/sagas/person/own'],
  ['src/sagas/signIn', 'src/sagas/mfa/own'],
  ['src/sagas/mfa', 'src/sagas/onboarding/own'],
  ['src/sagas/mobileSetup', 'src/sagas/password/own'],
  ['src/sagas/onboarding', 'src/sagas/signIn/own'],
  ['src/sagas/page', 'src/sagas/mfa/own'],
  ['src/sagas/password', 'src/sagas/mfa/own'],
  ['src/sagas/security', 'src/sagas/mfa/own'],
  ['src/sagas/support', 'src/sagas/signIn/own'],
  ['src/sagas/*/', 'src/sagas/mfa/own', 'src/sagas/tomorrow'],
  ['src/sagas/*', 'src/sagas/navigation/own', 'src/sagas'],
  ['test/*/ of the scripts', 'scripts/budget/own', 'test/support'],
  ['test/*/ of the tools', 'tools/bench/own', 'test/support'],
]
/** Imports that the rules must allow. */
const ALLOWED: [from: string, to: string][] = [
  ['src/boot', 'src/app/own'],
  ['src/boot/inline', 'src/services/own'],
  ['src/components/time', 'src/services/clock'],
  ['src/features/passkeys', 'src/features/session/own'],
  ['src/features/mfa', 'src/features/authenticator/own'],
  ['src/features/password', 'src/features/account/own'],
  ['src/features/passkeys', 'src/features/own'],
  ['src/features/tomorrow', 'src/features/record/own'],
  ['src/features/rootReducer.ts', 'src/features/company/own'],
  ['src/sagas/index.ts', 'src/sagas/signIn/own'],
  ['src/sagas/requestChecks.ts', 'src/sagas/tomorrow/own'],
  ['src/sagas/page', 'src/sagas/requestChecks'],
  ['src/sagas/tomorrow', 'src/sagas/own'],
  ['src/sagas/tomorrow', 'src/sagas/company/own'],
  ['src/sagas/tomorrow', 'src/sagas/signIn/own'],
  ['src/tomorrow', 'src/tomorrow/own'],
  ['sandbox', 'scripts/programs/own'],
  ['sandbox', 'packages/saga-workbench/src/own'],
  ['packages/saga-workbench/test', 'examples/saga-app/own'],
  ['packages/contract/src', 'src/features/own'],
  ['packages/contract/test', 'sandbox/own'],
  ['src/boot/workbench.ts', 'packages/saga-workbench/src/options'],
  ['tools/bench', 'src/constants/own'],
  ['tools/bench', 'scripts/programs/own'],
  ['test/support', 'scripts/programs/own'],
  ['test/support', 'tools/screens/own'],
  ['test/scripts', 'scripts/budget/own'],
  ['test/tools', 'tools/bench/own'],
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

/** The rules that each file breaks, and the names of all rules. */
function cruise(): { broken: Map<string, string[]>; rules: string[] } {
  const bin = path.join(home, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
  const config = path.join(home, '.dependency-cruiser.js')
  const { stdout } = spawnSync(process.execPath, [bin, '-c', config, '-T', 'json', '.'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  const { summary } = JSON.parse(stdout) as {
    summary: {
      violations: { from: string; to: string; rule: { name: string } }[]
      ruleSetUsed: { forbidden: { name: string }[] }
    }
  }
  const broken = new Map<string, string[]>()
  for (const { from, to, rule } of summary.violations)
    broken.set(`${from} → ${to}`, [...(broken.get(`${from} → ${to}`) ?? []), rule.name])
  return { broken, rules: summary.ruleSetUsed.forbidden.map(({ name }) => name) }
}

copyFileSync('tsconfig.json', path.join(root, 'tsconfig.json'))
plant('node_modules/react/index.js', '')
plant('src/services/clock.ts', '')
plant('src/sagas/index.ts', '')
plant('packages/saga-workbench/src/options.ts', '')
const forbidden = FORBIDDEN.map(
  ([rule, to, from = rule], at) => [rule, `${plantImport(from, to, at)} → ${to}.ts`] as const,
)
ALLOWED.forEach(([from, to], at) => plantImport(from, to, 100 + at))
const ways = WAYS.map(
  (text, at) => `${plant(`src/services/http/way${at}.ts`, `${text}\n`)} → src/store/own.ts`,
)
plant('src/store/a.ts', `import 'src/store/b'`)
plant('src/store/b.ts', `export const load = () => import('src/store/a')`)
plant('src/store/c.ts', `import 'src/store/d'`)
plant('src/store/d.ts', `import type { C } from 'src/store/c'`)
const cycles = ['src/store/a.ts → src/store/b.ts', 'src/store/c.ts → src/store/d.ts']

const { broken, rules } = cruise()

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
  const planted = [...forbidden.map(([, arrow]) => arrow), ...ways, ...cycles]
  expect([...broken.keys()].sort()).toEqual(planted.sort())
})

test('each rule is broken here', () => {
  expect([...FORBIDDEN.map(([rule]) => rule), 'no cycle'].sort()).toEqual([...rules].sort())
})
