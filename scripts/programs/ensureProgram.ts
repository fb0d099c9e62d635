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
  const found = findProgram(program)
  if (found) return found
  const named = process.env[variable]
  const missing = named
    ? `${variable} names no program: ${named}`
    : `${name} is missing: install it, or name it in ${variable}.`
  if (named || !canInstall()) throw new Complaint(missing)
  console.log(`Installing ${name} from the packages of this system …`)
  installFromDebian(debian)
  const installed = findProgram(program)
  if (!installed) throw new Complaint(missing)
  return installed
}
