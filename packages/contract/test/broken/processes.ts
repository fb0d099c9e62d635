import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

export interface Ended {
  code: number | null
  output: string
  errors: string
}

type Child = ChildProcessByStdio<null, Readable, Readable>

function start(args: string[], env: Record<string, string>): Child {
  return spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
}

/** Runs a script in a separate process, line by line. */
export function linesOf(script: string): { next: () => Promise<string>; stop: () => void } {
  const child = start(['--import', 'tsx', script], {})
  child.stderr.resume()
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  return {
    next: async () => {
      const line = await lines.next()
      if (line.done) throw new Error(`${script} has ended`)
      return line.value
    },
    stop: () => child.kill(),
  }
}

/** Returns the options that name these people, by their role. */
export const usersOf = (people: Record<string, string>): string[] =>
  Object.entries(people).flatMap(([role, name]) => ['--user', `${role}=${name}`])

/** From its sources where a source file provides the codes, and where `npm test` has not bundled it. */
const programOf = (args: string[]): string[] =>
  process.env.CONFORMANCE_FILE && !args.some(arg => arg.endsWith('.ts'))
    ? [process.env.CONFORMANCE_FILE]
    : ['--import', 'tsx', 'packages/contract/src/main.ts']

/** Runs the command `conformance` in a separate process until it ends. */
export function runConformance(args: string[], env: Record<string, string> = {}): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = start([...programOf(args), ...args], env)
    let output = ''
    let errors = ''
    child.stdout.on('data', chunk => (output += String(chunk)))
    child.stderr.on('data', chunk => (errors += String(chunk)))
    child.on('error', reject)
    child.on('close', code => resolve({ code, output, errors }))
  })
}
