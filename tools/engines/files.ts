import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = 'test/e2e'
/** How a test opens a browser of the run's engine: through `test/support/browser.ts`, itself or by what several files share. */
const OPENS = /from 'test\/(?:support\/browser|e2e\/accessible\/look|e2e\/\w+\/stage)'/
/** The workbench is for those who build the app, and nginx answers every browser alike. */
const OURS = /^test\/e2e\/(?:workbench|nginx)\//

/** The files of tests that a browser walks. */
export const walked = (): string[] =>
  readdirSync(ROOT, { recursive: true, encoding: 'utf8' })
    .map(name => path.posix.join(ROOT, name))
    .filter(file => file.endsWith('.test.ts') && !OURS.test(file) && OPENS.test(readFileSync(file, 'utf8')))
    .sort()
