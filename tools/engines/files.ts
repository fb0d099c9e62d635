import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = 'test/e2e'
/** The imports through which a test opens a browser of the run's engine: `test/support/browser.ts`, or modules that several files share. */
const OPENS = /from 'test\/(?:support\/browser|e2e\/accessible\/look|e2e\/\w+\/stage)'/
/** Users of the workbench are developers of the app, and nginx responds to every browser in the same way. */
const OURS = /^test\/e2e\/(?:workbench|nginx)\//

/** Returns the test files that a browser walks. */
export const walked = (): string[] =>
  readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .map(name => path.posix.join(ROOT, name))
    .filter(file => file.endsWith('.test.ts') && !OURS.test(file) && OPENS.test(readFileSync(file, 'utf8')))
    .sort()
