import { execFileSync } from 'node:child_process'

const rows: [file: string, name: string, refused: boolean][] = [
  ['src/features/company/probe.ts', 'globalThis.sessionStorage', true],
  ['src/sagas/signIn/probe.ts', 'self.location', true],
  ['src/components/fields/probe.ts', 'window.name', true],
  ['src/store/probe.ts', 'localStorage', true],
  ['src/app/probe.ts', 'document.title', true],
  ['src/components/layout/Modal.tsx', 'document.activeElement', false],
  ['src/components/layout/Modal.tsx', 'localStorage', true],
  ['src/services/browser/probe.ts', 'window.name', true],
  ['src/services/storage/probe.ts', 'localStorage', true],
  ['src/services/http/probe.ts', 'crypto', true],
  ['src/services/tab.ts', 'globalThis', false],
  ['src/services/http/unseen/worker.ts', 'self', false],
  ['src/boot/probe.ts', 'window.name', false],
]

test('only the edge touches the world, services through their tab, and listed files only the globals that are listed for them', () => {
  const input = JSON.stringify(rows.map(([file, name]) => ({ file, code: `export const it = ${name}\n` })))
  const said = execFileSync(process.execPath, ['test/scripts/lint/lintGlobals.mjs'], {
    input,
    encoding: 'utf8',
  })
  const refused = JSON.parse(said) as boolean[]
  expect(rows.map(([file, name], at) => [file, name, refused[at]])).toEqual(rows)
})
