import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { runConformance } from './broken/processes'

const PAGE = readFileSync('docs/adopting.md', 'utf8')
/** The command from the page, so that a reader who copies it gets the shown output. */
const COMMAND = /^FOYER_PASSWORD=(\S+) npm run conformance -- --api http:\/\/127\.0\.0\.1:4500 (.+)$/m

let backend: ChildProcessWithoutNullStreams | undefined
let origin: string

beforeAll(async () => {
  // Without its pages the example ends before its first line.
  if (!existsSync('dist/index.html')) throw new Error('There is no build. Run: npm run build')
  backend = spawn(process.execPath, ['examples/minimal-backend/server.mjs', 'dist', '0'], { stdio: 'pipe' })
  const [line] = (await once(createInterface(backend.stdout), 'line')) as [string]
  origin = new URL(line).origin
})
afterAll(() => backend?.kill())

test('the example passes the journeys that the page for adopters lists', async () => {
  const [, password = '', options = ''] = COMMAND.exec(PAGE) ?? []
  const args = ['--api', origin, ...options.split(' ')]
  const { output, errors, code } = await runConformance(args, { FOYER_PASSWORD: password })
  expect(errors).toBe('')
  expect(output.match(/^✗.*/gmu) ?? []).toEqual([])
  expect(output).toContain(/^✓ sign-in: .*$/mu.exec(PAGE)?.[0])
  const counts = /^\d+ carried, 0 not carried, /m
  expect(counts.exec(output)?.[0]).toBe(counts.exec(PAGE)?.[0])
  expect(code).toBe(0)
})
