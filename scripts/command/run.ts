import { spawn } from 'node:child_process'

export interface Outcome {
  ok: boolean
  /** Both output streams; empty if the output was printed directly. */
  output: string
}

export interface RunOptions {
  /** True to print the output directly. */
  loud?: boolean
  /** True to let the command read typed input. */
  typed?: boolean
  env?: Record<string, string>
}

/** Runs `node` with these arguments until it ends. */
export function runNode(
  args: string[],
  { loud = false, typed = false, env = {} }: RunOptions = {},
): Promise<Outcome> {
  return new Promise(resolve => {
    const child = spawn(process.execPath, args, {
      stdio: loud ? [typed ? 'inherit' : 'ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    })
    const chunks: Buffer[] = []
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.on('error', error => resolve({ ok: false, output: String(error) }))
    child.on('close', code => resolve({ ok: code === 0, output: Buffer.concat(chunks).toString() }))
  })
}

/** Runs one of our scripts. */
export const runScript = (name: string, args: string[] = [], options: RunOptions = {}): Promise<Outcome> =>
  runNode(['--import', 'tsx', `scripts/${name}.ts`, ...args], options)
