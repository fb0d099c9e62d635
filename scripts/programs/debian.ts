import { type ExecFileSyncOptions, execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

export interface Program {
  /** The variable that names the program; if it names none, there is no search. */
  variable: string
  names: string[]
  /** Other possible places, in addition to the `PATH`. */
  places?: string[]
}

/** Returns this machine's program: the one that its variable names, otherwise one on the `PATH`. */
export function findProgram(
  { variable, names, places = [] }: Program,
  env: NodeJS.ProcessEnv = process.env,
): string | undefined {
  const named = env[variable]
  if (named) return isExecutable(named) ? named : undefined
  const folders = (env.PATH ?? '').split(path.delimiter).filter(folder => folder !== '')
  return [...folders.flatMap(folder => names.map(name => path.join(folder, name))), ...places].find(
    isExecutable,
  )
}

/** Returns the paths of a file in each subfolder of a folder; none without the folder. */
export const placesIn = (folder: string, file: string): string[] =>
  existsSync(folder) ? readdirSync(folder).map(name => path.join(folder, name, file)) : []

/** Returns true if packages can be installed: as root on Debian. */
export const canInstall = (): boolean =>
  process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/etc/debian_version')

/** Installs Debian packages; the caller must check the result. */
export function installFromDebian(packages: string[]): void {
  const options: ExecFileSyncOptions = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  try {
    execFileSync('apt-get', ['update', '-q'], options)
    execFileSync('apt-get', ['install', '-yq', ...packages], options)
  } catch {
    // The caller names the missing program.
  }
}
