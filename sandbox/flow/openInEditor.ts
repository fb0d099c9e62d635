import { spawn } from 'node:child_process'
import { realpath } from 'node:fs/promises'
import path from 'node:path'

const PLACE = /^(src\/[\w./-]+\.tsx?):(\d+)$/
/** An editor that cannot start reports it within this time. */
const STARTS_MS = 2000
const NO_EDITOR = 'No editor was found. Name the command of yours in LAUNCH_EDITOR.'

const LAUNCH = `
import launch from 'launch-editor'
launch(process.argv[1], undefined, (_file, problem) => {
  process.stderr.write(problem ?? '')
  process.exitCode = 1
})`

/** Returns the file of a place if it is one of the sources; a link must not lead outside them. */
async function sourceFile(named: string): Promise<string | undefined> {
  const file = await realpath(path.resolve(named)).catch(() => undefined)
  const sources = (await realpath('src')) + path.sep
  return file?.startsWith(sources) ? file : undefined
}

/** Opens a line of the sources in the editor that runs on this machine; returns the reason if it cannot. */
export async function openInEditor(place: string): Promise<string | undefined> {
  const [, named = '', line = ''] = PLACE.exec(place) ?? []
  const file = named && (await sourceFile(named))
  if (!file) return `There is no ${place}.`
  // A separate process group: the editor outlives the sandbox, and the sandbox does not wait for it.
  const launcher = spawn(process.execPath, ['--input-type=module', '-e', LAUNCH, `${file}:${line}`], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let problem = ''
  launcher.stderr.on('data', chunk => (problem += String(chunk)))
  return new Promise(resolve => {
    setTimeout(() => resolve(undefined), STARTS_MS).unref()
    launcher.on('close', code => resolve(code ? problem || NO_EDITOR : undefined))
    launcher.unref()
    // A pipe is typed as a stream, which has no `unref`; without it an open editor would keep the sandbox alive.
    ;(launcher.stderr as unknown as { unref: () => void }).unref()
  })
}
