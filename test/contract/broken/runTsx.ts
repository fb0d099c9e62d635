import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

export interface Ended {
  code: number | null
  output: string
  errors: string
}

function start(
  script: string,
  args: string[],
  env: Record<string, string>,
): ChildProcessByStdio<null, Readable, Readable> {
  return spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
}

/** Runs a script in a process of its own, line by line. */
export function linesOf(script: string, args: string[]): { next: () => Promise<string>; stop: () => void } {
  const child = start(script, args, {})
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

/** Runs a script in a process of its own, to its end. */
export function runTsx(script: string, args: string[], env: Record<string, string> = {}): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = start(script, args, env)
    let output = ''
    let errors = ''
    child.stdout.on('data', chunk => (output += String(chunk)))
    child.stderr.on('data', chunk => (errors += String(chunk)))
    child.on('error', reject)
    child.on('close', code => resolve({ code, output, errors }))
  })
}
