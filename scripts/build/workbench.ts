import path from 'node:path'
import { Complaint } from 'scripts/command/command'
import { runNode } from 'scripts/command/run'
import { isBuilt, WEBPACK } from './build'

/** The folder of the build that can be watched; it never ships. */
export const WORKBENCH = '.cache/workbench'

/** Builds the app with its workbench where that is missing or older than its sources; throws what the build said when it fails. */
export async function ensureWorkbench(): Promise<void> {
  if (isBuilt(path.join(WORKBENCH, 'index.html'))) return
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
}
