import { readdirSync } from 'node:fs'
import path from 'node:path'

const ROOT = 'test/e2e'
/** Users of the workbench are developers of the app, nginx responds to every browser in the same way, and the others start a Chromium themselves. */
const OURS = /^test\/e2e\/(?:workbench\/|nginx\/|conformance\.|deviceChannel\.|localHosts\.)/

/** Returns the test files whose results the page shows for each browser. */
export const walked = (): string[] =>
  readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .map(name => path.posix.join(ROOT, name))
    .filter(file => file.endsWith('.test.ts') && !OURS.test(file))
    .sort()
