import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { soon } from './soon'

/** What a client of `examples/` tells, one line each. */
type Told = { version: string } | { address: string } | { outside: string } | { value: unknown }

export interface Client {
  version: () => string
  /** Where its window has been, last is now. */
  addresses: string[]
  /** What it would have opened in the person's own browser. */
  outside: string[]
  /** The value of an expression of one line in its page; throws where the page is left meanwhile. */
  evaluate: (expression: string) => Promise<unknown>
  stop: () => void
}

/** A script of a page that is left has no answer. */
const ANSWER_MS = 2000

const isTold = (line: string): boolean => line.startsWith('{"')

/** Starts a client of `examples/` under a display of its own, at an address. */
export async function startClient(folder: string, address: string, flags: string[] = []): Promise<Client> {
  const args = ['-a', '/usr/bin/python3', `examples/${folder}/client.py`, address, '--drive', ...flags]
  // Qt's own sandbox does not run as root, as containers do.
  const env = { ...process.env, QTWEBENGINE_DISABLE_SANDBOX: '1' }
  const child = spawn('xvfb-run', args, { env, stdio: ['pipe', 'pipe', 'ignore'] })
  let version = ''
  const [addresses, outside, values]: [string[], string[], unknown[]] = [[], [], []]
  createInterface({ input: child.stdout }).on('line', line => {
    if (!isTold(line)) return
    const told = JSON.parse(line) as Told
    if ('version' in told) version = told.version
    if ('address' in told) addresses.push(told.address)
    if ('outside' in told) outside.push(told.outside)
    if ('value' in told) values.push(told.value)
  })
  const evaluate = async (expression: string): Promise<unknown> => {
    values.length = 0
    child.stdin.write(`${expression}\n`)
    const [value] = await soon(
      () => values,
      found => found.length > 0,
      ANSWER_MS,
    )
    return value
  }
  await soon(
    () => addresses,
    found => found.length > 0,
  )
  return { version: () => version, addresses, outside, evaluate, stop: () => child.stdin.end() }
}
