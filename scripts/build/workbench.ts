import { utimesSync } from 'node:fs'
import path from 'node:path'
import { Complaint } from 'scripts/command/command'
import { runNode } from 'scripts/command/run'
import { isBuilt, WEBPACK } from './build'

/** The folder of the build with the workbench; it never ships. */
export const WORKBENCH = '.cache/workbench'

/** Builds the app with its workbench if that build is missing or older than its sources; throws with the build's output if it fails. */
export async function ensureWorkbench(): Promise<void> {
  const page = path.join(WORKBENCH, 'index.html')
  if (isBuilt(page)) return
  console.log('Building the workbench …')
  const output = ['--output-path', path.resolve(WORKBENCH)]
  const { ok, output: said } = await runNode([
    WEBPACK,
    '--mode',
    'development',
    '--env',
    'workbench',
    ...output,
  ])
  if (!ok) throw new Complaint(`The build failed.\n${said}`)
  // An unchanged page is not written again.
  utimesSync(page, new Date(), new Date())
}
