import { Complaint } from 'scripts/command/command'
import { canInstall, findProgram, installFromDebian, type Program } from './debian'

/** A program that is also available in Debian. */
export interface Package extends Program {
  /** Its name for readers. */
  name: string
  debian: string[]
}

/** Returns this machine's program, installed from Debian's packages if possible; otherwise throws an error of one line. */
export function ensureProgram(program: Package): string {
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
