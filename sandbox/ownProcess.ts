import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { ShownPhone } from 'sandbox/control/phoneControl'
import type { Call } from 'sandbox/state/calls'

export interface Sandbox {
  origin: string
  idp: string
  partners: { name: string; origin: string; behaviour: string }[]
  /** Calls the control API, with the `path` after `/sandbox/api/`, and returns the JSON of its response. */
  api: <T = unknown>(path: string, init?: { method?: string; body?: unknown }) => Promise<T>
  /** Returns the calls so far to a path, on any host. */
  callsTo: (path: string) => Promise<Call[]>
  /** Returns a person's phone. */
  phone: (person: string) => Promise<ShownPhone>
  /** Returns the code of a person's newest message; empty if there is none. */
  newestCode: (person: string) => Promise<string>
}

export interface OwnSandbox extends Sandbox {
  stop: () => Promise<void>
}

export interface SandboxOptions {
  /** The folder of the production build. */
  dist?: string
  /** Variables in addition to those of this process. */
  env?: Record<string, string>
}

async function firstLine(child: ChildProcessWithoutNullStreams): Promise<string> {
  let errors = ''
  child.stderr.on('data', chunk => (errors += String(chunk)))
  const died = once(child, 'exit').then(() =>
    Promise.reject(new Error(`The sandbox did not start:\n${errors}`)),
  )
  const [line] = (await Promise.race([once(createInterface(child.stdout), 'line'), died])) as [string]
  died.catch(() => undefined)
  return line
}

/** Runs from its sources, unless `npm test` has bundled it into one file. */
const PROGRAM = process.env.SANDBOX_FILE
  ? ['--enable-source-maps', process.env.SANDBOX_FILE]
  : ['--import', 'tsx', 'sandbox/main.ts']

/** The addresses that a sandbox prints once it listens. */
export type Addresses = Pick<Sandbox, 'origin' | 'idp' | 'partners'>

/** The process of a sandbox, on free ports, and its addresses. */
export async function spawnSandbox({ dist, env }: SandboxOptions = {}): Promise<{
  child: ChildProcessWithoutNullStreams
  addresses: Addresses
}> {
  const parameters = ['--json', '--port', '0', '--idp-port', '0', ...(dist ? ['--dist', dist] : [])]
  const child = spawn(process.execPath, [...PROGRAM, ...parameters], {
    stdio: 'pipe',
    env: { ...process.env, ...env },
  })
  return { child, addresses: JSON.parse(await firstLine(child)) as Addresses }
}

/** Returns the control API of a running sandbox. */
export function controlOf({ origin }: Pick<Addresses, 'origin'>): Omit<Sandbox, keyof Addresses> {
  const api = async <T>(path: string, init: { method?: string; body?: unknown } = {}): Promise<T> => {
    const { method = 'GET', body } = init
    const response = await fetch(`${origin}/sandbox/api/${path.replace(/^\//, '')}`, {
      method,
      ...(body === undefined
        ? {}
        : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path} was answered ${response.status}: ${text}`)
    return (text === '' ? undefined : JSON.parse(text)) as T
  }
  const phone = (person: string) => api<ShownPhone>(`phone?person=${encodeURIComponent(person)}`)
  return {
    api,
    callsTo: path => api<Call[]>(`calls?path=${path}`),
    phone,
    newestCode: async person => (await phone(person)).messages[0]?.code ?? '',
  }
}

/** Starts a separate sandbox on free ports; the caller must stop it. */
export async function startSandbox(options: SandboxOptions = {}): Promise<OwnSandbox> {
  const { child, addresses } = await spawnSandbox(options)
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null) return
    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    await exited
  }
  return { ...addresses, ...controlOf(addresses), stop }
}
