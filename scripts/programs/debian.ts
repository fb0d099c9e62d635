import { type ExecFileSyncOptions, execFileSync } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { Complaint } from 'scripts/command/command'

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** A program, and its packages in Debian. */
export interface Program {
  /** Its name for readers. */
  name: string
  debian: string[]
  /** The variable that names the program; if it names none, there is no search. */
  variable: string
  names: string[]
  /** Other possible places, in addition to the `PATH`. */
  places?: string[]
}

/** Returns this machine's program: the one that its variable names, otherwise one on the `PATH`. */
export function findProgram(
  { variable, names, places = [] }: Pick<Program, 'variable' | 'names' | 'places'>,
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

/** Returns this machine's program, installed from Debian's packages if possible; otherwise throws an error of one line. */
export function ensureProgram(program: Program): string {
  const { name, variable, debian } = program
  const named = process.env[variable]
  const missing = named
    ? `${variable} names no program: ${named}`
    : `${name} is missing: install it, or name it in ${variable}.`
  return ensured({ name, named, debian, missing, find: () => findProgram(program) })
}

interface Wanted<T> {
  name: string
  /** The value of its variable: a named program is not installed. */
  named: string | undefined
  debian: string[]
  /** The error of one line. */
  missing: string
  find: () => T | undefined
}

/** Returns what this machine has, installed from Debian's packages if possible; otherwise throws the error. */
export function ensured<T>({ name, named, debian, missing, find }: Wanted<T>): T {
  const found = find()
  if (found) return found
  if (named || !canInstall()) throw new Complaint(missing)
  console.log(`Installing ${name} from the packages of this system …`)
  installFromDebian(debian)
  const installed = find()
  if (!installed) throw new Complaint(missing)
  return installed
}
